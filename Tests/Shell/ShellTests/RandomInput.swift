import Geometry
import Scenes
import ShareCards
import Shell
import TestSupport

/// Somebody who presses whatever there is, as dice have it.
struct RandomInput {
  private var dice: Dice
  /// How many questions are still to be answered rightly before anything else is done.
  private var streak = 0

  private static let keys = [
    "1", "2", "3", "A", "B", "C", "Keypad 1", "Escape", "P", "Pause", "Return", "Space", "Tab",
    "Left", "Right", "Up", "Down", "AC Back", "Backspace", "F", "Q",
  ]
  private static let buttons = [
    "a", "b", "x", "y", "start", "back", "dpup", "dpdown", "dpleft", "dpright", "guide",
  ]
  private static let routes = [
    "/menu", "/mix/classic", "/mix/fantasy", "/mix/classic?seed=3", "/mix/tutorial/fantasy",
    "/settings", "/scores", "/about", "/nowhere", "%", "/mix", "/mix/x",
  ]
  private static let texts = ["", "a", "球", "\u{0}", "👩‍👩‍👧", String(repeating: "x", count: 300)]

  init(seed: UInt64) { dice = Dice(seed: seed) }

  /// Does something to the program, and says what.
  mutating func act(on player: Player) -> String {
    if streak > 0, let deed = goOn(player) { return deed }
    switch dice.below(100) {
    case ..<30: return key(player)
    case ..<52: return press(player)
    case ..<60: return point(player)
    case ..<66: return send(.button(dice.one(of: Self.buttons)), to: player)
    case ..<69: return resize(player)
    case ..<73: return send(.focus(dice.below(2) == 0), to: player)
    case ..<75: return send(.text(dice.one(of: Self.texts)), to: player)
    case ..<76: return send(.drop("/home/player/" + dice.one(of: Self.texts)), to: player)
    case ..<77:
      return send(.scroll(at: place(player), by: dice.number(from: -900, to: 900)), to: player)
    case ..<79:
      let route = dice.one(of: Self.routes)
      player.shell.open(route)
      return "open \(route)"
    case ..<80: return finish(player)
    case ..<83:
      streak = 1 + dice.below(40)
      return "begin to answer \(streak) questions"
    default: return wait(player)
    }
  }

  private mutating func key(_ player: Player) -> String {
    let key = Key(dice.one(of: Self.keys), isRepeat: dice.below(4) == 0, shift: dice.below(8) == 0)
    return send(.key(key), to: player)
  }

  /// A click in the middle of something that can be pressed.
  private mutating func press(_ player: Player) -> String {
    let nodes = player.driver.nodes.filter(\.isPressable)
    guard !nodes.isEmpty else { return wait(player) }
    let node = dice.one(of: nodes)
    player.driver.tap(at: node.frame.center)
    return "tap \(node.id)"
  }

  /// A part of a click anywhere.
  private mutating func point(_ player: Player) -> String {
    let place = place(player)
    let events: [InputEvent] = [
      .pointerDown(place), .pointerMoved(place), .pointerUp(place), .pointerCancelled,
    ]
    return send(dice.one(of: events), to: player)
  }

  /// A place in the window or a little outside.
  private mutating func place(_ player: Player) -> Point {
    let size = player.stage.size
    return Point(
      x: dice.number(from: -20, to: size.width + 20),
      y: dice.number(from: -20, to: size.height + 20))
  }

  private mutating func resize(_ player: Player) -> String {
    let windows = [
      WindowCase(160, 120), WindowCase(320, 240), WindowCase(375, 667, scale: 2),
      WindowCase(1000, 320, scale: 1.5), WindowCase(1280, 720), WindowCase(3840, 2160),
      WindowCase(640, 400, scale: 1.25), WindowCase(1, 1),
    ]
    let window = dice.one(of: windows)
    player.driver.resize(to: window)
    return "resize to \(window)"
  }

  /// The next step to a right answer, so that runs grow; `nil` where there is no run.
  private mutating func goOn(_ player: Player) -> String? {
    let (state, overlay) = (player.driver.mix, player.overlay)
    guard !state.fields.isEmpty, overlay == nil, state.phase != "over" else {
      streak = 0
      return nil
    }
    guard state.phase == "answer", state.remaining < state.limit else {
      player.driver.advance(by: 300, frame: 100)
      return "wait for the question"
    }
    streak -= 1
    return send(.key(Key("\(state.right + 1)")), to: player)
  }

  /// A card that was being written is there, or is not.
  private mutating func finish(_ player: Player) -> String {
    guard let finish = player.log.completions.popLast() else { return wait(player) }
    let isThere = dice.below(2) == 0
    finish(
      isThere
        ? .success(.init(picture: "/p/a.png", folder: "/p"))
        : .failure(.init(reasonKey: "file.full", path: "/p/a.png")))
    return "a card is \(isThere ? "there" : "refused")"
  }

  private mutating func wait(_ player: Player) -> String {
    let time = dice.one(of: [0, 1, 16, 16, 33, 100, 300, 300, 1700, 3000, 6500, 20_000])
    // Now and then all in one frame, as on a machine that slept.
    player.driver.advance(by: time, frame: dice.below(6) == 0 ? max(time, 1) : 200)
    return "wait \(time) ms"
  }

  private func send(_ event: InputEvent, to player: Player) -> String {
    player.driver.receive(event)
    return "\(event)"
  }
}

extension Dice {
  /// Chooses an element of a list that is not empty.
  fileprivate mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
