internal import FoundationEssentials
internal import Geometry

/// A driver's command, as it stands on its line.
struct Command: Decodable {
  /// What is wrong with a command.
  enum Fault: Error {
    case notAnObject
    case unknown(String)
    case missing(String)
    case bad(String)
    case noElement(String)
    case failed(String)

    var words: String {
      switch self {
      case .notAnObject: "a command is a JSON object with \"do\""
      case .unknown(let name): "there is no command \(name)"
      case .missing(let field): "\(field) is missing"
      case .bad(let field): "\(field) has no such value"
      case .noElement(let id): "there is no \(id) on the top screen"
      case .failed(let reason): reason
      }
    }
  }

  let name: String
  let id: String?
  let at: Point?
  let key: String?
  let isRepeat: Bool
  let text: String?
  let button: String?
  let size: Size?
  let scale: Double?
  let focused: Bool?
  let milliseconds: Int?
  let route: String?
  let path: String?

  private enum CodingKeys: String, CodingKey {
    case name = "do"
    case id, at, key, text, button, size, scale, focused, route, path
    case isRepeat = "repeat"
    case milliseconds = "ms"
  }

  /// Reads a command from its line.
  init(_ line: String) throws {
    do {
      self = try JSONDecoder().decode(Command.self, from: Data(line.utf8))
    } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context),
      DecodingError.valueNotFound(_, let context)
    {
      guard let field = context.codingPath.first else { throw Fault.notAnObject }
      throw Fault.bad(field.stringValue)
    } catch {
      throw Fault.notAnObject
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decode(String.self, forKey: .name)
    id = try fields.decodeIfPresent(String.self, forKey: .id)
    at = try fields.decodeIfPresent(Point.self, forKey: .at)
    key = try fields.decodeIfPresent(String.self, forKey: .key)
    isRepeat = try fields.decodeIfPresent(Bool.self, forKey: .isRepeat) ?? false
    text = try fields.decodeIfPresent(String.self, forKey: .text)
    button = try fields.decodeIfPresent(String.self, forKey: .button)
    size = try fields.decodeIfPresent(Size.self, forKey: .size)
    scale = try fields.decodeIfPresent(Double.self, forKey: .scale)
    focused = try fields.decodeIfPresent(Bool.self, forKey: .focused)
    milliseconds = try fields.decodeIfPresent(Int.self, forKey: .milliseconds)
    route = try fields.decodeIfPresent(String.self, forKey: .route)
    path = try fields.decodeIfPresent(String.self, forKey: .path)
  }

  /// A field that this command can't do without.
  func need<Value>(_ value: Value?, _ field: String) throws(Fault) -> Value {
    guard let value else { throw .missing(field) }
    return value
  }
}
