internal import Shell
public import Controls
public import GameModules
internal import Geometry
internal import Glibc
internal import SDLHost

/// Starts a program that holds some games: the box with all of them, or one alone.
@MainActor
public struct Launcher {
  /// The version that all programs of the project bear.
  static let version = "1.0"

  /// The program's name, as in `colormix`.
  public let name: String
  /// The name that the menu shows.
  public let logo: Logo
  /// What makes the games that it holds.
  public let modules: [(GameParts) -> any GameModule]

  /// Makes a launcher for games, each made from what the program hands it.
  public init(
    name: String, logo: Logo = .colorMix, modules: [(GameParts) -> any GameModule]
  ) {
    self.name = name
    self.logo = logo
    self.modules = modules
  }

  /// Does what the command line asks for, and ends the program.
  public func run() -> Never {
    do throws(Options.Fault) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let status = try runCommand(arguments) { exit(status) }
      exit(try run(try Options(arguments)))
    } catch {
      StandardStream.error.say("\(name): \(error.words); see \(name) --help")
      exit(2)
    }
  }

  private func run(_ options: Options) throws(Options.Fault) -> Int32 {
    switch options.action {
    case .help:
      StandardStream.output.say(usage)
      return 0
    case .version:
      StandardStream.output.say("\(name) \(Launcher.version)")
      return 0
    default: break
    }
    guard let assets = Assets() else {
      Program.log("its own files are missing; set COLORMIX_ASSETS to the folder Assets")
      return 1
    }
    switch options.action {
    case .routes: return printRoutes(options, assets)
    case .drive:
      return options.showsWindow ? driveWindow(options, assets) : drive(options, assets)
    case .demo: return demo(options, assets)
    case .export: return try export(options, assets)
    default: return play(options, assets)
    }
  }

  private func printRoutes(_ options: Options, _ assets: Assets) -> Int32 {
    let program = Program(
      self, options, assets: assets, isDriven: true, size: Size(width: 1280, height: 720),
      scale: 1)
    for path in program.shell.paths { StandardStream.output.say(path) }
    return 0
  }

  private func drive(_ options: Options, _ assets: Assets) -> Int32 {
    let size = options.size ?? Size(width: 1280, height: 720)
    let program = Program(
      self, options, assets: assets, isDriven: true, size: size, scale: options.scale ?? 1)
    do {
      let host = try OffscreenHost(
        program.shell.stage, fonts: program.fonts, pictures: program.pictures)
      Driver(program, host).run()
      program.shell.finish()
      return 0
    } catch {
      Program.log("\(error)")
      return 1
    }
  }
}
