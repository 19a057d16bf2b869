import Foundation
import GuessPacks
import GuessRules
import Testing

@Suite struct FormatTests {
  private let json = """
    {"title":" Tiere ","language":"de","questions":[
      {"title":"\\u0041 \\ud83d\\ude00\\n","answer":" K\\u00e4se ","picture":"k.png",
       "letters":["K","s","e","a\\u0308","x"]},
      {"answer":"ab","icon":"a","options":["b","a",""," a "],"extra":[1.5e-3,true,null,{}]}]}
    """

  private let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- by hand -->
    <!DOCTYPE plist PUBLIC "-//x//DTD PLIST 1.0//EN" "http://x/y.dtd" [<!ENTITY lol "lol">]>
    <plist version="1.0"><array>
      <dict><key>answer</key><string>a&amp;&#98;&#x63;<![CDATA[<]]></string>
        <key>icon</key><string/><key>number</key><integer>7</integer><key>yes</key><true/>
        <key>options</key><array><string>&lt;</string><string>b</string><string>c</string>
        <string>a</string><string>&amp;</string></array></dict>
    </array></plist>
    """

  @Test func `JSON is read`() throws {
    let contents = try PackContents(Array(json.utf8), file: "questions.json")
    #expect(contents.title == "Tiere")
    #expect(contents.language == "de")
    #expect(contents.issues.isEmpty)
    #expect(contents.questions[0].title == "A 😀")
    #expect(contents.questions[0].spelling == ["K", "ä", "s", "e"])
    #expect(contents.questions[1].letters == ["b", "a", "a"])
    #expect(contents.questions[1].picture == "a")
  }

  @Test func `an XML property list is read`() throws {
    let contents = try PackContents(Array(xml.utf8), file: "questions.plist")
    #expect(contents.questions[0].answer == "a&bc<")
    #expect(contents.questions[0].picture == nil)
    #expect(contents.issues.isEmpty)
  }

  @Test func `a binary property list is read`() throws {
    let list: [[String: Any]] = [
      ["title": "é", "answer": "太阳", "options": ["太", "阳", "😀", "é"], "n": 1, "d": Data([1])]
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let contents = try PackContents(Array(data), file: "f")
    #expect(contents.questions[0].title == "é")
    #expect(contents.questions[0].letters == ["太", "阳", "😀", "é"])
  }

  @Test(arguments: [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf8])
  func `text in UTF-16 is read like UTF-8, with a byte order mark or without`(
    encoding: String.Encoding
  ) throws {
    for text in [json, xml] {
      let expected = try PackContents(Array(text.utf8), file: "f")
      let plain = try #require(text.data(using: encoding))
      let marked = try #require(("\u{FEFF}" + text).data(using: encoding))
      #expect(try PackContents(Array(plain), file: "f") == expected)
      // This one brings its mark by itself.
      guard encoding != .utf16 else { continue }
      #expect(try PackContents(Array(marked), file: "f") == expected)
    }
  }

  @Test func `letters that are left out are made, the same each time`() throws {
    let text = #"[{"answer":"cat"},{"answer":"penguin","letters":null},{"answer":"owl"},{}]"#
    let contents = try PackContents(Array(text.utf8), file: "f")
    #expect(contents.questions.count == 3)
    #expect(contents == (try PackContents(Array(text.utf8), file: "f")))
    #expect(Set(contents.questions[0].letters).isSuperset(of: ["c", "a", "t", "p", "w"]))
  }

  @Test(arguments: [
    (#"[{"answer":"ab","letters":[]}]"#, "lettersMissing"),
    (#"[{"answer":"ab","letters":["a","b",7]}]"#, "lettersNotText"),
    (#"[{"answer":"ab","letters":"ab"}]"#, "lettersNotText"),
    (#"[{"answer":" "}]"#, "noAnswer"),
    (#"[{"answer":["a"]}]"#, "answerNotText"),
    (#"[["answer"]]"#, "notAQuestion"),
  ])
  func `a question that can't be played is left out and named`(text: String, key: String) throws {
    let contents = try PackContents(Array(text.utf8), file: "f")
    #expect(contents.questions.isEmpty)
    #expect(lines(contents.issues) == ["1 \(key)", "nothingPlayable"])
  }

  @Test func `limits have their messages`() throws {
    func issues(_ question: [String: Any]) throws -> [PackProblem] {
      let good: [String: Any] = ["answer": "a", "letters": ["a"]]
      let data = try JSONSerialization.data(withJSONObject: [good, question])
      return try PackContents(Array(data), file: "f").issues.map(\.problem)
    }
    let a = String(repeating: "a", count: 25)
    #expect(try issues(["answer": a]) == [.answerTooLong(25)])
    #expect(
      try issues(["answer": "a", "letters": a.map(String.init) + Array(repeating: "b", count: 40)])
        == [.boardTooLarge(65)])
    let tall = "a" + String(repeating: "\u{301}", count: 300)
    #expect(try issues(["answer": tall]) == [.letterTooLong])
    #expect(try issues(["answer": "b", "letters": ["b", tall]]) == [.letterTooLong])
    #expect(
      try issues(["answer": "a", "title": String(repeating: "t", count: 201)]) == [.titleTooLong])
    #expect(try issues(["answer": "a", "title": String(repeating: "题", count: 200)]).isEmpty)
  }

  @Test func `what is beyond 10,000 questions is left out and named`() throws {
    let list = Array(repeating: #"{"answer":"a","letters":["a"]}"#, count: 10_001)
    let contents = try PackContents(Array("[\(list.joined(separator: ","))]".utf8), file: "f")
    #expect(contents.questions.count == 10_000)
    #expect(contents.issues == [PackIssue(.tooManyQuestions(10_001))])
  }
}
