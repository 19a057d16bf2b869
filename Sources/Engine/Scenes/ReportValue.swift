/// A value as programs that watch the game read it.
public indirect enum ReportValue: Hashable, Sendable, Encodable {
  /// Nothing.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([ReportValue])
  /// Values by name.
  case object([String: ReportValue])

  /// Writes the value as it is in JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

extension ReportValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Nothing.
  public init(nilLiteral: ()) { self = .null }
  /// Values in order.
  public init(arrayLiteral elements: ReportValue...) { self = .array(elements) }
}
