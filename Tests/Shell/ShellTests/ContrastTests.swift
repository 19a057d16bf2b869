import Storage
import TestSupport
import Testing

struct ContrastTests {
  /// What moves is not yet on the ground that it is to be read on, and in the second step of
  /// Fantasy's tutorial a band in a game colour is lit.
  private static let still = Sight.all.filter {
    !$0.name.contains("slides in") && !$0.name.contains("leaves")
      && $0.name != "fantasy, tutorial 2"
  }

  @Test(arguments: still)
  func `what is written on plain ground can be read, in both themes`(_ sight: Sight) throws {
    for theme in Settings.Theme.allCases {
      let player = try Player(knowsTutorials: sight.knowsTutorials) { $0.theme = theme }
      try sight.reach(player)
      let faults = Sweep.failures(over: [WindowCase(1280, 720), WindowCase(375, 667)]) { window in
        player.driver.resize(to: window)
        return ContrastCheck().faults(on: player.stage)
      }
      #expect(faults == nil, "\(theme)")
    }
  }
}
