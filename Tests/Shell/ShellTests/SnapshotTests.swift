import Geometry
import Testing
import TestSupport

/// What the main screens are made of, in words; see `Tests/Snapshots`.
struct SnapshotTests {
  private static let windows = [
    WindowCase(375, 667, scale: 2), WindowCase(1280, 720),
  ]
  private static let sights = Sight.all.filter { sight in
    [
      "menu", "settings", "about", "share", "message", "classic", "pause", "count-down",
      "fantasy, one card", "fantasy, question", "result, new best", "classic, tutorial 3",
    ].contains(sight.name)
  }

  @Test(arguments: sights)
  func `a screen is drawn as it was when it was last looked at`(_ sight: Sight) throws {
    for window in Self.windows {
      let player = try Player(
        size: window.size, scale: window.scale, knowsTutorials: sight.knowsTutorials)
      try sight.reach(player)
      let size = "\(Int(window.size.width))x\(Int(window.size.height))"
      let name = "\(sight.name.replacing(", ", with: "-").replacing(" ", with: "-"))-\(size)"
      let difference = Snapshot.difference(of: player.driver.drawList.words, from: name)
      #expect(difference == nil, "\(name)")
    }
  }
}
