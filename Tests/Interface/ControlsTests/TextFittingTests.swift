import Controls
import Drawing
import Geometry
import Localization
import TestSupport
import Testing

struct TextFittingTests {
  private let fitter = TextFitter(measurer: .plausible)

  private static let texts: [String] = [
    "A", "Background", "Co!orMix", "What is the colour of the ink, and what is the meaning?",
    "incomprehensibilities", "    ", "two  spaces", "a-hyphen, a comma; and (brackets).",
    "这张卡片的底色是什么？请在时间用完之前选出正确的答案。", "猜", "得了100分（新纪录）！",
    "分享 card 到“图片”文件夹", "first line\nsecond line", "…", "👩‍🔬🐙",
  ]

  private func faults(_ text: String, in frame: Rect, _ style: TextStyle) -> [String] {
    let lines = fitter.lines(of: text, in: frame, style: style)
    var faults: [String] = []
    if lines.isEmpty { faults.append("\"\(text)\" is not to be seen") }
    if lines.count > style.lines { faults.append("\(lines.count) lines") }
    for line in lines {
      if !frame.contains(line.frame, tolerance: 1e-6) {
        faults.append("\"\(line.string)\" leaves \(frame): \(line.frame)")
      }
      if line.size > style.size { faults.append("larger than asked for") }
      if line.size != lines.first?.size { faults.append("two sizes") }
    }
    return faults
  }

  @Test func `a text is never wider or higher than its box, and never left out`() {
    let failures = Sweep.failures(seeds: 1500) { dice in
      let frame = Rect(
        x: dice.number(from: -20, to: 300), y: dice.number(from: 0, to: 300),
        width: dice.number(from: 3, to: 900), height: dice.number(from: 3, to: 300))
      let style = TextStyle(
        size: dice.number(from: 4, to: 200), weight: dice.pick(FontWeight.allCases) ?? .bold,
        color: .black, alignment: dice.pick([.leading, .center, .trailing]) ?? .center,
        lines: 1 + dice.below(5))
      let text = dice.pick(TextFittingTests.texts) ?? ""
      return faults(text, in: frame, style)
    }
    #expect(failures == nil)
  }

  @Test(arguments: [Language.english, .simplifiedChinese])
  func `every text of the game fits a small box, in four lines`(_ language: Language) {
    let strings = ProjectFiles.strings(language)
    let frame = Rect(x: 10, y: 10, width: 120, height: 60)
    let failures = Sweep.failures(over: strings.keys) { key in
      faults(strings(key), in: frame, TextStyle(size: 16, color: .black, lines: 4))
    }
    #expect(failures == nil)
  }

  @Test func `a text with room is as large as asked for, and not larger`() {
    let box = Size(width: 4000, height: 400)
    for text in TextFittingTests.texts.filter({ !$0.contains("\n") }) {
      let style = TextStyle(size: 20, color: .black, lines: 3)
      #expect(fitter.size(of: text, in: box, style: style) == 20)
      #expect(fitter.lines(of: text, in: Rect(origin: .zero, size: box), style: style).count == 1)
    }
  }

