import Controls
import Foundation
import GameModules
import Geometry
import Routing
import SDLHost
import Scenes
import Shell
import TestSupport
import Testing

@testable import Launch

/// The program with one small game, driven in this process, off screen.
@MainActor
final class Drive {
  let program: Program
  let driver: Driver

  init(_ arguments: String...) throws {
    let launcher = Launcher(name: "colormix", modules: [{ _ in Greeting() }])
    let options = try Options(["drive"] + arguments)
    let assets = try #require(Assets(), "the assets stand above the tests' own program")
    program = Program(
      launcher, options, assets: assets, isDriven: true,
      size: options.size ?? .init(width: 640, height: 480), scale: options.scale ?? 1)
    let host = try OffscreenHost(
      program.shell.stage, fonts: program.fonts, pictures: program.pictures)
    driver = Driver(program, host)
  }

  /// The answer to a command, as JSON.
  @discardableResult
  func callAsFunction(_ line: String) throws -> [String: Any] {
    let answer = try #require(driver.answer(to: line))
    #expect(!answer.contains("\n"))
    let value = try JSONSerialization.jsonObject(with: Data(answer.utf8))
    return try #require(value as? [String: Any])
  }

  /// What an answer says, as text that can be compared.
  func text(_ line: String) -> String? { driver.answer(to: line) }

  /// The game's scene, where it is on top.
  var scene: TestScene? { program.shell.stage.top as? TestScene }
}

/// A game of one screen with two buttons.
private struct Greeting: GameModule {
  let id = "greeting"
  var menuItems: [MenuItem] {
    [MenuItem(id: "menu.greeting", route: Route([id]), order: 1, color: \.red)]
  }
  let paths = ["/greeting"]

  func base(_ services: GameServices) -> any Scene {
    TestScene("greeting", buttons: ["greeting.left", "greeting.right"])
  }

  func scene(at route: Route, _ services: GameServices) -> (any Scene)? {
    route.path.count == 1 ? base(services) : nil
  }
}

/// A folder that goes with the test.
final class Folder {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "colormix-test-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of all files below it, in order.
  var files: [String] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { name in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: "\(path)/\(name)", isDirectory: &isFolder)
      return isThere && !isFolder.boolValue
    }.sorted()
  }
}
