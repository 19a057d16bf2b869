internal import Localization

/// All answers as a table that statistics programs read: a row an answer.
///
/// Comma-separated values after RFC 4180, in UTF-8: lines end in CR LF, and a field with a comma, a
/// quotation mark or a line's end stands in quotation marks. Numbers are plain digits in any locale.
///
/// | column | holds |
/// | --- | --- |
/// | `run` | the run's number |
/// | `date` | when the run ended, UTC, as `2026-11-30T18:05:09Z` |
/// | `mode` | `mix.classic` or `mix.fantasy` |
/// | `player` | the name; empty for the guest |
/// | `trial` | the question's number in its run, from 1 |
/// | `rt` | whole milliseconds from the start of the timer; empty where time was out |
/// | `word`, `ink`, `background` | the colours of the card that was asked about, as `RED` |
/// | `asked` | `background`, `color` (of the ink) or `meaning` (of the word) |
/// | `response` | the colour that was chosen; empty where time was out |
/// | `correct` | 1 or 0 |
/// | `cards`, `card` | how many cards were shown, and which was asked about, from 1 |
public enum AnswerTable {
  /// The names of the columns, as the first line.
  public static let heading = line([
    "run", "date", "mode", "player", "trial", "rt", "word", "ink", "background", "asked",
    "response", "correct", "cards", "card",
  ])

  /// The rows of a run, a line an answer.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - answers: Its answers, in order.
  /// - Returns: The lines, each with its end.
  public static func rows(_ run: KeptRun, _ answers: [AnswerEntry]) -> String {
    let entry = run.entry
    let shared = [String(run.id), time(entry.moment), entry.mode, entry.player]
    var text = ""
    for (index, answer) in answers.enumerated() {
      text += line(
        shared + [
          String(index + 1), answer.response == nil ? "" : String(answer.milliseconds),
          answer.word, answer.ink, answer.background, answer.asked, answer.response ?? "",
          answer.isCorrect ? "1" : "0", String(answer.cardCount), String(answer.card),
        ])
    }
    return text
  }

  private static func line(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ field: String) -> String {
    // By scalars: as characters, CR LF would be neither of the two.
    let marks: Set<Unicode.Scalar> = [",", "\"", "\r", "\n"]
    guard field.unicodeScalars.contains(where: marks.contains) else { return field }
    var result = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// A moment as ISO 8601 writes it, in UTC.
  static func time(_ moment: Int64) -> String {
    let second = Int(((moment % 86_400) + 86_400) % 86_400)
    let parts = [second / 3600, second / 60 % 60, second % 60]
    let clock = parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    return "\(CalendarDay(secondsSince1970: moment).text)T\(clock)Z"
  }
}
