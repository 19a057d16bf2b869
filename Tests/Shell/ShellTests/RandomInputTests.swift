import Routing
import Scenes
import Shell
import Storage
import Testing
import TestSupport

struct RandomInputTests {
  /// What must hold after every input, beside what was before it.
  private struct Watch {
    private var last = MixState(fields: [:])
    private var scenes: [ObjectIdentifier] = []
    private var wasReplay = false

    /// What is impossible about the present state.
    mutating func faults(_ player: Player) -> [String] {
      let (state, stage) = (player.driver.mix, player.stage)
      defer {
        last = state
        scenes = stage.scenes.map(ObjectIdentifier.init)
        wasReplay = Watch.isReplay(stage)
      }
      return shape(of: stage) + (state.fields.isEmpty ? [] : course(of: state, on: stage))
    }

    private func shape(of stage: Stage) -> [String] {
      var faults: [String] = []
      if stage.scenes.isEmpty { faults.append("there is no scene") }
      if stage.scenes.count > 5 { faults.append("scenes pile up: \(stage.scenes.map(\.route))") }
      if stage.base == nil { faults.append("an overlay lies over nothing") }
      if stage.message == "" { faults.append("an empty message is shown") }
      if let message = stage.message, message.utf8.count > 6000 { faults.append("a long message") }
      return faults
    }

    private func course(of state: MixState, on stage: Stage) -> [String] {
      var faults: [String] = []
      if !(0...state.limit).contains(state.remaining) {
        faults.append("time is \(state.remaining)")
      }
      if !["remember", "answer", "paused", "over"].contains(state.phase) {
        faults.append("phase \(state.phase)")
      }
      if Set(state.options).count != 3 { faults.append("options \(state.options)") }
      if !state.cards.indices.contains(state.target) { faults.append("card \(state.target)") }
      if state.phase == "paused", stage.overlayName == nil, stage.wake == .never {
        faults.append("a run stands still, and nothing says so")
      }
      if stage.overlayName == "pause", !["paused", "over"].contains(state.phase) {
        faults.append("a run goes on below a pause")
      }
      // Behind a replay lies the run that it shows, at another place.
      let isSame = isSameRun(state) && !wasReplay && !Watch.isReplay(stage)
      return faults + (isSame ? change(to: state) : [])
    }

    private static func isReplay(_ stage: Stage) -> Bool {
      stage.base?.route.path.dropFirst().first == "watch"
    }

    private func isSameRun(_ state: MixState) -> Bool {
      let keys = ["seed", "mode"]
      return keys.allSatisfy { last.fields[$0] == state.fields[$0] }
    }

    private func change(to state: MixState) -> [String] {
      var faults: [String] = []
      // A new run of the same seed begins at 0.
      if state.score != last.score, state.score != last.score + 1, state.score != 0 {
        faults.append("the score went from \(last.score) to \(state.score)")
      }
      if state.score == last.score + 1, last.phase == "over" || last.phase == "remember" {
        faults.append("a point while the run is \(last.phase)")
      }
      if state.score == last.score, last.phase == "over", state.phase != "over", state.score > 0 {
        faults.append("a run that was over is \(state.phase)")
      }
      return faults
    }
  }

  /// Ten thousand inputs from each of ten seeds.
  @Test(arguments: 1...10)
  func `ten thousand random inputs lead to nothing impossible`(_ seed: Int) throws {
    let player = try Player(knowsTutorials: seed % 2 == 0)
    player.shell.change { $0.reduceMotion = seed % 3 == 0 }
    var input = RandomInput(seed: UInt64(seed))
    var (watch, story) = (Watch(), [String]())
    for step in 0..<10_000 {
      story.append(input.act(on: player))
      if step % 8 == 0 { _ = player.driver.drawList }
      let faults = watch.faults(player)
      guard faults.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(faults) after \(story.suffix(8))")
        return
      }
    }
    // The program still does what it is told.
    player.driver.resize(1280, 720)
    player.open("/menu")
    try player.tap("menu.about")
    #expect(player.place == "/about")
  }
}
