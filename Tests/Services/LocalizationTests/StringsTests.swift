import Localization
import Testing

struct StringsTests {
  private let strings = Strings(
    .english,
    [
      "a": "A", "of": "card {n} of {of}", "odd": "{ {n} }{", "coins.one": "{n} coin",
      "coins.other": "{n} coins for {who}", "files.other": "{n} files",
    ], fallback: ["a": "B", "b": "C"])

  @Test func `a key answers with its text and a missing one with itself`() {
    #expect(strings("a") == "A")
    #expect(strings("b") == "C")
    #expect(strings("no.such.key") == "no.such.key")
    #expect(strings.contains("a") && strings.contains("b") && !strings.contains("c"))
  }

  @Test func `values fill the places of their names`() {
    #expect(strings("of", ["n": "2", "of": "3"]) == "card 2 of 3")
    #expect(strings("of", ["n": "2"]) == "card 2 of {of}")
    #expect(strings("a", ["n": "2"]) == "A")
  }

  @Test func `braces in a value are no places`() {
    #expect(strings("of", ["n": "{of}", "of": "}"]) == "card {of} of }")
  }

  @Test func `numbered places take arguments in order`() {
    let strings = Strings(.english, ["x": "{2} of {1}, {3}"])
    #expect(strings("x", arguments: ["a", "b"]) == "b of a, {3}")
  }

  @Test func `a number chooses its form`() {
    #expect(strings("coins", count: 1) == "1 coin")
    #expect(strings("coins", count: 0, ["who": "Ann"]) == "0 coins for Ann")
    #expect(strings("files", count: 1) == "1 files")
    let chinese = Strings(.simplifiedChinese, ["coins.one": "?", "coins.other": "{n} 金币"])
    #expect(chinese("coins", count: 1) == "1 金币")
  }

  @Test func `what another language lacks is told in English only where its file is missing`() {
    let files: [String: [UInt8]] = ["en.json": Array(#"{"a": "A"}"#.utf8)]
    let source = StringsSource.live { files[$0] }
    #expect(source.strings(.english)("a") == "A")
    #expect(source.strings(.simplifiedChinese)("a") == "A")
  }

  @Test(arguments: [
    (#" { "a" : "A" , "b":"" } "#, "A"), (#"{"a": "\"\\\/\n\té"}"#, "\"\\/\n\té"),
    (#"{"a": "\u00e9\ud83c\udfb2\u4F60"}"#, "é🎲你"), (#"{"a": "1", "a": "2"}"#, "2"),
  ])
  func `a file's texts are what JSON says`(file: String, text: String) {
    let source = StringsSource.live { _ in Array(file.utf8) }
    #expect(source.strings(.english)("a") == text)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"a": 1}"#, #"{"a": "A"} x"#, #"{"a": "A",}"#, #"{"a" "A"}"#, #"{"a": "A"#,
    #"{"a": "\x"}"#, #"{"a": "\"#, #"{"a": "\u12"}"#, #"{"a": "\ud83c"}"#,
    #"{"a": "\ud83c\u0041"}"#, #"{"a": "\udfb2"}"#, "{\"a\": \"\n\"}",
  ])
  func `a broken file is reported and answers with keys`(text: String) async {
    await confirmation { reported in
      let report = { @Sendable (name: String) in
        #expect(name == "en.json")
        reported()
      }
      let source = StringsSource.live(bytes: { _ in Array(text.utf8) }, report: report)
      #expect(source.strings(.english)("a") == "a")
    }
    #expect(StringsSource.silent.strings(.english)("a") == "a")
  }
}

struct LanguageTests {
  @Test(arguments: [
    ([:], Language.english), (["LANG": "zh_CN.UTF-8"], .simplifiedChinese),
    (["LANG": "zh_Hans"], .simplifiedChinese), (["LANG": "zh-Hans-SG"], .simplifiedChinese),
    (["LANG": "zh"], .simplifiedChinese), (["LANG": "zh_TW"], .simplifiedChinese),
    (["LANG": "en_GB.UTF-8@euro"], .english), (["LANG": "de_DE.UTF-8"], .english),
    (["LANG": "zhx"], .english), (["LANG": "C"], .english), (["LANG": ""], .english),
    (["LC_ALL": "zh_CN", "LANG": "en_US"], .simplifiedChinese),
    (["LC_ALL": "", "LC_MESSAGES": "zh_CN", "LANG": "en_US"], .simplifiedChinese),
    (["LC_ALL": "C", "LANG": "zh_CN"], .english),
    (["LANG": "en_US", "LANGUAGE": "de:zh_CN:en"], .simplifiedChinese),
    (["LANG": "zh_CN", "LANGUAGE": "de:fr"], .simplifiedChinese),
    (["LANG": "C.UTF-8", "LANGUAGE": "zh_CN"], .english), (["LANGUAGE": "zh_CN"], .english),
  ])
  func `the environment chooses the language`(environment: [String: String], language: Language) {
    #expect(Language.preferred(in: environment) == language)
  }

  @Test func `a setting comes before the environment`() {
    let chinese = ["LANG": "zh_CN"]
    #expect(Language.chosen("en", in: chinese) == .english)
    #expect(Language.chosen("system", in: chinese) == .simplifiedChinese)
    #expect(Language.chosen("nonsense", in: chinese) == .simplifiedChinese)
    #expect(Language.chosen("zh-Hans", in: [:]) == .simplifiedChinese)
  }

  @Test func `a language is called what its speakers call it`() {
    #expect(Language.allCases.map(\.endonym) == ["English", "简体中文"])
    #expect(Language.allCases.map(\.fileName) == ["en.json", "zh-Hans.json"])
  }
}
