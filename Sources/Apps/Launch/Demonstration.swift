internal import GameModules
internal import Shell
internal import ShareCards
internal import Routing
internal import FoundationEssentials
internal import Geometry
internal import Scenes
internal import SDLHost
internal import SDLKit

extension Launcher {
  /// Plays a demonstration off screen and saves pictures of it.
  func demo(_ options: Options, _ assets: Assets) -> Int32 {
    let size = options.size ?? Size(width: 1280, height: 720)
    var options = options
    options.seed = options.seed ?? 1
    let program = Program(
      self, options, assets: assets, isDriven: true, size: size, scale: options.scale ?? 1)
    do {
      let host = try OffscreenHost(
        program.shell.stage, fonts: program.fonts, pictures: program.pictures)
      let demonstration = Demonstration(program, host)
      demonstration.play()
      guard let folder = demonstration.folder else {
        Program.log("the pictures could not be saved")
        return 1
      }
      StandardStream.output.say("Pictures of a demonstration are in \(folder)")
      return 0
    } catch {
      Program.log("\(error)")
      return 1
    }
  }
}

/// Plays what a program holds as a player would, and takes pictures.
@MainActor
final class Demonstration {
  private let program: Program
  private let host: OffscreenHost
  /// Where the pictures are, once one was saved.
  private(set) var folder: String?

  init(_ program: Program, _ host: OffscreenHost) {
    self.program = program
    self.host = host
  }

  /// Shows the menu, the settings, and what each entry of the menu leads to.
  func play() {
    program.shell.open("/menu")
    picture("menu", after: 400)
    program.shell.open("/settings")
    picture("settings", after: 400)
    host.receive(.key(Key("Escape")))
    host.advance(by: 400)
    for item in program.shell.modules.flatMap(\.menuItems).sorted(by: { $0.order < $1.order }) {
      program.shell.open(item.route)
      let name = item.route.path.joined(separator: "-")
      if stage.overlayName == "tutorial" { skipTutorial(name) }
      if report["mix"] != nil { playRun(name) } else { picture(name, after: 600) }
    }
  }

  private var stage: Stage { program.shell.stage }

  private var report: [String: ReportValue] { stage.report }

  private func picture(_ name: String, after milliseconds: Int) {
    host.advance(by: milliseconds)
    guard let image = try? host.screenshot() else { return }
    program.saving.save(image, fileName: name, caption: nil) { [unowned self] result in
      if case .success(let saved) = result { folder = saved.folder }
    }
  }

  private func skipTutorial(_ name: String) {
    host.receive(.key(Key("Space")))
    picture("\(name)-tutorial", after: 400)
    host.receive(.key(Key("Escape")))
  }

  /// Answers some questions rightly, the last one wrongly, and shares the result.
  private func playRun(_ name: String) {
    for count in 0..<12 {
      guard waitForQuestion(picturing: count == 11 ? "\(name)-remember" : nil) else { return }
      if count == 5 { picture(name, after: 700) }
      answer(rightly: true)
    }
    guard waitForQuestion(picturing: nil) else { return }
    answer(rightly: false)
    picture("\(name)-result", after: 2000)
    press("result.share")
    picture("\(name)-share", after: 500)
    press("share.save")
    host.advance(by: 100)
    host.receive(.key(Key("Escape")))
    host.advance(by: 400)
  }

  private func press(_ id: String) {
    guard let screen = stage.top?.screen, let element = screen.element(id) else { return }
    let place = screen.frame(of: element).center
    host.receive(.pointerDown(place))
    host.receive(.pointerUp(place))
  }

  /// Lets time pass until a question can be answered; takes a picture of cards to remember.
  private func waitForQuestion(picturing name: String?) -> Bool {
    var name = name
    for _ in 0..<200 {
      host.advance(by: 100)
      guard let game = MixState(report["mix"]) else { return false }
      if game.phase == "answer", game.remaining < game.limit { return true }
      if game.phase == "remember", let picture = name {
        self.picture(picture, after: 700)
        name = nil
      }
    }
    return false
  }

  private func answer(rightly isRight: Bool) {
    guard let game = MixState(report["mix"]), let right = game.answer else { return }
    press("game.option.\(isRight ? right : (right + 1) % 3)")
  }
}

/// What a demonstration needs of the state of Co!orMix, read as any driver reads it.
private struct MixState: Decodable {
  let phase: String
  let cards: [[String: String]]
  let target: Int
  let element: String
  let options: [String]
  let limit: Int
  let remaining: Int

  private enum CodingKeys: String, CodingKey {
    case phase, cards, target, element, options
    case limit = "limit_ms"
    case remaining = "remaining_ms"
  }

  init?(_ report: ReportValue?) {
    guard let report, let data = try? JSONEncoder().encode(report),
      let state = try? JSONDecoder().decode(MixState.self, from: data)
    else { return nil }
    self = state
  }

  /// The index of the right option.
  var answer: Int? {
    let hue = cards[target][element == "color" ? "ink" : element]
    return options.firstIndex { $0 == hue }
  }
}
