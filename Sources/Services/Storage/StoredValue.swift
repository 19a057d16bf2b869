/// Any JSON value, for keys that this version of the game does not know but keeps.
public enum StoredValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// Any other number; never infinite.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([StoredValue])
  /// A table.
  case object([String: StoredValue])
}

extension StoredValue: Decodable {
  /// Reads a value of whatever kind stands there.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: A `DecodingError` where nothing fits, such as a number beyond all bounds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([StoredValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: StoredValue].self))
    }
  }
}

extension StoredValue: CustomStringConvertible {
  /// The value as JSON text on one line, tables in the order of their keys.
  ///
  /// Numbers are written with a full stop whatever the machine's locale is.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): value.description
    case .number(let value): value.isFinite ? value.description : "null"
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let values):
      "{"
        + values.sorted { $0.key < $1.key }
        .map { "\(Self.quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
