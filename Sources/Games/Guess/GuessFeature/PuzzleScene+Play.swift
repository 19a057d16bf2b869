internal import Controls
internal import GameModules
internal import GuessRules
internal import Localization
internal import Motion
internal import Scenes
internal import Sound

extension PuzzleScene {
  /// Makes a move, keeps what changed, and lets it be seen and heard; answers whether it was made.
  @discardableResult
  func play(_ move: Move) -> Bool {
    let before = game
    do throws(Refusal) {
      try game.play(move)
    } catch {
      refused(error)
      return false
    }
    guard game != before else { return true }
    keep(from: before)
    if game.index != before.index {
      changeBoard()
    } else if !game.isDone {
      animate(from: before)
      showState()
    }
    return true
  }

  private func keep(from before: Game) {
    let (old, new) = (before.progress, game.progress)
    let coins = game.wallet.coins - before.wallet.coins
    if coins != 0 { coinsChanged = time }
    earned = max(coins, 0)
    guard old != new || coins != 0 else { return }
    let step = Savings.Step(pack: game.pack.id, old: old, new: new, coins: coins)
    desk.tell(desk.savings.change { $0.enter(step) })
  }

  private func animate(from before: Game) {
    if !reducesMotion {
      flights = Flight.between(before.puzzle, game.puzzle, on: board.boxes, at: time)
    }
    guard game.phase != before.phase else { return services.sound.play(.press) }
    if let verdict = screen.element("guess.verdict") { screen.reveal(verdict) }
    switch game.phase {
    case .right: services.sound.play(.right)
    case .wrong:
      services.sound.play(.wrong)
      services.vibrate()
      if !reducesMotion { shake = Shake(start: time, reach: pen.length(9)) }
    case .spell, .done: services.sound.play(.press)
    }
  }

  /// Says what a player could not know.
  private func refused(_ refusal: Refusal) {
    switch refusal {
    case .notEnoughCoins: services.navigation.say(desk.strings("guess.notEnough"))
    case .onlyQuestionLeft: services.navigation.say(desk.strings("guess.next.only"))
    default: break
    }
  }

  /// Spells letters that were typed, or committed by an input method, as far as the board has them.
  func spell(_ text: String) {
    for character in text where !character.isWhitespace {
      guard let letter = game.puzzle.freeLetter(typedAs: String(character)) else { continue }
      let blank = game.puzzle.blanks.firstIndex(of: nil)
      guard play(.choose(letter: letter, at: time)) else { return }
      if let blank, game.phase == .spell, let tile = screen.element("guess.blank.\(blank)") {
        screen.reveal(tile)
      }
    }
  }

  /// The button to go on is pressed; two presses of a double click count once.
  func pressNext() {
    if let lastNext, time < lastNext + PuzzleScene.doubleClickTime { return }
    if play(.next(at: time)) { lastNext = time }
  }

  private static let doubleClickTime = 400

  func toggleBig() {
    big.toggle(at: time, atOnce: reducesMotion)
    showState()
  }
}
