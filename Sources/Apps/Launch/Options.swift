internal import Geometry

/// What the command line asks for.
struct Options {
  /// What the program is to do.
  enum Action {
    case play, drive, demo, routes, export, help, version

    /// Whether a route may follow it; asked for help, everything is forgiven.
    var takesRoute: Bool { ![.demo, .routes, .export].contains(self) }
  }

  var action = Action.play
  var route: String?
  /// What stands after the route, where that is allowed.
  var others: [String] = []
  var size: Size?
  var scale: Double?
  var data: String?
  var seed: UInt64?
  var language: String?
  var renderer: String?
  var showsWindow = false
  /// The file that a table of answers goes to.
  var csv: String?

  /// What is wrong with a command line.
  enum Fault: Error, Hashable {
    case unknownOption(String)
    case missingValue(String)
    case badValue(option: String, value: String)
    case tooMany(String)
    case unexpected(action: String, argument: String)
    case tooManyFor(_ command: String, takes: String, String)
    case missingOption(String, String)

    /// One line that says so.
    var words: String {
      switch self {
      case .unknownOption(let name): "unknown option \(name)"
      case .missingValue(let name): "\(name) needs a value"
      case .badValue(let name, let value): "\(value) is no value for \(name)"
      case .tooMany(let argument): "one route is enough, and \(argument) is one more"
      case .unexpected(let action, let argument): "\(action) takes no \(argument)"
      case .tooManyFor(let command, let argument, let other):
        "\(command) takes one \(argument), and \(other) is one more"
      case .missingOption(let action, let option): "\(action) needs \(option)"
      }
    }
  }

  static let renderers = ["auto", "software", "opengl", "opengles2"]

  /// Reads a command line without the program's name.
  init(_ arguments: [String], takesSeveral: Bool = false) throws(Fault) {
    var rest = arguments[...]
    if let first = rest.first, let action = Options.actions[first] {
      self.action = action
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-") {
        try take(argument, &rest)
      } else if !action.takesRoute, let word = arguments.first {
        throw .unexpected(action: word, argument: argument)
      } else if route == nil {
        route = argument
      } else if takesSeveral {
        others.append(argument)
      } else {
        throw .tooMany(argument)
      }
    }
  }

  private static let actions: [String: Action] = [
    "drive": .drive, "demo": .demo, "routes": .routes, "export": .export,
    "help": .help, "--help": .help,
    "-h": .help, "--version": .version,
  ]

  /// Whether a word says what the program is to do.
  static func isAction(_ word: String) -> Bool { actions[word] != nil }

  private mutating func take(_ option: String, _ rest: inout ArraySlice<String>) throws(Fault) {
    switch option {
    case "--help", "-h": return action = .help
    case "--version": return action = .version
    case "--window": return showsWindow = true
    default: break
    }
    guard Options.valued.contains(option) else { throw .unknownOption(option) }
    guard let value = rest.popFirst() else { throw .missingValue(option) }
    guard set(option, value) else { throw .badValue(option: option, value: value) }
  }

  private static let valued: Set<String> = [
    "--size", "--scale", "--data", "--seed", "--language", "--renderer", "--csv",
  ]

  private mutating func set(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--size":
      size = Options.size(value)
      return size != nil
    case "--scale":
      scale = Double(value).flatMap { (0.5...4).contains($0) ? $0 : nil }
      return scale != nil
    case "--seed":
      seed = UInt64(value)
      return seed != nil
    case "--language":
      language = ["en", "zh-Hans"].contains(value) ? value : nil
      return language != nil
    case "--renderer":
      renderer = Options.renderers.contains(value) ? value : nil
      return renderer != nil
    case "--csv":
      csv = value
      return !value.isEmpty
    default:
      data = value
      return !value.isEmpty
    }
  }

  /// Reads `1280x720`; from 1 to 16384 points a side.
  static func size(_ text: String) -> Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    return Size(width: Double(width), height: Double(height))
  }
}
