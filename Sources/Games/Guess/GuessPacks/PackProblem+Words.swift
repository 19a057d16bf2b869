extension PackProblem {
  /// The keys of the words in the localization files, each with its number of arguments.
  public enum Key: String, CaseIterable, Sendable {
    case missing = "packs.problem.missing"
    case unreadable = "packs.problem.unreadable"
    case noQuestionsFile = "packs.problem.noQuestionsFile"
    case questionsOutside = "packs.problem.questionsOutside"
    case empty = "packs.problem.empty"
    case fileTooLong = "packs.problem.fileTooLong"
    case unknownFormat = "packs.problem.unknownFormat"
    case notText = "packs.problem.notText"
    case malformed = "packs.problem.malformed"
    case malformedBinary = "packs.problem.malformedBinary"
    case nestedTooDeeply = "packs.problem.nestedTooDeeply"
    case tooMuch = "packs.problem.tooMuch"
    case noQuestions = "packs.problem.noQuestions"
    case emptyList = "packs.problem.emptyList"
    case tooManyQuestions = "packs.problem.tooManyQuestions"
    case nothingPlayable = "packs.problem.nothingPlayable"
    case notAQuestion = "packs.problem.notAQuestion"
    case noAnswer = "packs.problem.noAnswer"
    case answerNotText = "packs.problem.answerNotText"
    case answerTooLong = "packs.problem.answerTooLong"
    case lettersNotText = "packs.problem.lettersNotText"
    case boardTooLarge = "packs.problem.boardTooLarge"
    case letterTooLong = "packs.problem.letterTooLong"
    case lettersMissing = "packs.problem.lettersMissing"
    case titleTooLong = "packs.problem.titleTooLong"
    case noPicture = "packs.problem.noPicture"
    case pictureMissing = "packs.problem.pictureMissing"
    case pictureOutside = "packs.problem.pictureOutside"
    case pictureUnreadable = "packs.problem.pictureUnreadable"
    case pictureCutShort = "packs.problem.pictureCutShort"
    case pictureTooLong = "packs.problem.pictureTooLong"
    case pictureTooLarge = "packs.problem.pictureTooLarge"
  }

  /// The key of the words for it.
  public var key: Key { words.key }

  /// What stands in the words: names, counts and limits in the order of the case's values.
  ///
  /// Safe to be printed in one line: control characters are replaced, and long names cut.
  public var arguments: [String] { words.arguments.map(PackProblem.printable) }

  private var words: (key: Key, arguments: [String]) {
    fileWords ?? questionWords ?? pictureWords
  }

  private var fileWords: (key: Key, arguments: [String])? {
    switch self {
    case .missing(let path): (.missing, [path])
    case .unreadable(let path): (.unreadable, [path])
    case .noQuestionsFile(let folder): (.noQuestionsFile, [folder])
    case .questionsOutside(let file): (.questionsOutside, [file])
    case .empty(let file): (.empty, [file])
    case .fileTooLong(let file, let bytes):
      (.fileTooLong, [file, megabytes(bytes), megabytes(PackLimits.questionsBytes)])
    case .unknownFormat(let file): (.unknownFormat, [file])
    case .notText(let file): (.notText, [file])
    case .malformed(let file, let line): (.malformed, [file, "\(line)"])
    case .malformedBinary(let file): (.malformedBinary, [file])
    case .nestedTooDeeply(let file): (.nestedTooDeeply, [file])
    case .tooMuch(let file): (.tooMuch, [file])
    case .noQuestions(let file): (.noQuestions, [file])
    case .emptyList(let file): (.emptyList, [file])
    default: nil
    }
  }

  private var questionWords: (key: Key, arguments: [String])? {
    switch self {
    case .tooManyQuestions(let count):
      (.tooManyQuestions, ["\(count)", "\(PackLimits.questions)"])
    case .nothingPlayable: (.nothingPlayable, [])
    case .notAQuestion: (.notAQuestion, [])
    case .noAnswer: (.noAnswer, [])
    case .answerNotText: (.answerNotText, [])
    case .answerTooLong(let count):
      (.answerTooLong, ["\(count)", "\(PackLimits.answerLetters)"])
    case .lettersNotText: (.lettersNotText, [])
    case .boardTooLarge(let count): (.boardTooLarge, ["\(count)", "\(PackLimits.boardLetters)"])
    case .letterTooLong: (.letterTooLong, [])
    case .lettersMissing(let letters): (.lettersMissing, [letters.joined(separator: " ")])
    case .titleTooLong: (.titleTooLong, ["\(PackLimits.titleCharacters)"])
    default: nil
    }
  }

  private var pictureWords: (key: Key, arguments: [String]) {
    switch self {
    case .pictureMissing(let name): (.pictureMissing, [name])
    case .pictureOutside(let name): (.pictureOutside, [name])
    case .pictureUnreadable(let name): (.pictureUnreadable, [name])
    case .pictureCutShort(let name): (.pictureCutShort, [name])
    case .pictureTooLong(let name, let bytes):
      (.pictureTooLong, [name, megabytes(bytes), megabytes(PackLimits.pictureBytes)])
    case .pictureTooLarge(let name, let width, let height):
      (.pictureTooLarge, [name, "\(width)", "\(height)", "\(PackLimits.pictureSide)"])
    default: (.noPicture, [])
    }
  }

  /// Whole MiB, rounded up, so that what is over a limit never reads as the limit.
  private func megabytes(_ bytes: Int) -> String {
    "\(bytes >> 20 + (bytes & 0xF_FFFF == 0 ? 0 : 1))"
  }

  private static func printable(_ text: String) -> String {
    let longest = 120
    let start = text.prefix(longest)
    var line = String.UnicodeScalarView()
    // A single character may hold any number of scalars.
    for scalar in start.unicodeScalars.prefix(4 * longest) {
      line.append(PackText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(line) + (start.endIndex == text.endIndex ? "" : "…")
  }
}
