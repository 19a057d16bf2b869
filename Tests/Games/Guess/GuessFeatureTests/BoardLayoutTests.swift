import Drawing
import Geometry
import GuessFeature
import Layout
import Localization
import Scenes
import Testing

struct BoardLayoutTests {
  static let sizes = [
    Size(width: 200, height: 160), Size(width: 160, height: 320), Size(width: 320, height: 240),
    Size(width: 320, height: 320), Size(width: 375, height: 667), Size(width: 340, height: 900),
    Size(width: 500, height: 380), Size(width: 640, height: 340), Size(width: 700, height: 700),
    Size(width: 960, height: 600), Size(width: 1000, height: 320), Size(width: 1280, height: 720),
    Size(width: 2000, height: 250), Size(width: 3840, height: 2160),
  ]

  /// Numbers of blanks and letters.
  static let boards = [(1, 6), (3, 14), (7, 21), (12, 24), (24, 40), (24, 64), (1, 64)]

  private static func rig(
    blanks: Int, letters: Int, picture: String = "a.svg", title: String = "It rises when it is warm"
  ) throws -> Rig {
    let answer = String(repeating: "A", count: blanks)
    let board = answer + String(repeating: "B", count: letters - blanks)
    let items = [PackFolder.Item(answer, letters: board, title: title, picture: picture)]
    let rig = try Rig(try PackFolder(items))
    try rig.open("/guess/animals")
    return rig
  }

  /// The frames of all that can be pressed, whether the board shows it now or after scrolling.
  private static func targets(_ screen: Screen) -> [(id: String, frame: Rect, isScrolled: Bool)] {
    screen.elements.filter { $0.press != nil && !$0.isHidden }
      .map { ($0.id, screen.frame(of: $0), $0.isScrolled) }
  }

  /// What overlaps something, is empty, or leaves the window; nothing where all is well.
  private static func faults(_ rig: Rig) -> [String] {
    guard let screen = rig.stage.top?.screen else { return ["no screen"] }
    let window = Rect(origin: .zero, size: rig.stage.size)
    let targets = targets(screen)
    var faults = screen.layout.conflicts.map(\.description)
    for (index, target) in targets.enumerated() {
      if target.frame.isEmpty { faults.append("\(target.id) is empty") }
      faults += targets[..<index].compactMap { other in
        guard other.isScrolled == target.isScrolled else { return nil }
        let shared = other.frame.intersection(target.frame)
        return shared.map { "\(target.id) and \(other.id) share \($0)" }
      }
    }
    let outside = rig.stage.nodes().filter { !window.contains($0.frame, tolerance: 0.01) }
    return faults + outside.map { "\($0.id) leaves the window" }
  }

  @Test(arguments: boards)
  func `no part overlaps another or leaves the window, at any size and scale`(
    blanks: Int, letters: Int
  ) throws {
    let rig = try Self.rig(blanks: blanks, letters: letters)
    for size in Self.sizes {
      for scale in [1, 1.25, 1.5, 1.75, 2, 3] {
        rig.stage.resize(to: size, scale: scale)
        #expect(Self.faults(rig) == [], "\(size) @\(scale), \(blanks) of \(letters)")
      }
    }
  }

