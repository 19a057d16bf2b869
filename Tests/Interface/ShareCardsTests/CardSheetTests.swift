import Controls
import Drawing
import Geometry
import Localization
import ShareCards
import TestSupport
import Testing

struct CardSheetTests {
  private static let score = ShareCard(
    figure: "42", title: "Classic", details: "14 March 2026",
    invitation: "Can you do better?", caption: "I scored 42.", fileName: "colormix-classic-42")
  private static let game = ShareCard(
    figure: "", title: "Co!orMix", details: "A quick game", invitation: "Will you play?",
    caption: "Play!", fileName: "colormix")
  private static let chinese = ShareCard(
    figure: "128", title: "幻想模式", details: "2026年3月14日", invitation: "你能超过我吗？来试一试吧！",
    caption: "我得了128分。", fileName: "colormix-fantasy-128")
  private static let long = ShareCard(
    figure: "1234567890", title: String(repeating: "Fantastic ", count: 9),
    details: String(repeating: "14 March 2026, ", count: 8),
    invitation: String(repeating: "Can you do better than that? ", count: 12),
    caption: "", fileName: "long")
  private static let cards = [score, game, chinese, long]

  private static func environment(_ language: Language = .english) -> Environment {
    Environment(
      strings: ProjectFiles.strings(language), fitter: TextFitter(measurer: .plausible))
  }

  private static func list(
    _ card: ShareCard, _ format: CardFormat, _ environment: Environment = environment()
  ) -> DrawList {
    CardSheet(card, format: format, environment: environment).drawList
  }

  @Test(arguments: CardFormat.allCases)
  func `a score card draws what was looked at and found right`(_ format: CardFormat) {
    let words = CardSheetTests.list(CardSheetTests.score, format).words
    #expect(Snapshot.difference(of: words, from: "score-\(format.rawValue)") == nil)
  }

  @Test(arguments: CardFormat.allCases)
  func `so does a card in Chinese, and one about the game alone`(_ format: CardFormat) {
    let chinese = CardSheetTests.list(
      CardSheetTests.chinese, format, CardSheetTests.environment(.simplifiedChinese))
    #expect(Snapshot.difference(of: chinese.words, from: "chinese-\(format.rawValue)") == nil)
    let game = CardSheetTests.list(CardSheetTests.game, format)
    #expect(Snapshot.difference(of: game.words, from: "game-\(format.rawValue)") == nil)
  }

  @Test(arguments: CardFormat.allCases, [Language.english, .simplifiedChinese])
  func `nothing leaves the card, however long its words`(
    _ format: CardFormat, _ language: Language
  ) {
    let sheet = Rect(origin: .zero, size: format.size)
    for card in CardSheetTests.cards {
      let list = CardSheetTests.list(card, format, CardSheetTests.environment(language))
      for place in list.flat.compactMap(\.place) {
        #expect(sheet.contains(place, tolerance: 0.01), "\(card.title): \(place)")
      }
    }
  }

  @Test(arguments: CardFormat.allCases)
  func `no text lies on another`(_ format: CardFormat) {
    for card in CardSheetTests.cards {
      let lines = CardSheetTests.list(card, format).flat.compactMap(\.textLine)
      for (index, line) in lines.enumerated() {
        for other in lines[..<index] {
          let shared = line.frame.inset(0.01).intersection(other.frame)
          #expect(shared == nil, "\(card.title): \(line.string) on \(other.string)")
        }
      }
    }
  }

  @Test(arguments: CardFormat.allCases)
  func `a card says its figure, title, day and invitation`(_ format: CardFormat) {
    let texts = CardSheetTests.list(CardSheetTests.score, format).texts
    #expect(texts.joined(separator: " ").contains("4 2 Classic 14 March 2026 Can you do better?"))
    #expect(!CardSheetTests.list(CardSheetTests.game, format).texts.contains("4"))
  }

  @Test(arguments: CardFormat.allCases)
  func `the same card is drawn, whatever the theme, the text size and the player's motion`(
    _ format: CardFormat
  ) {
    let plain = CardSheetTests.list(CardSheetTests.score, format)
    for theme in [Theme.light, .dark] {
      for textScale in [0.85, 1, 1.5] {
        let environment = CardSheetTests.environment()
        environment.theme = theme
        environment.textScale = textScale
        environment.reducesMotion = true
        environment.keyLabel = { _ in "Ы" }
        #expect(CardSheetTests.list(CardSheetTests.score, format, environment) == plain)
      }
    }
  }

  @Test func `a sheet that was made does not change with the settings`() {
    let environment = CardSheetTests.environment()
    let sheet = CardSheet(CardSheetTests.score, format: .wide, environment: environment)
    let before = sheet.drawList
    environment.theme = .dark
    environment.textScale = 1.5
    environment.strings = ProjectFiles.strings(.simplifiedChinese)
    #expect(sheet.drawList == before)
  }

  @Test(arguments: CardFormat.allCases)
  func `texts on the card can be read from afar`(_ format: CardFormat) {
    let lines = CardSheetTests.list(CardSheetTests.score, format).flat.compactMap(\.textLine)
    for line in lines { #expect(line.size >= 24, "\(line.string)") }
  }

  @Test func `there are two formats, and each leads to the other`() {
    #expect(CardFormat.wide.size == Size(width: 1200, height: 630))
    #expect(CardFormat.tall.size == Size(width: 1080, height: 1350))
    #expect(CardFormat.wide.next == .tall)
    #expect(CardFormat.tall.next == .wide)
  }
}
