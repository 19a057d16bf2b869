internal import Controls
internal import GameModules
internal import MixRules
internal import Routing
internal import Scenes
internal import Sound

extension GameScene {
  func receive(_ event: InputEvent, at time: Int) -> Bool {
    switch event {
    case .key(let key): return press(key, at: time)
    case .button(let button): return press(button: button, at: time)
    case .focus(let hasFocus):
      if !hasFocus { pause(at: time) }
      return true
    default: return false
    }
  }

  private func press(_ key: Key, at time: Int) -> Bool {
    if let option = GameScene.optionKeys.firstIndex(where: { $0.contains(key.place) }) {
      answer(option, at: time)
      return true
    }
    guard ["Escape", "P", "Pause", "AC Back"].contains(key.place) else { return false }
    pause(at: time)
    return true
  }

  private func press(button: String, at time: Int) -> Bool {
    if let option = GameScene.optionButtons.firstIndex(where: { $0.contains(button) }) {
      answer(option, at: time)
      return true
    }
    guard button == "start" || button == "back" else { return false }
    pause(at: time)
    return true
  }

  func press(_ element: Element, at time: Int) {
    guard let option = options.firstIndex(where: { $0 === element }) else {
      return pause(at: time)
    }
    answer(option, at: time)
  }

  /// Answers the question, if it can be answered at that time.
  func answer(_ option: Int, at time: Int) {
    guard isBegun else { return }
    let before = run
    guard (try? run.play(.answer(option: option, at: time))) != nil else { return }
    self.time = max(self.time, run.now)
    if run.score > before.score {
      previous = before.question
      answered.append(before.question)
      pulse = time
      services.sound.play(.right)
    }
    showState()
  }

  /// Hides the card until the player comes back; after the end there is nothing to hide.
  func pause(at time: Int) {
    guard isBegun else { return }
    if run.ending != nil { return }
    if services.navigation.isTop(self) { services.navigation.overlay(pauseScene()) }
  }

  private func pauseScene() -> PauseScene {
    PauseScene(
      services, route: route,
      quit: { [self] in
        services.navigation.open(Route(["menu"]))
        let farewell = result?.farewell(services.environment.strings)
        if let farewell { services.navigation.say(farewell) }
      })
  }

  func advance(to time: Int) {
    self.time = max(self.time, time)
    guard isBegun else { return }
    try? run.play(.advance(to: self.time))
    // A long frame pauses a run, also while it counts down.
    if case .paused = run.phase { pause(at: self.time) }
    tick()
    showState()
    if run.ending != nil { end() }
  }

  /// The player leaves in the middle: time runs out, and what was reached is kept.
  ///
  /// A game of the day counts from its first question, so that nobody plays its cards beforehand.
  func dismissed(at time: Int) {
    guard isBegun, run.ending == nil, run.score > 0 || setup.daily != nil else { return }
    var moment = max(run.now, time)
    try? run.play(.resume(at: moment))
    for _ in 0..<60 where !run.isSettled {
      moment += Rules.longestGap
      try? run.play(.advance(to: moment))
    }
    guard run.isSettled, result == nil else { return }
    result = Outcome(
      run, answered: answered, isLeft: true, setup: setup, services: services)
  }

  /// Ticks in the last second of the limit.
  private func tick() {
    guard run.phase.takesAnswers, run.remaining <= 1000 else {
      lastTick = 0
      return
    }
    let count = 1 + (1000 - run.remaining) / 250
    if count > lastTick { services.sound.play(.tick) }
    lastTick = count
  }

  /// Shows what was right for a moment, then the result; the score is kept before either.
  private func end() {
    guard run.isSettled else { return }
    guard let endedAt else {
      endedAt = time
      result = Outcome(run, answered: answered, setup: setup, services: services)
      services.sound.play(result?.isNewBest == true ? .newBest : .wrong)
      if result?.isNewBest != true { services.vibrate() }
      return
    }
    guard time >= endedAt + GameScene.revelation, let result, !isLeft,
      services.navigation.isTop(self)
    else { return }
    isLeft = true
    services.navigation.replace(
      ResultScene(result, again: again, route: route, services))
  }

  /// What is played next: new cards, unless these were the point.
  private var again: Setup {
    guard setup.daily != nil || setup.rival != nil else { return Setup(mode: mode) }
    return setup
  }

  static let optionKeys: [Set<String>] = [
    ["1", "Keypad 1", "A", "Left"], ["2", "Keypad 2", "B", "Down"],
    ["3", "Keypad 3", "C", "Right"],
  ]

  static let optionButtons: [Set<String>] = [
    ["x", "dpleft"], ["a", "dpdown"], ["b", "dpright"],
  ]
}
