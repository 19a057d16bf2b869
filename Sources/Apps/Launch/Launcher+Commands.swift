internal import Controls
internal import Geometry
internal import GameModules
internal import Shell

extension Launcher {
  /// Does what a module's command says, where the command line calls one; answers with its status.
  func runCommand(_ arguments: [String]) throws(Options.Fault) -> Int32? {
    guard let name = arguments.first, !name.hasPrefix("-"), !name.hasPrefix("/") else { return nil }
    guard !Options.isAction(name), let assets = Assets() else { return nil }
    let options = try Options(Array(arguments.dropFirst()), takesSeveral: true)
    let program = Program(
      self, options, assets: assets, isDriven: false, size: Size(width: 1280, height: 720),
      scale: 1)
    let commands = program.shell.modules.flatMap(\.commands)
    guard let command = commands.first(where: { $0.name == name }) else { return nil }
    guard let first = options.route else { throw .missingOption(name, command.argument) }
    if !command.takesSeveral, let other = options.others.first {
      throw .tooManyFor(name, takes: command.argument, other)
    }
    let result = command.run([first] + options.others, program.shell.environment.strings)
    for line in result.lines { StandardStream.output.say(line) }
    for remark in result.remarks { StandardStream.error.say(remark) }
    return result.status
  }
}