  @Test(arguments: boards)
  func `what is pressed has 40 points where there is room, and tiles are square`(
    blanks: Int, letters: Int
  ) throws {
    let rig = try Self.rig(blanks: blanks, letters: letters)
    for size in Self.sizes {
      rig.stage.resize(to: size, scale: 1)
      let targets = Self.targets(try #require(rig.stage.top?.screen))
      let oblong = targets.filter { target in
        ["guess.blank", "guess.letter"].contains { target.id.hasPrefix($0) }
          && abs(target.frame.width - target.frame.height) > 1
      }
      #expect(oblong.map(\.id) == [], "\(size)")
      guard size.width >= 320, size.height >= 240 else { continue }
      let small = targets.filter { min($0.frame.width, $0.frame.height) < 40 }
      #expect(small.map(\.id) == [], "\(size)")
    }
  }

  @Test(arguments: boards)
  func `blanks and verdict stay in sight while the letters scroll`(
    blanks: Int, letters: Int
  ) throws {
    let rig = try Self.rig(blanks: blanks, letters: letters)
    for size in Self.sizes {
      rig.stage.resize(to: size, scale: 1)
      rig.stage.receive(.scroll(at: Point(x: 1, y: 1), by: -9999), at: rig.time)
      guard Self.isRoomy(size, blanks) else { continue }
      for _ in 0..<4 {
        let nodes = rig.stage.nodes()
        let pinned = nodes.filter { $0.id.hasPrefix("guess.blank.") }
        #expect(pinned.count == blanks, "\(size)")
        let verdict = try #require(nodes.first { $0.id == "guess.verdict" }, "\(size)")
        let seen = nodes.filter { $0.id.hasPrefix("guess.letter.") }
        #expect(!seen.isEmpty, "\(size)")
        let rows = Set(pinned.map(\.frame.minY)).count
        #expect(rows <= 4 || seen.count == letters, "\(size)")
        for tile in pinned { #expect(tile.frame.maxY <= verdict.frame.minY + 1, "\(size)") }
        for tile in seen { #expect(tile.frame.minY >= verdict.frame.maxY - 1, "\(size)") }
        rig.stage.receive(.scroll(at: Point(x: 1, y: 1), by: 46), at: rig.time)
      }
    }
  }

  @Test func `where blanks scroll too, the one that is filled comes into sight, and the verdict`()
    throws
  {
    let rig = try Self.rig(blanks: 12, letters: 24)
    rig.stage.resize(to: Size(width: 320, height: 240), scale: 1)
    #expect(rig.node("guess.blank.11") == nil)
    for index in 0..<12 {
      rig.stage.receive(.scroll(at: Point(x: 1, y: 1), by: 9999), at: rig.time)
      rig.type(index == 11 ? "B" : "A")
      #expect(rig.node(index == 11 ? "guess.verdict" : "guess.blank.\(index)") != nil, "\(index)")
    }
  }

  /// Whether blanks for fingers leave letters a row; without fingers they are smaller than that.
  private static func isRoomy(_ size: Size, _ blanks: Int) -> Bool {
    guard size.width >= 320, size.height >= 240 else { return true }
    return blanks <= 3 || size.height >= 300 && blanks <= 7 || size.height >= 560
  }

  @Test func `tiles that scroll stay apart from bar, picture and tools`() throws {
    let rig = try Self.rig(blanks: 24, letters: 64)
    for size in Self.sizes {
      rig.stage.resize(to: size, scale: 1)
      let screen = try #require(rig.stage.top?.screen)
      for _ in 0..<12 {
        rig.stage.receive(.scroll(at: Point(x: 1, y: 1), by: 97), at: rig.time)
        let seen = rig.stage.nodes().filter { $0.isPressable }
        for (index, node) in seen.enumerated() {
          for other in seen[..<index] {
            let shared = node.frame.intersection(other.frame)
            #expect(shared == nil, "\(node.id) \(other.id) \(size)")
          }
        }
      }
      let last = try #require(screen.element("guess.letter.63"))
      #expect(screen.isVisible(last), "the last letter is reached \(size)")
    }
  }

  @Test func `the focus is in sight wherever it moves`() throws {
    let rig = try Self.rig(blanks: 12, letters: 40)
    for size in Self.sizes where size.width <= 640 {
      rig.stage.resize(to: size, scale: 1)
      for key in Array(repeating: "Tab", count: 46) + ["Up", "Up", "Down", "Left", "Up"] {
        rig.key(key)
        let focused = rig.stage.nodes().filter(\.isFocused)
        #expect(focused.count == 1, "\(key) \(size)")
      }
    }
  }

  @Test func `usual boards need no scrolling in usual windows`() throws {
    for (blanks, letters) in [(3, 14), (7, 21), (5, 24)] {
      let rig = try Self.rig(blanks: blanks, letters: letters)
      for size in Self.sizes where size.width >= 640 && size.height >= 320 || size.height >= 600 {
        rig.stage.resize(to: size, scale: 1)
        let tiles = rig.stage.nodes().filter { $0.role == .tile }
        #expect(tiles.count == blanks + letters, "\(size) \(blanks) of \(letters)")
      }
    }
  }

  @Test func `the picture stays large where there are few letters`() throws {
    let rig = try Self.rig(blanks: 5, letters: 21)
    for (size, least) in [
      (Size(width: 1280, height: 720), 0.75), (Size(width: 375, height: 667), 0.3),
      (Size(width: 1000, height: 320), 0.9),
    ] {
      rig.stage.resize(to: size, scale: 1)
      let picture = try #require(rig.node("guess.picture")).frame
      #expect(picture.height >= size.height * least, "\(size)")
    }
  }

  @Test func `the frame has the shape of its picture`() throws {
    for (picture, aspect) in [("a.svg", 1.0), ("wide.svg", 2.0)] {
      let rig = try Self.rig(blanks: 3, letters: 14, picture: picture)
      for size in Self.sizes where size.width >= 320 {
        rig.stage.resize(to: size, scale: 1)
        let frame = try #require(rig.node("guess.picture")).frame
        #expect(abs(frame.width - frame.height * aspect) <= 2, "\(picture) \(size)")
      }
    }
  }

  @Test func `a resize builds nothing anew, and leads back to the very same`() throws {
    let rig = try Self.rig(blanks: 7, letters: 24)
    let (nodes, screen) = (rig.stage.nodes(), rig.stage.top?.screen)
    for size in Self.sizes + [Size(width: 960, height: 600)] {
      rig.stage.resize(to: size, scale: 1)
    }
    #expect(rig.stage.top?.screen === screen)
    #expect(rig.stage.nodes() == nodes)
  }

  @Test(arguments: Language.allCases)
  func `every text lies inside the window and can be read`(language: Language) throws {
    let title = "A title that has as much to say as titles of packs ever have"
    let answer = String(repeating: "A", count: 12)
    let items = [PackFolder.Item(answer, letters: answer + "BC", title: title, picture: "a.svg")]
    let rig = try Rig(try PackFolder(items), language: language)
    try rig.open("/guess/animals")
    rig.type(String(repeating: "A", count: 11) + "B")
    rig.wait(1000)
    for size in Self.sizes {
      rig.stage.resize(to: size, scale: 1)
      let window = Rect(origin: .zero, size: size)
      // What scrolls may lie outside, where it is not seen.
      let fixed = rig.stage.drawList().commands.filter {
        if case .clip = $0 { false } else { true }
      }
      for case .text(let line) in Rig.flat(fixed) {
        #expect(window.contains(line.frame, tolerance: 0.5), "\(line.string) \(size)")
        #expect(line.size >= 3, "\(line.string) \(size)")
      }
    }
  }
}
