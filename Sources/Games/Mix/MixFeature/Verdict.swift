internal import MixRules
internal import Scores

/// What there is to say about what a score card carries.
enum Verdict: Hashable {
  /// Played again by the rules, the run has the score that it claims.
  case valid(Checked)
  /// The cards and the score of a run that is too long for a code.
  case beginning(RunRecord, Palette, sum: UInt64)
  /// The answer with this number, from 1, is not what the card says it is.
  case forged(RunRecord, answer: Int)
  /// It is of a later version, or was played by rules or with a palette that are not known here.
  case later
  /// The end is missing.
  case cut
  /// Something was changed on the way, or no such run is possible.
  case damaged
  /// The file can't be read.
  case unreadable
  /// There is no run in the file.
  case fault(CardFault)

  /// A run that checks out.
  struct Checked: Hashable {
    let record: RunRecord
    let palette: Palette
    /// The run at its end.
    let run: Run
    /// Who played it; empty where that is not known.
    var player = ""
  }

  /// Plays what a card carries again.
  ///
  /// - Parameters:
  ///   - content: What was read from the card.
  ///   - palettes: Answers with the palette of an id; `nil` where there is none.
  init(_ content: CardContent, palettes: (String) -> Palette?) {
    switch content {
    case .whole(let bytes): self.init(bytes, palettes: palettes)
    case .beginning(let bytes, let sum): self.init(bytes, sum: sum, palettes: palettes)
    }
  }

  /// Plays a run in its compact form again; or, where there is the sum of a longer one, looks at its
  /// beginning.
  init(_ bytes: [UInt8], sum: UInt64? = nil, palettes: (String) -> Palette?) {
    let record: RunRecord
    do {
      record = try RunRecord(bytes: bytes)
    } catch {
      self.init(error)
      return
    }
    guard record.rulesVersion >= 1 else {
      self = .damaged
      return
    }
    guard let palette = palettes(record.palette), record.rulesVersion <= Rules.version else {
      self = .later
      return
    }
    self = sum.map { .beginning(record, palette, sum: $0) } ?? Verdict(record, palette)
  }

  private init(_ record: RunRecord, _ palette: Palette) {
    do {
      var playback = try Playback(record, palette: palette)
      self = .valid(Checked(record: record, palette: palette, run: try playback.finish()))
    } catch {
      switch error {
      case .differs(let index): self = .forged(record, answer: index + 1)
      case .otherRules, .otherPalette: self = .later
      }
    }
  }

  private init(_ fault: RunRecord.BytesFault) {
    self =
      switch fault {
      case .notARun: .fault(.noCode)
      case .laterVersion: .later
      case .cut: .cut
      case .damaged, .impossible, .unfit: .damaged
      }
  }
}

extension Verdict {
  /// Reads a file and plays what it carries.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file; `nil` where it can't be read.
  ///   - codes: What finds runs on pictures.
  ///   - palettes: Answers with the palette of an id; `nil` where there is none.
  init(file: [UInt8]?, codes: CardCodes, palettes: (String) -> Palette?) {
    guard let file else {
      self = .unreadable
      return
    }
    do {
      self.init(try codes.read(file), palettes: palettes)
    } catch {
      self.init(error)
    }
  }

  /// Plays what the text of a link carries.
  init(text: String, palettes: (String) -> Palette?) {
    do {
      self.init(try CardContent(text: text), palettes: palettes)
    } catch {
      self.init(error)
    }
  }

  /// What a card is that could not be read.
  init(_ fault: CardFault) {
    self =
      switch fault {
      case .damaged: .damaged
      case .laterForm: .later
      default: .fault(fault)
      }
  }
}
