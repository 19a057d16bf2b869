import Controls
import Drawing
import Geometry
import TestSupport
import Testing

struct WrappingTests {
  private let fitter = TextFitter(measurer: .plausible)

  private func lines(_ text: String, width: Double, size: Double = 10) -> [String] {
    fitter.lines(
      of: text, in: Rect(x: 0, y: 0, width: width, height: 1000),
      style: TextStyle(size: size, color: .black, lines: 60)
    ).map(\.string)
  }

  @Test func `English breaks between words, in as few lines as there can be`() {
    let text = "Answer before the darker part of the band is gone, or the run ends"
    for width in stride(from: 60.0, through: 400, by: 5) {
      let lines = lines(text, width: width)
      #expect(lines.joined(separator: " ") == text, "at \(width)")
      #expect(lines.count == fewest(text, width: width), "\(lines) at \(width)")
    }
  }

  @Test func `a path breaks after its slashes, a fraction does not`() {
    let lines = lines("They are kept in /home/somebody/.local/share/colormix", width: 150)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count < 40 })
    #expect(lines.dropFirst().allSatisfy { !$0.hasPrefix("/") || $0.hasPrefix("/home") })
    #expect(self.lines("a 1/2 b", width: 16).contains("1/2"))
  }

  /// How many lines there are where each takes all words that it has room for.
  private func fewest(_ text: String, width: Double) -> Int {
    var (count, line) = (1, "")
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      let fits = fitter.advance(longer, .semibold) * 10 <= width
      (count, line) = fits ? (count, longer) : (count + 1, String(word))
    }
    return count
  }

  @Test func `Chinese breaks between any characters, but not before a closing mark`() {
    let text = "在时间用完之前，选出正确的答案。不要着急，慢慢来！（真的）"
    for width in stride(from: 25.0, through: 160, by: 5) {
      let lines = lines(text, width: width)
      #expect(lines.joined() == text, "at \(width)")
      #expect(lines.count > 1)
      for line in lines {
        #expect(!"，。！）".contains(line.first ?? " "), "\(line) at \(width)")
        #expect(line.last != "（", "\(line) at \(width)")
      }
    }
  }

  @Test func `an English word inside Chinese stays whole`() {
    for width in stride(from: 65.0, through: 200, by: 5) {
      let lines = lines("请把Co!orMix的分数分享到Pictures文件夹", width: width)
      for word in ["Co!orMix", "Pictures"] {
        #expect(lines.contains { $0.contains(word) }, "\(lines) at \(width)")
      }
    }
  }

  @Test func `a no-break space keeps a number and its unit together, in Chinese too`() {
    for width in stride(from: 65.0, through: 200, by: 5) {
      let lines = lines("答题中位数 0.77\u{A0}秒 · 最快 0.60\u{A0}秒", width: width)
      for pair in ["0.77\u{A0}秒", "0.60\u{A0}秒"] {
        #expect(lines.contains { $0.contains(pair) }, "\(lines) at \(width)")
      }
    }
  }

  @Test func `a line that is broken by hand stays broken`() {
    #expect(lines("one\ntwo", width: 500) == ["one", "two"])
    #expect(lines("一\n二", width: 500) == ["一", "二"])
  }

  @Test func `nothing is lost or doubled at any width`() {
    let words = ["a", "letter", "卡片", "colour,", "100", "（新）", "x-y", "é", "…"]
    let failures = Sweep.failures(seeds: 400) { dice in
      let text = (0..<(1 + dice.below(12))).compactMap { _ in dice.pick(words) }
        .joined(separator: " ")
      let lines = lines(text, width: dice.number(from: 60, to: 300))
      func bare(_ text: String) -> String { text.filter { $0 != " " } }
      return bare(lines.joined()) == bare(text) ? [] : ["\(text) became \(lines)"]
    }
    #expect(failures == nil)
  }
}
