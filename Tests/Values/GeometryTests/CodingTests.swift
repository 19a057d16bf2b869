import Foundation
import Geometry
import Testing

struct CodingTests {
  @Test func `points, sizes and rectangles are short lists, and come back as they were`() throws {
    let rect = Rect(x: 1.5, y: -2, width: 3, height: 4.25)
    let data = try JSONEncoder().encode(rect)
    #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2,3,4.25]")
    #expect(try JSONDecoder().decode(Rect.self, from: data) == rect)
    let point = try JSONDecoder().decode(Point.self, from: Data("[7,8]".utf8))
    #expect(point == Point(x: 7, y: 8))
    let size = try JSONDecoder().decode(Size.self, from: JSONEncoder().encode(rect.size))
    #expect(size == rect.size)
  }

  @Test(arguments: ["[]", "[1]", "{}", "[1,\"2\"]", "null"])
  func `a list that is too short or no list is no point`(_ text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Point.self, from: Data(text.utf8))
    }
  }

  @Test func `points add and shrink by their coordinates`() {
    let point = (Point(x: 1, y: 2) + Point(x: 3, y: 5) - Point(x: 2, y: 2)) * 0.5
    #expect(point == Point(x: 1, y: 2.5))
    #expect(Size(width: 2, height: 3) * 2 == Size(width: 4, height: 6))
  }
}
