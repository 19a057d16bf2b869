import Foundation
import GuessPacks
import Testing

@Suite struct BadInputTests {
  @Test func `an empty file says so`() {
    #expect(problem(of: []) == .empty(file: "f"))
  }

  @Test(arguments: [" ", "hello", "\u{0}", "\u{FEFF}", "bplist", "( { answer = a; } )"])
  func `what is neither JSON nor a property list says so`(text: String) {
    #expect(problem(of: text.utf8) == .unknownFormat(file: "f"))
  }

  @Test(arguments: [
    "{}", #"{"questions":{}}"#, #"{"questions":null}"#, "<plist><dict/></plist>",
  ])
  func `a file without a list of questions says so`(text: String) {
    #expect(problem(of: text.utf8) == .noQuestions(file: "f"))
  }

  @Test(arguments: ["[]", #"{"questions":[]}"#, "<plist><array/></plist>"])
  func `a list of no questions is called empty`(text: String) {
    #expect(problem(of: text.utf8) == .emptyList(file: "f"))
  }

  @Test func `a place that makes no sense is named by its line`() {
    #expect(problem(of: "[\n{\n\"answer\" \"a\"}]".utf8) == .malformed(file: "f", line: 3))
    #expect(problem(of: "<plist>\n<array>\n<what/>".utf8) == .malformed(file: "f", line: 3))
    #expect(
      problem(of: "<plist><array><string>&lol;</string>".utf8) == .malformed(file: "f", line: 1))
  }

  @Test(arguments: ["phone-21/questions.plist", "latin-binary/questions.plist"])
  func `a file cut short anywhere says so`(name: String) throws {
    let bytes = try fixtureBytes(name)
    let end = bytes.lastIndex(of: UInt8(ascii: "/")) ?? bytes.count
    for length in 1..<min(end, bytes.count - 1) {
      #expect(problem(of: bytes.prefix(length)) != nil, "cut at \(length)")
    }
  }

  @Test func `a text in another encoding says so`() throws {
    let latin: [UInt8] = Array("[{\"answer\":\"".utf8) + [0xE4] + Array("\"}]".utf8)
    #expect(problem(of: latin) == .notText(file: "f"))
    #expect(problem(of: [0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0]) == .notText(file: "f"))
    #expect(problem(of: [0xFE, 0xFF, 0xD8]) == .notText(file: "f"))
    #expect(problem(of: [0xFE, 0xFF, 0xD8, 0]) == .notText(file: "f"))
  }

  @Test(arguments: [17, 10_000, 100_000])
  func `deep nesting is refused and overflows nothing`(depth: Int) {
    let tooDeep = PackProblem.nestedTooDeeply(file: "f")
    for (start, end) in [("[", "]"), (#"{"a":"#, "}"), ("<array>", "</array>")] {
      let text = String(repeating: start, count: depth) + String(repeating: end, count: depth)
      #expect(problem(of: text.utf8) == tooDeep, "\(start)")
    }
    let dicts = String(repeating: "<dict><key>a</key>", count: depth)
    #expect(problem(of: ("<plist>" + dicts).utf8) == tooDeep)
  }

  @Test func `a binary list nested 10,000 deep is refused and overflows nothing`() {
    let objects = (1...10_000).map { (next: Int) -> [UInt8] in
      [0xA1, UInt8(next >> 8), UInt8(next & 255)]
    }
    let list = binaryList(objects + [[0xA0]], referenceBytes: 2)
    #expect(problem(of: list) == .nestedTooDeeply(file: "f"))
  }

  @Test func `a binary list that holds itself is refused`() {
    #expect(problem(of: binaryList([[0xA1, 0]])) == .nestedTooDeeply(file: "f"))
  }

  @Test func `a binary list that swells by referring many times is refused`() {
    // Ten lists of fourteen references each to the next: 14 to the power of ten values.
    let objects = (1...10).map { (next: UInt8) -> [UInt8] in
      [0xAE] + Array(repeating: next, count: 14)
    }
    #expect(problem(of: binaryList(objects + [[0x51, 0x61]])) == .tooMuch(file: "f"))
  }

  @Test func `a binary list whose texts overlap can't fill the memory`() {
    // A hundred texts of 1 MB each, all on the same bytes but for their heads.
    let head: [UInt8] = [0x5F, 0x12, 0, 0x10, 0, 0]
    let outermost: [UInt8] = [0xAF, 0x10, 100] + Array(1...100)
    let last: [UInt8] = head + Array(repeating: 0x61, count: 2 << 20)
    let list = binaryList([outermost] + Array(repeating: head, count: 99) + [last])
    #expect(problem(of: list) == .tooMuch(file: "f"))
  }

  @Test func `a questions file of 50 MB is refused by its size, and not read`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("questions.plist", [])
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 50_000_000)
    #expect(throws: PackProblem.fileTooLong(file: "questions.plist", bytes: 50_000_000)) {
      try PackReader().open(scratch.path)
    }
  }

  @Test func `a list of a million nothings stays within bounds`() {
    let text = "[" + String(repeating: "0,", count: 1_000_001) + "0]"
    #expect(problem(of: text.utf8) == .tooMuch(file: "f"))
  }

  @Test func `an answer of a megabyte is named and not made into letters`() throws {
    let long = String(repeating: "a", count: 1 << 20)
    let contents = try PackContents(Array(#"[{"answer":"\#(long)"}]"#.utf8), file: "f")
    #expect(contents.issues.first == PackIssue(question: 1, .answerTooLong(1 << 20)))
  }
}

/// A binary property list of objects given as bytes, the first the outermost.
func binaryList(_ objects: [[UInt8]], referenceBytes: UInt8 = 1) -> [UInt8] {
  func number(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  var body = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets += number(body.count, bytes: 4)
    body += object
  }
  let widths: [UInt8] = [0, 0, 0, 0, 0, 0, 4, referenceBytes]
  let counts = [objects.count, 0, body.count].flatMap { number($0, bytes: 8) }
  return body + offsets + widths + counts
}
