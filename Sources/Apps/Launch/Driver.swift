internal import Routing
internal import Shell
internal import FoundationEssentials
internal import Geometry
internal import Scenes
internal import SDLHost

/// Plays the program by commands: one JSON object a line in, one out.
@MainActor
final class Driver {
  let program: Program
  let host: any Host

  init(_ program: Program, _ host: any Host) {
    self.program = program
    self.host = host
    program.open(program.options.route ?? "/menu")
    host.advance(by: 0)
  }

  /// Answers the commands of standard input, until it ends or one says so.
  ///
  /// A window goes on living between commands.
  func run() {
    var reader = LineReader()
    let idle: (() -> Void)? = host is WindowHost ? { [host] in host.advance(by: 10) } : nil
    while let line = reader.next(idle: idle) {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      guard let answer = answer(to: line) else { return }
      StandardStream.output.say(answer)
    }
  }

  /// The answer to one command; `nil` where it ends the program.
  func answer(to line: String) -> String? {
    do {
      let command = try Command(line)
      guard command.name != "quit" else { return nil }
      return Driver.text(try perform(command))
    } catch let fault as Command.Fault {
      return Driver.text(["error": fault.words])
    } catch {
      return Driver.text(["error": "\(error)"])
    }
  }

  private static func text(_ value: any Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return #"{"error":"no answer"}"# }
    return String(decoding: data, as: UTF8.self)
  }

  /// What the program is doing, as drivers read it.
  var state: ReportValue {
    let stage = program.shell.stage
    let route = stage.base?.route
    var fields: [String: ReportValue] = [
      "route": .string("/" + (route?.path ?? ["menu"]).joined(separator: "/")),
      "overlay": stage.overlayName.map(ReportValue.string) ?? .null,
      "size": [.double(stage.size.width), .double(stage.size.height)],
      "scale": .double(stage.scale),
      "message": stage.message.map(ReportValue.string) ?? .null,
      "mix": .null, "guess": .null,
    ]
    fields.merge(stage.report) { _, module in module }
    return .object(fields)
  }
}
