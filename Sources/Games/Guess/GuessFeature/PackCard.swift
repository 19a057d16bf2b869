internal import GuessPacks
internal import GuessRules
internal import Localization

/// What the list says of a pack.
struct PackCard {
  let entry: PackStore.Entry
  /// Its title in a list, with a number where the list has another of that title.
  var title: String
  /// The pack's language; `nil` where it names none that the game knows.
  let language: Language?
  /// How many questions can be played.
  let count: Int
  /// The path of a picture that stands for it.
  let picture: String?

  /// Opens a pack to see what it is.
  init(_ entry: PackStore.Entry, in store: PackStore) {
    self.entry = entry
    do throws(PackProblem) {
      let opened = try store.open(entry)
      var finder = opened.pictures()
      let pictures = opened.pack.questions.lazy.prefix(PackCard.pictureAttempts)
        .compactMap { try? finder.find($0.picture).path }
      title = PackTitle.short(opened.pack.title)
      language = opened.pack.language.flatMap(Language.init(locale:))
      count = opened.pack.questions.count
      picture = pictures.first
    } catch {
      (title, language, count, picture) = (PackTitle.short(entry.id), nil, 0, nil)
    }
  }

  /// How many questions are asked for a picture.
  private static let pictureAttempts = 8

  func suits(_ player: Language) -> Bool { language == nil || language == player }

  /// How many questions are solved.
  func solved(_ savings: Savings) -> Int {
    savings.packs[entry.id]?.solved.count { (0..<count).contains($0) } ?? 0
  }

  /// The line about how far the player has come.
  func standing(_ savings: Savings, _ strings: Strings) -> String {
    guard count > 0 else { return strings("packs.broken") }
    let solved = solved(savings)
    guard solved < count else { return strings("packs.solved") }
    return strings("packs.progress", ["n": "\(solved)", "of": "\(count)"])
  }
}
