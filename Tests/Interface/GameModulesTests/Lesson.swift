import Controls
import Drawing
import GameModules
import Geometry
import Localization
import Routing
import Scenes
import TestSupport

/// A tutorial of five steps over a scene, with spotlights where the test wants them.
final class Lesson {
  static let id = "mix.classic"
  static let names = ["card", "timer", "options", "end", "card"]
  let driver: StageDriver
  let services: TestServices
  let base = TestScene("game", buttons: ["below"])
  /// Where the spotlight is, as parts of the window.
  var spot = Rect(x: 0.2, y: 0.1, width: 0.6, height: 0.3)

  init(
    size: Size = Size(width: 1280, height: 720), scale: Double = 1,
    language: Language = .english
  ) {
    driver = StageDriver(size: size, scale: scale)
    services = TestServices(driver.stage, language: language)
    driver.stage.push(base)
  }

  /// The spotlight in the window as it is, in points.
  var spotFrame: Rect {
    let size = driver.stage.size
    return Rect(
      x: spot.minX * size.width, y: spot.minY * size.height, width: spot.width * size.width,
      height: spot.height * size.height)
  }

  func make() -> TutorialScene {
    let steps = Lesson.names.map { name in
      TutorialScene.Step(
        titleKey: "tutorial.classic.\(name).title", textKey: "tutorial.classic.\(name).text",
        spot: { [unowned self] in spotFrame })
    }
    return TutorialScene(
      id: Lesson.id, steps: steps, route: Route(["mix", "tutorial", "classic"]),
      services.services)
  }

  /// Lays a tutorial over the scene.
  @discardableResult
  func begin() -> TutorialScene {
    let tutorial = make()
    driver.stage.overlay(tutorial)
    driver.settle()
    return tutorial
  }

  /// The step that is shown, from 0, by its dots; `nil` where no tutorial is.
  var step: Int? {
    let texts = (0..<Lesson.names.count).map {
      services.environment.strings(
        "tutorial.step", ["n": "\($0 + 1)", "of": "\(Lesson.names.count)"])
    }
    return driver.node("tutorial.dots").flatMap { texts.firstIndex(of: $0.label) }
  }
}
