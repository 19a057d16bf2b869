internal import Controls
internal import GameModules
internal import Localization
internal import MixRules
internal import Scenes

/// What the game screen shows of a run at one time; the game and its replays share it.
struct GameView {
  let run: Run
  let screen: Screen
  let boxes: GameBoxes
  let palette: Palette
  let environment: Environment
  /// The time of the frame, in milliseconds.
  let time: Int
  /// Whether the run is in sight, and no example for a tutorial.
  var isBegun = true
  /// The example's card that a tutorial shows to be remembered.
  var exampleCard: Int?
  /// The question that slides away.
  var previous: Board?
  /// The question that stays for a moment after its answer, as replays show it.
  var held: Board?
  /// When the score changed last, in milliseconds.
  var pulse = 0
  /// What was chosen, where the run is over and that is shown.
  var lastChoice: Hue?
  /// Whether the options bear the keys that choose them.
  var showsKeys = true
  /// Another player's progress through the same cards.
  var ghost: Ghost?

  /// A question that was answered, as it stood then.
  struct Board: Hashable {
    let question: Question
    /// The part of the limit that was left, 0…1.
    var left = 0.0
    var marks = Marks()
  }

  /// What is said about the options of a question.
  struct Marks: Hashable {
    /// What was chosen, where that is shown.
    var choice: Hue?
    /// Whether the right answer is shown.
    var isRevealed = false

    func showsRight(_ hue: Hue, of question: Question) -> Bool {
      hue == question.answer && (isRevealed || choice == hue)
    }

    /// How dark an option is, 0…1.
    func veil(over hue: Hue, of question: Question) -> Double {
      if isRevealed { return hue == question.answer ? 0 : hue == choice ? 0.5 : 0.72 }
      return choice == nil || choice == hue ? 0 : 0.4
    }
  }

  var mode: Mode { run.mode }

  /// The question in sight: an example until the run begins.
  var question: Question { isBegun ? run.question : mode.example }

  var marks: Marks {
    guard run.ending != nil else { return Marks() }
    return Marks(choice: lastChoice, isRevealed: true)
  }

  var drawing: CardDrawing {
    CardDrawing(palette: palette, pen: Pen(layout: screen.layout, environment: environment))
  }

  /// The part of the limit that is left, 0…1.
  var timeLeft: Double {
    guard isBegun else { return 0.62 }
    return Double(run.remaining) / Double(run.question.limit)
  }

  /// The index of the card that Fantasy shows now to be remembered.
  var rememberedCard: Int? {
    guard isBegun else { return exampleCard }
    guard mode == .fantasy, run.ending == nil, held == nil else { return nil }
    return run.visibleCard
  }

  /// Whether the run hides its cards and options, so that a pause is no time to think.
  var isHidden: Bool {
    guard isBegun else { return false }
    switch run.phase {
    case .paused, .countdown: return true
    case .playing, .over: return false
    }
  }
}

extension GameView {
  var cardLabel: String {
    let question = held?.question ?? question
    let card = question.cards[rememberedCard ?? question.target]
    return environment.strings(card.meaning.wordKey)
  }

  /// What the band asks.
  var bandText: String {
    guard !isHidden else { return "" }
    return environment.strings("element.\((held?.question ?? question).element.rawValue)")
  }

  var rememberText: String {
    let count = question.cards.count
    guard count > 1 else { return environment.strings("fantasy.remember.only") }
    let number = (rememberedCard ?? 0) + 1
    return environment.strings("fantasy.remember", ["n": "\(number)", "of": "\(count)"])
  }

  func optionLabel(_ index: Int) -> String {
    guard !isHidden else { return letter(index) }
    let hue = (held?.question ?? question).options[index]
    let values = ["letter": letter(index), "colour": environment.strings(hue.wordKey)]
    return environment.strings("game.option", values)
  }

  /// What the keyboard bears at the places of A, B and C.
  func letter(_ index: Int) -> String { keyName(["A", "B", "C"][index]) }

  /// What the keyboard bears at a place; the place's own name where it bears no single character.
  func keyName(_ place: String) -> String {
    let label = environment.keyLabel(place)
    return label.count == 1 ? label : place
  }
}
