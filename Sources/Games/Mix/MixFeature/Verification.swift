internal import Localization
internal import MixRules
internal import Scores

/// Checks score cards in files, for the command line.
struct Verification {
  let codes: CardCodes
  let file: (String) -> [UInt8]?
  let palettes: (String) -> Palette?

  /// Plays the runs of all files again.
  ///
  /// - Returns: A line for each file, and 0 where every run is true, else 1.
  func report(on paths: [String], _ strings: Strings) -> (lines: [String], status: Int32) {
    var lines: [String] = []
    var status: Int32 = 0
    for path in paths {
      let verdict = Verdict(file: file(path), codes: codes, palettes: palettes)
      lines.append(line(about: verdict, path, strings))
      if !verdict.isValid { status = 1 }
    }
    return (lines, status)
  }

  private func line(about verdict: Verdict, _ path: String, _ strings: Strings) -> String {
    let words = verdict.words(strings, name: path)
    guard let claim = verdict.claim else { return "\(path): \(words)" }
    let mode = strings("mode.\(claim.mode.rawValue)")
    let title = strings("card.title", ["mode": mode, "score": "\(claim.score)"])
    return "\(path): \(title). \(words)"
  }
}
