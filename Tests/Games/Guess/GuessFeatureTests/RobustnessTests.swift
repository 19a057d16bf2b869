import Drawing
import Foundation
import Geometry
import GuessFeature
import Layout
import Routing
import Scenes
import Testing

struct RobustnessTests {
  /// Any input, files and windows in any order; it must go on, and end with a game that can be played.
  @Test(arguments: 0..<2)
  func `no order of events stops the game`(seed: Int) throws {
    var numbers = Numbers(seed: UInt64(seed) &+ 99)
    let packs = try PackFolder([
      .init("CAT", letters: "CATXYZ", picture: "a.svg"), .init("热气球", letters: "热气球云火山"),
      .init("BALLOON", picture: "wide.svg"),
    ])
    try packs.add("broken", [.init("BEAR", letters: "XYZ")])
    let mine = try packs.add("mine", in: "elsewhere", [.init("OWL"), .init("", letters: "A")])
    let rig = try Rig(packs, tutorialSeen: seed % 2 == 0)
    for _ in 0..<300 { act(on: rig, &numbers, drop: mine) }
    try rig.open("/guess/animals/1")
    #expect(rig.state["pack"] == .string("animals"), "seed \(seed)")
    #expect(rig.state.coins >= 0)
  }

  private func act(on rig: Rig, _ numbers: inout Numbers, drop: String) {
    let routes = ["/guess", "/guess/animals", "/guess/animals/2", "/guess/broken", "/guess/mine"]
    let keys = ["Return", "Escape", "Space", "Backspace", "Tab", "Left", "Down", "A"]
    switch numbers.next(13) {
    case 0..<4: tapSomething(on: rig, &numbers)
    case 4: rig.key(keys[numbers.next(keys.count)])
    case 5: rig.type(["c", "CATX", "热气球", "\u{301}", "", "a\u{0}b"][numbers.next(6)])
    case 6: rig.wait(numbers.next(1500))
    case 7: rig.solve()
    case 8:
      rig.stage.receive(.button(["a", "b", "x", "y", "start"][numbers.next(5)]), at: rig.time)
    case 9: _ = try? rig.open(routes[numbers.next(routes.count)])
    case 10: resize(rig, &numbers)
    case 11: rig.drop([drop, "/none", "/tmp/a.png"][numbers.next(3)])
    default: rig.stage.receive(.focus(numbers.next(2) == 0), at: rig.time)
    }
    _ = rig.stage.drawList()
  }

  private func tapSomething(on rig: Rig, _ numbers: inout Numbers) {
    let nodes = rig.stage.nodes().filter { $0.isPressable && $0.id != "packs.remove" }
    guard !nodes.isEmpty else { return rig.key("Escape") }
    rig.tap(at: nodes[numbers.next(nodes.count)].frame.center)
  }

  private func resize(_ rig: Rig, _ numbers: inout Numbers) {
    let size = Size(
      width: Double(120 + numbers.next(1800)), height: Double(100 + numbers.next(1000)))
    rig.stage.resize(to: size, scale: [1, 1.25, 1.5, 2][numbers.next(4)])
  }

  @Test func `windows of any size give whole layouts`() throws {
    var numbers = Numbers(seed: 7)
    let answer = "HOT AIR BALLOONS"
    let rig = try Rig(
      try PackFolder([.init(answer, letters: answer + "XYZVWUQP", picture: "a.svg")]))
    try rig.open("/guess/animals")
    for _ in 0..<60 {
      resize(rig, &numbers)
      let window = Rect(origin: .zero, size: rig.stage.size)
      let outside = rig.stage.nodes().filter { !window.contains($0.frame, tolerance: 0.01) }
      #expect(outside.map(\.id) == [], "\(rig.stage.size)")
      let conflicts = rig.stage.top?.screen.layout.conflicts ?? []
      #expect(conflicts.isEmpty, "\(rig.stage.size)")
    }
  }

  @Test func `a letter of several lines stays on its tile`() throws {
    let letters = ["C", "A", "T", "(\\_/)\n(o.o)\n(> <)", "several words"]
    let rig = try Rig(try PackFolder([.init("CAT", tiles: letters)]))
    try rig.open("/guess/animals")
    for size in BoardLayoutTests.sizes {
      rig.stage.resize(to: size, scale: 1)
      for index in letters.indices {
        guard let tile = rig.node("guess.letter.\(index)")?.frame else { continue }
        let lines = rig.commands().compactMap { command -> TextLine? in
          if case .text(let line) = command, tile.contains(line.frame.center) { return line }
          return nil
        }
        #expect(lines.count == (index == 3 ? 3 : 1), "\(size) \(index)")
        #expect(lines.allSatisfy { tile.contains($0.frame, tolerance: 0.5) }, "\(size)")
      }
    }
  }

  @Test func `the picture that comes next is told of`() throws {
    let items = ["a.svg", "b.svg", "c.svg"].map {
      PackFolder.Item("CAT", letters: "CATX", picture: $0)
    }
    let rig = try Rig(try PackFolder(items))
    try rig.open("/guess/animals")
    rig.solve()
    rig.wait(1200)
    try rig.tap("guess.next")
    #expect(rig.log.expected.map { $0.suffix(5) } == ["b.svg", "c.svg", "b.svg"])
  }

  @Test func `every built-in pack plays from first to last`() throws {
    let folder = Project.root.appending(path: "Assets/Packs")
    let ids = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(ids.count >= 6)
    var questions = 0
    for id in ids {
      let rig = try Rig(try PackFolder(), builtIn: folder.path)
      #expect(try rig.open("/guess/\(id)"))
      while rig.state.phase == "spell", questions < 1000 {
        #expect(rig.stage.top?.screen.elements.isEmpty == false)
        rig.solve()
        #expect(rig.state.phase == "right", "\(id) \(rig.state.index)")
        rig.wait(1020)
        questions += 1
      }
      #expect(rig.state.phase == "done", "\(id)")
    }
    #expect(questions >= 60)
  }
}
