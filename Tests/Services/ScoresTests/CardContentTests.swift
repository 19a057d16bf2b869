import TestSupport
import Testing

@testable import Scores

/// The link that a card carries.
struct CardContentTests {
  private func content(_ dice: inout Dice) -> CardContent {
    let run = (0..<dice.below(300)).map { _ in UInt8(dice.below(256)) }
    return dice.coin() ? .whole(run) : .cut(run, to: Array(run.prefix(9)))
  }

  @Test func `what is written is read, also in small letters`() {
    let failures = Sweep.failures(seeds: 200) { dice in
      let content = content(&dice)
      let read = [
        try? CardContent(link: content.link), try? CardContent(link: content.link.lowercased()),
        try? CardContent(text: content.text),
      ]
      return read == [content, content, content] ? [] : ["\(content)"]
    }
    #expect(failures == nil)
  }

  @Test func `a changed, lost or added character is noticed`() {
    let failures = Sweep.failures(seeds: 300) { dice in
      let content = content(&dice)
      var characters = Array(content.text)
      let place = dice.below(characters.count)
      let other = dice.pick(Array("0AZ*+-.:")) ?? "0"
      switch dice.below(3) {
      case 0 where characters[place] != other: characters[place] = other
      case 1: characters.remove(at: place)
      default: characters.insert(other, at: place)
      }
      let text = String(characters)
      return (try? CardContent(text: text)) == nil ? [] : ["\(text) of \(content.text)"]
    }
    #expect(failures == nil)
  }

  @Test func `what is wrong with a link is told`() {
    #expect(throws: CardFault.noCode) { try CardContent(link: "") }
    #expect(throws: CardFault.noCode) { try CardContent(link: "https://example.org/RUN/00") }
    #expect(throws: CardFault.damaged) { try CardContent(link: CardContent.linkStart) }
    #expect(throws: CardFault.damaged) { try CardContent(link: CardContent.linkStart + "安") }
    #expect(throws: CardFault.damaged) { try CardContent(text: ":::") }
    let later: [UInt8] = [3, 1, 2]
    let check = Checksum.short(later)
    let bytes = later + (0..<4).map { UInt8(truncatingIfNeeded: check >> (8 * $0)) }
    #expect(throws: CardFault.laterForm(3)) { try CardContent(text: PlainText.encode(bytes)) }
  }

  @Test func `a beginning knows the run that it was made of`() {
    let run = Array(UInt8(0)...200)
    let content = CardContent.cut(run, to: [0, 1])
    #expect(content.isMade(of: run))
    #expect(!content.isMade(of: run.dropLast()))
    #expect(CardContent.whole(run).isMade(of: run))
  }

  /// The sums' authors give these for an empty text and for `foobar`.
  @Test func `the sums are those of their authors`() {
    #expect(Checksum.short([]) == 0x811C_9DC5)
    #expect(Checksum.short(Array("foobar".utf8)) == 0xBF9C_F968)
    #expect(Checksum.long(Array("foobar".utf8)) == 0x8594_4171_F739_67E8)
  }

  /// Worked out by another program, too; such links are on pictures that people keep.
  @Test func `links of form 1 and 2 stay what they are`() throws {
    let whole = "COLORMIX://RUN/\(CardContent.whole([67, 77, 1]).text)"
    #expect(whole == CardContent.whole([67, 77, 1]).link)
    #expect(CardContent.whole([67, 77, 1]).text == "*70XTB*-OWR1")
    #expect(CardContent.cut([67, 77, 1], to: [67]).text == "5E0AIAC7F8.30IPXBW1+-")
  }

  @Test func `codes for tests hand back what they were given`() throws {
    let file = try CardCodes.silent.mark([], .whole([1, 2]))
    #expect(try CardCodes.silent.read(file) == .whole([1, 2]))
    #expect(try CardCodes.silent.make([1, 2], []).content == .whole([1, 2]))
  }
}
