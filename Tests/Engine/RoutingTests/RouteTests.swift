import Routing
import TestSupport
import Testing

struct RouteTests {
  private static let scraps = [
    "a", "mix", "classic", "/", "//", "%", "%2", "%41", "?", "&", "=", "#", " ", ".", "..", "+",
    "é", "e\u{301}", "猜", "热狗", "🐙", "👩‍🔬", "\u{0}", "\n", "\"", "\\", "<", "~", "_", "-",
    "ÿ", "\u{FEFF}", "0", "9",
  ]

  private static func text(_ dice: inout Dice, from shortest: Int) -> String {
    (0..<(shortest + dice.below(5))).map { _ in dice.pick(scraps) ?? "" }.joined()
  }

  private static func route(_ dice: inout Dice) -> Route {
    var query: [String: String] = [:]
    for _ in 0..<dice.below(4) {
      let name = text(&dice, from: 1)
      query[name] = text(&dice, from: 0)
    }
    return Route((0..<dice.below(5)).map { _ in text(&dice, from: 1) }, query: query)
  }

  @Test func `what is printed is read back as it was, as a path and as a link`() {
    let failures = Sweep.failures(seeds: 2000) { dice in
      let route = RouteTests.route(&dice)
      var faults: [String] = []
      for text in [route.description, route.link] {
        let read = try? Route(parsing: text)
        if read != route { faults.append("\(text) gives \(String(describing: read))") }
      }
      return faults
    }
    #expect(failures == nil)
  }

  @Test func `a printed route is plain ASCII, and the same for the same route`() {
    let failures = Sweep.failures(seeds: 500) { dice in
      let route = RouteTests.route(&dice)
      let text = route.description
      let copy = Route(route.path, query: route.query)
      let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      return isPlain && copy.description == text ? [] : [text]
    }
    #expect(failures == nil)
  }

  @Test func `routes that people write are read`() throws {
    #expect(try Route(parsing: "/") == Route([]))
    #expect(try Route(parsing: "/menu") == Route(["menu"]))
    #expect(
      try Route(parsing: "/mix/classic?seed=42")
        == Route(["mix", "classic"], query: ["seed": "42"]))
    #expect(try Route(parsing: "colormix://guess/animals/3") == Route(["guess", "animals", "3"]))
    #expect(try Route(parsing: "COLORMIX://menu") == Route(["menu"]))
    #expect(try Route(parsing: "//mix//classic/") == Route(["mix", "classic"]))
    #expect(try Route(parsing: "/mix?") == Route(["mix"]))
    #expect(
      try Route(parsing: "/mix?a&b=&c=1=2")
        == Route(["mix"], query: ["a": "", "b": "", "c": "1=2"]))
    #expect(try Route(parsing: "/guess/%E7%8C%9C") == Route(["guess", "猜"]))
    #expect(try Route(parsing: "/guess/猜") == Route(["guess", "猜"]))
    #expect(try Route(parsing: "/a%2Fb/%25") == Route(["a/b", "%"]))
  }

  @Test func `a slash inside a part stays there, and a part without letters goes`() {
    #expect(Route(["a/b", "", "c"]).description == "/a%2Fb/c")
    #expect(Route(["a/b", "", "c"]) == Route(["a/b", "c"]))
  }

  @Test func `values are printed in the order of their names`() {
    let route = Route(["mix"], query: ["seed": "1", "from": "x", "a": ""])
    #expect(route.description == "/mix?a=&from=x&seed=1")
    #expect(route.link == "colormix://mix?a=&from=x&seed=1")
  }
}
