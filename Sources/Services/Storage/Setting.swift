/// A value that a setting can have.
public protocol SettingValue: Hashable, Sendable {
  /// Reads the value; nothing where the stored one is of another kind.
  ///
  /// - Parameter json: What is stored.
  init?(json: StoredValue)

  /// What is stored; `init(json: x.json) == x`.
  var json: StoredValue { get }
}

/// A key in the settings, with the value that counts where none, or a bad one, is stored.
public struct Setting<Value: SettingValue>: Sendable {
  /// The key in the file.
  public let key: String
  /// The value where none is stored.
  public let standard: Value
  private let accepts: @Sendable (Value) -> Bool

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - key: The key in the file.
  ///   - standard: The value where none is stored.
  ///   - accepts: Whether a stored value makes sense; all do unless it says otherwise.
  public init(
    _ key: String, _ standard: Value, accepts: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    self.key = key
    self.standard = standard
    self.accepts = accepts
  }

  func value(in fields: [String: StoredValue]) -> Value {
    guard let value = fields[key].flatMap(Value.init(json:)), accepts(value) else {
      return standard
    }
    return value
  }
}

extension Bool: SettingValue {
  /// Reads a truth value.
  ///
  /// - Parameter json: What is stored.
  public init?(json: StoredValue) {
    guard case .bool(let value) = json else { return nil }
    self = value
  }

  /// What is stored.
  public var json: StoredValue { .bool(self) }
}

extension Int: SettingValue {
  /// Reads a whole number.
  ///
  /// - Parameter json: What is stored.
  public init?(json: StoredValue) {
    guard case .integer(let value) = json else { return nil }
    self.init(exactly: value)
  }

  /// What is stored.
  public var json: StoredValue { .integer(Int64(self)) }
}

extension String: SettingValue {
  /// Reads a text.
  ///
  /// - Parameter json: What is stored.
  public init?(json: StoredValue) {
    guard case .string(let value) = json else { return nil }
    self = value
  }

  /// What is stored.
  public var json: StoredValue { .string(self) }
}

extension Array: SettingValue where Element == String {
  /// Reads a list of texts; anything else in it is left out.
  ///
  /// - Parameter json: What is stored.
  public init?(json: StoredValue) {
    guard case .array(let values) = json else { return nil }
    self = values.compactMap(String.init(json:))
  }

  /// What is stored.
  public var json: StoredValue { .array(map(\.json)) }
}

extension SettingValue where Self: RawRepresentable, RawValue == String {
  /// Reads the name of a case.
  ///
  /// - Parameter json: What is stored.
  public init?(json: StoredValue) {
    guard case .string(let name) = json else { return nil }
    self.init(rawValue: name)
  }

  /// What is stored.
  public var json: StoredValue { .string(rawValue) }
}
