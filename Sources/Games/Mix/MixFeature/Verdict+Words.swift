internal import Localization
internal import MixRules
internal import Routing
internal import Scores

extension Verdict {
  /// Whether the run is what it claims to be.
  var isValid: Bool {
    if case .valid = self { true } else { false }
  }

  /// What is said about it, in a sentence.
  func words(_ strings: Strings, name: String = "") -> String {
    switch self {
    case .valid: strings("card.valid")
    case .beginning: strings("card.seedOnly")
    case .forged(_, let answer): strings("card.forged", ["n": "\(answer)"])
    case .later: strings("card.later")
    case .cut: strings("card.cut")
    case .damaged: strings("card.damaged")
    case .unreadable: strings("card.unreadable", ["name": name])
    case .fault(let fault): strings(fault.wordKey, fault.wordValues)
    }
  }

  /// The mode and the score that it claims, where it claims any.
  var claim: (mode: Mode, score: Int, seed: UInt64)? {
    switch self {
    case .valid(let checked): (checked.record.mode, checked.record.score, checked.record.seed)
    case .forged(let record, _), .beginning(let record, _, _):
      (record.mode, record.score, record.seed)
    default: nil
    }
  }

  /// The address of something about the run, which carries the run itself.
  func route(_ name: String) -> Route {
    let content: CardContent? =
      switch self {
      case .valid(let checked): (try? checked.record.encoded()).map { .whole($0) }
      case .forged(let record, _): (try? record.encoded()).map { .whole($0) }
      case .beginning(let record, _, let sum):
        (try? record.encoded()).map { .beginning($0, sum: sum) }
      default: nil
      }
    return Route(["mix", name], query: content.map { ["run": $0.text] } ?? [:])
  }

  /// What is played to beat it; `nil` where it can't be trusted.
  var challenge: GameScene.Setup? {
    switch self {
    case .valid(let checked):
      GameScene.Setup(
        mode: checked.record.mode, seed: checked.record.seed, palette: checked.palette,
        rival: Rival(checked.record, name: checked.player))
    case .beginning(let record, let palette, _):
      GameScene.Setup(
        mode: record.mode, seed: record.seed, palette: palette, rival: Rival(record))
    default: nil
    }
  }
}
