import Routing
import TestSupport
import Testing

struct MalformedRouteTests {
  @Test(arguments: [
    ("", RouteError.noPath("")),
    ("menu", .noPath("menu")),
    ("http://menu", .noPath("http://menu")),
    ("colormix:/menu", .noPath("colormix:/menu")),
    ("/a%", .badEncoding("a%")),
    ("/a%2", .badEncoding("a%2")),
    ("/a%ZZ", .badEncoding("a%ZZ")),
    ("/%FF", .badEncoding("%FF")),
    ("/%C3/%A9", .badEncoding("%C3")),
    ("/%ED%A0%80", .badEncoding("%ED%A0%80")),
    ("/a?b=%9", .badEncoding("%9")),
    ("/a?=1", .badQuery("=1")),
    ("/a?b=1&b=2", .badQuery("b=2")),
  ])
  func `a malformed address is refused with what is wrong in it`(
    _ text: String, _ error: RouteError
  ) {
    #expect(throws: error) { try Route(parsing: text) }
  }

  @Test func `an address of more than 4096 bytes is refused`() throws {
    let long = "/" + String(repeating: "a", count: 4095)
    #expect(try Route(parsing: long).path.count == 1)
    #expect(throws: RouteError.tooLong) { try Route(parsing: long + "a") }
  }

  @Test func `no text crashes the reader, and what it reads goes both ways`() {
    let letters = Array("/?&=%ab29F:colormix猜\u{301}\u{0}")
    let failures = Sweep.failures(seeds: 5000) { dice in
      let text = "/" + String((0..<dice.below(14)).compactMap { _ in dice.pick(letters) })
      guard let route = try? Route(parsing: text) else { return [] }
      let again = try? Route(parsing: route.description)
      return again == route
        ? [] : ["\(text) becomes \(route) and then \(String(describing: again))"]
    }
    #expect(failures == nil)
  }
}