  @Test func `more lines never make a text smaller`() {
    let failures = Sweep.failures(seeds: 400) { dice in
      let box = Size(width: dice.number(from: 20, to: 400), height: dice.number(from: 20, to: 200))
      let text = dice.pick(TextFittingTests.texts.filter { !$0.contains("\n") }) ?? ""
      let sizes = (1...5).map {
        fitter.size(of: text, in: box, style: TextStyle(size: 40, color: .black, lines: $0))
      }
      let grows = zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }
      return grows ? [] : ["\(text) in \(box): \(sizes)"]
    }
    #expect(failures == nil)
  }

  @Test func `a text with a least size loses its middle rather than be smaller`() {
    let failures = Sweep.failures(seeds: 60) { dice in
      let part = dice.pick(["a", "there is a word ", "猜", "/path"]) ?? ""
      let quote = String(repeating: part, count: 300)
      let text = "There is nothing at \(quote), at all."
      let frame = Rect(
        x: 0, y: 0, width: dice.number(from: 220, to: 600), height: dice.number(from: 40, to: 90))
      let style = TextStyle(size: 16, color: .black, lines: 1 + dice.below(3), least: 12)
      let lines = fitter.lines(of: text, in: frame, style: style)
      var faults = faults(text, in: frame, style)
      if lines.contains(where: { $0.size < 12 }) { faults.append("too small") }
      let shown = lines.map(\.string).joined(separator: " ")
      if !shown.hasPrefix("There is") || !shown.hasSuffix("at all.") || !shown.contains("…") {
        faults.append(shown)
      }
      return faults
    }
    #expect(failures == nil)
  }

  @Test func `each of several messages keeps its ends, and a short one is whole`() {
    let text = "Saved.\nThere is nothing at \(String(repeating: "a", count: 900)).\nNo sound."
    let style = TextStyle(size: 16, color: .black, lines: 3, least: 12)
    let lines = fitter.lines(
      of: text, in: Rect(x: 0, y: 0, width: 400, height: 60), style: style
    ).map(\.string)
    #expect(lines.first == "Saved.")
    #expect(lines.last == "No sound.")
    #expect(lines.dropFirst().first?.hasPrefix("There is nothing at a") == true)
  }

  @Test func `a text that fits is not cut, and one without room is written all the same`() {
    let style = TextStyle(size: 16, color: .black, lines: 2, least: 12)
    let wide = Size(width: 600, height: 60)
    #expect(fitter.fits("It is whole", in: wide, style) == ["It is whole"])
    let low = Size(width: 300, height: 9)
    #expect(fitter.fits("It is whole", in: low, style) == ["It is whole"])
  }

  @Test
  func `lines stand at the left, in the middle and at the right, and in the middle of the height`()
    throws
  {
    let frame = Rect(x: 100, y: 100, width: 400, height: 100)
    func line(_ alignment: TextAlignment) throws -> Rect {
      let style = TextStyle(size: 20, color: .black, alignment: alignment)
      return try #require(fitter.lines(of: "Meaning", in: frame, style: style).first).frame
    }
    #expect(try line(.leading).minX == 100)
    #expect(abs(try line(.center).midX - 300) < 1e-9)
    #expect(abs(try line(.trailing).maxX - 500) < 1e-9)
    #expect(abs(try line(.center).midY - 150) < 1e-9)
  }

  @Test func `a text that loses its end is never smaller than its least size, or leaves its box`() {
    let long = [
      String(repeating: "A very long title ", count: 12), String(repeating: "Supercali", count: 15),
      String(repeating: "在时间用完之前，", count: 20),
    ]
    let failures = Sweep.failures(seeds: 600) { dice in
      let frame = Rect(
        x: 5, y: 5, width: dice.number(from: 30, to: 600), height: dice.number(from: 16, to: 200))
      let style = TextStyle(
        size: dice.number(from: 12, to: 40), color: .black, lines: 1 + dice.below(6), least: 12,
        cut: .end)
      let text = dice.pick(TextFittingTests.texts + long) ?? ""
      let lines = fitter.lines(of: text, in: frame, style: style)
      var faults = faults(text, in: frame, style)
      if let size = lines.first?.size, size < min(12, frame.height / 1.3) - 1e-9 {
        faults.append("\(size) points")
      }
      func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      let seen = bare(lines.map(\.string).joined())
      let isWhole = seen == bare(text)
      let isCut = seen.hasSuffix("…") && bare(text).hasPrefix(seen.dropLast())
      if !isWhole && !isCut { faults.append("\"\(text)\" became \"\(seen)\"") }
      return faults
    }
    #expect(failures == nil)
  }

  @Test func `a long word is broken rather than cut where there is room for it`() throws {
    let word = String(repeating: "Supercali", count: 15)
    let frame = Rect(x: 0, y: 0, width: 300, height: 120)
    let style = TextStyle(size: 24, color: .black, lines: 6, least: 12, cut: .end)
    let lines = fitter.lines(of: word, in: frame, style: style)
    #expect(lines.map(\.string).joined() == word)
    #expect(try #require(lines.first).size > 12, "as large as there is room")
    var low = frame
    low.size.height = 34
    let cut = fitter.lines(of: word, in: low, style: style)
    #expect(cut.count == 2)
    #expect(cut.last?.string.last == "…")
    #expect(cut.first?.size == 12)
  }

  @Test func `no room and no text draw nothing`() {
    let style = TextStyle(size: 20, color: .black, lines: 3)
    #expect(fitter.lines(of: "", in: Rect(x: 0, y: 0, width: 9, height: 9), style: style).isEmpty)
    #expect(fitter.lines(of: "a", in: .zero, style: style).isEmpty)
    #expect(fitter.lines(of: "a", in: Rect(x: 0, y: 0, width: -5, height: 9), style: style).isEmpty)
  }

  @Test func `the letters of a line stand side by side and fill it`() throws {
    let frame = Rect(x: 7, y: 0, width: 300, height: 80)
    let style = TextStyle(size: 1000, weight: .extraBold, color: .black)
    let line = try #require(fitter.lines(of: "Co!orMix", in: frame, style: style).first)
    let letters = fitter.letters(of: line, weight: .extraBold)
    #expect(letters.map(\.string).joined() == "Co!orMix")
    #expect(letters.first?.frame.minX == line.frame.minX)
    #expect(abs((letters.last?.frame.maxX ?? 0) - line.frame.maxX) < 1e-9)
    for (before, after) in zip(letters, letters.dropFirst()) {
      #expect(abs(before.frame.maxX - after.frame.minX) < 1e-9)
    }
  }

  @Test func `what was measured once is not measured again`() {
    var asked = 0
    let fitter = TextFitter(
      measurer: TextMeasurer { text, _ in
        asked += 1
        return Double(text.count) * 0.5
      })
    let frame = Rect(x: 0, y: 0, width: 100, height: 60)
    let style = TextStyle(size: 30, color: .black, lines: 3)
    let lines = fitter.lines(of: "some words that wrap", in: frame, style: style)
    let before = asked
    #expect(fitter.lines(of: "some words that wrap", in: frame, style: style) == lines)
    #expect(asked == before)
  }
}

extension TextFitter {
  fileprivate func fits(_ text: String, in size: Size, _ style: TextStyle) -> [String] {
    lines(of: text, in: Rect(origin: .zero, size: size), style: style).map(\.string)
  }
}
