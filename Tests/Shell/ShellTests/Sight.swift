import GameModules
import Scores
import ShareCards
import Shell
import Testing
import TestSupport

/// Something that a player may see, and how to come to see it.
struct Sight: CustomTestStringConvertible, Sendable {
  let name: String
  /// Goes there; the clock then stands still.
  let reach: @Sendable (Player) throws -> Void
  var knowsTutorials = true

  var testDescription: String { name }

  /// Everything there is to be seen.
  static let all = pages + classic + fantasy + results + tutorials

  /// One sight of each layout there is; the others differ in what is hidden or written.
  static let layouts = all.filter { layoutNames.contains($0.name) }

  private static let layoutNames: Set = [
    "message", "settings", "about", "scores, high", "share, tall and saved", "classic", "pause",
    "fantasy, second card", "result, new best", "classic, tutorial 3", "fantasy, tutorial 1",
  ]

  private static let pages = [
    Sight("menu") { _ in },
    Sight("settings") { $0.open("/settings") },
    Sight("about") { $0.open("/about") },
    Sight("scores") { $0.open("/scores") },
    Sight("scores, high") { player in
      for mode in ["classic", "fantasy"] {
        try player.scores.keep(1234, mode: "mix.\(mode)")
      }
      player.open("/scores")
    },
    Sight("players") { player in
      _ = try player.scores.addPlayer("Ann")
      player.open("/players")
    },
    Sight("share the game") { player in
      player.open("/settings")
      try player.tap("settings.share")
    },
    Sight("message") { $0.open("/mix/chess?opening=" + String(repeating: "sicilian-", count: 9)) },
  ]

  private static let classic = [
    Sight("classic, first question slides in") { player in
      player.shell.open("/mix/classic")
      player.driver.advance(by: 100)
    },
    Sight("classic") { player in
      player.open("/mix/classic")
      player.driver.waitForTimer()
    },
    Sight("classic, next question slides in") { player in
      player.open("/mix/classic")
      for _ in 0..<12 { player.driver.answer() }
      player.driver.advance(by: 100)
    },
    Sight("classic, right answer shown") { player in
      player.open("/mix/classic")
      player.driver.answer(rightly: false)
      player.driver.advance(by: 500)
    },
    Sight("pause") { player in
      player.open("/mix/classic")
      player.driver.waitForTimer()
      player.driver.key("P")
      player.driver.settle()
    },
    Sight("count-down") { player in
      player.open("/mix/classic")
      player.driver.waitForTimer()
      player.driver.key("P")
      player.driver.settle()
      player.driver.key("P")
      player.driver.advance(by: 700)
    },
  ]

  private static let fantasy = [
    Sight("fantasy, a card slides in") { player in
      player.shell.open("/mix/fantasy")
      player.driver.advance(by: 100)
    },
    Sight("fantasy, one card") { player in
      player.open("/mix/fantasy")
      player.driver.advance(by: 500)
    },
    Sight("fantasy, second card") { player in
      player.open("/mix/fantasy")
      for _ in 0..<11 { player.driver.answer() }
      player.driver.advance(by: 3000)
    },
    Sight("fantasy, a card leaves") { player in
      player.open("/mix/fantasy")
      for _ in 0..<11 { player.driver.answer() }
      player.driver.advance(by: 2100)
    },
    Sight("fantasy, question") { player in
      player.open("/mix/fantasy")
      player.driver.waitForTimer()
    },
    Sight("fantasy, right answer shown") { player in
      player.open("/mix/fantasy")
      player.driver.answer(rightly: false)
      player.driver.advance(by: 500)
    },
  ]

  private static let results = [
    Sight("result, new best") { $0.finish("classic", at: 104) },
    Sight("result") { player in
      player.record(500, "mix.fantasy")
      player.finish("fantasy", at: 12)
    },
    Sight("result, nothing right") { $0.finish("classic", at: 0) },
    Sight("result, out of time") { player in
      player.open("/mix/classic")
      player.driver.advance(by: 9000)
    },
    Sight("share") { player in
      player.finish("fantasy", at: 12)
      try player.tap("result.share")
    },
    Sight("share, tall and saved") { player in
      player.finish("classic", at: 1)
      try player.tap("result.share")
      try player.tap("share.format")
      try player.tap("share.save")
      let folder = "/home/somebody-with-a-long-name/Pictures"
      player.log.completions.last?(
        .success(.init(picture: folder + "/colormix-classic-1.png", folder: folder)))
    },
  ]

  private static let tutorials = ["classic", "fantasy"].flatMap { mode in
    (0..<5).map { step in
      var sight = Sight("\(mode), tutorial \(step + 1)") { player in
        player.open("/mix/\(mode)")
        for _ in 0..<step { try player.tap("tutorial.next") }
      }
      sight.knowsTutorials = false
      return sight
    }
  }

  init(_ name: String, reach: @escaping @Sendable (Player) throws -> Void) {
    (self.name, self.reach) = (name, reach)
  }
}

extension Player {
  /// Plays a mode up to a score, ends the run, and waits for the result.
  func finish(_ mode: String, at score: Int) {
    open("/mix/\(mode)")
    for _ in 0..<score { driver.answer() }
    driver.answer(rightly: false)
    driver.advance(by: 4500)
  }
}
