import Foundation
import Storage
import Testing

@testable import Localization

struct TablesTests {
  private let english: [String: String]
  private let chinese: [String: String]

  init() throws {
    english = try Project.table(.english)
    chinese = try Project.table(.simplifiedChinese)
  }

  @Test func `both languages have the same keys`() {
    let missing = Set(english.keys).symmetricDifference(chinese.keys)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test func `a text has the same places in both languages`() {
    // Of the year, month and day each language takes what it needs.
    for (key, text) in english where key != "format.date.short" {
      let places = chinese[key].map { Template($0).places }
      #expect(places == Template(text).places, "\(key)")
    }
  }

  @Test func `every brace belongs to a place with a name`() {
    for (key, text) in Array(english) + Array(chinese) {
      let braces = text.filter { "{}".contains($0) }
      #expect(braces == String(repeating: "{}", count: braces.count / 2), "\(key)")
      let names = Template(text).places
      #expect(names.allSatisfy { $0.wholeMatch(of: /[a-zA-Z]+|[1-9]/) != nil }, "\(key)")
    }
  }

  @Test func `no text is empty or begins or ends with a blank`() {
    for (key, text) in Array(english) + Array(chinese) {
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(!text.isEmpty && trimmed == text, "\(key)")
    }
  }

  @Test func `no key stands twice in a file`() throws {
    for language in Language.allCases {
      let text = try String(contentsOf: Project.file(language), encoding: .utf8)
      let keys = text.matches(of: /(?m)^ *"([^"]+)":/).map { String($0.1) }
      #expect(keys.count == Set(keys).count, "\(language)")
      #expect(Set(keys) == Set(english.keys))
    }
  }

  @Test func `a plural has both forms`() {
    for key in english.keys where key.hasSuffix(".one") {
      #expect(english[key.dropLast(3) + "other"] != nil, "\(key)")
    }
  }

  @Test func `everything that can go wrong with a file has words`() throws {
    let errors = FileError.Kind.allCases.map { FileError($0, path: "/x", code: 5) }
    let absences: [Absence] = [
      .noHome, .homeNotAbsolute("x"), .homeIsRoot, .homeMissing("/x"), .noRuntimeFolder,
    ]
    let keys = errors.map(\.wordKey) + absences.map(\.wordKey)
    let values = errors.map(\.wordValues) + absences.map(\.wordValues)
    for (key, values) in zip(keys, values) {
      let places = try Template(#require(english[key], "\(key)")).places
      #expect(places.isSubset(of: values.keys), "\(key)")
    }
  }

  @Test func `every value of a setting has words`() {
    let keys =
      Settings.Palette.allCases.map { "settings.palette.\($0.rawValue)" }
      + Settings.Theme.allCases.map { "settings.theme.\($0.rawValue)" }
    for key in keys { #expect(english[key] != nil, "\(key)") }
  }

  @Test func `every colour and element has a word of its own`() {
    let colours = [
      "orange", "purple", "yellow", "green", "blue", "pink", "brown", "red", "gray", "white",
      "black",
    ]
    for table in [english, chinese] {
      #expect(Set(colours.compactMap { table["color.\($0)"] }).count == 11)
      let elements = ["background", "color", "meaning"].compactMap { table["element.\($0)"] }
      #expect(Set(elements).count == 3)
    }
    #expect(colours.allSatisfy { english["color.\($0)"] == $0.uppercased() })
  }

  @Test func `every key that the code names is there`() throws {
    // What is looked up at once, what tells its key by name, and keys with a prefix of their own.
    let patterns = [
      /\bstrings(?:\.strings)?\(\s*"([a-zA-Z0-9.]+)"/, /\.key\("([a-zA-Z0-9.]+)"/,
      /"((?:packs\.problem|absence|message)\.[a-zA-Z0-9]+)"/,
    ]
    for (path, source) in try Project.sources() {
      for match in patterns.flatMap({ source.matches(of: $0) }) {
        let key = String(match.1)
        #expect(english[key] != nil || english[key + ".other"] != nil, "\(path): \(key)")
      }
    }
  }
}
