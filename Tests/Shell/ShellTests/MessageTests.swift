import Controls
import Drawing
import Layout
import Scenes
import Shell
import TestSupport
import Testing

struct MessageTests {
  private static let names = [
    String(repeating: "a", count: 1000), String(repeating: "there-is-a-word ", count: 60),
    String(repeating: "猜", count: 400), "x\(String(repeating: "\n", count: 40))y",
  ]

  /// What is wrong with how the messages of a stage are written.
  private func faults(on stage: Stage, beginning words: String) -> [String] {
    guard let screen = stage.banner, let element = screen.element("message") else {
      return ["none"]
    }
    var list = DrawList()
    screen.draw(element, into: &list)
    let lines = list.flat.compactMap(\.textLine)
    let least = TypeSize.caption * screen.layout.value(of: screen.layout.unit) - 0.01
    let small = lines.filter { $0.size < least }.map { "\($0.string) in \($0.size)" }
    return lines.contains { $0.string.hasPrefix(words) } ? small : small + ["not said"]
  }

  @Test(arguments: names)
  func `a message about something with a long name can be read in every window`(
    _ name: String
  ) throws {
    let player = try Player()
    let failures = Sweep.failures(over: WindowCase.some(10)) { window in
      player.driver.resize(to: window)
      player.driver.advance(by: 9000)
      player.shell.open("/" + name)
      let link = faults(on: player.stage, beginning: "There is")
      player.driver.advance(by: 9000)
      player.shell.bring("/tmp/Z" + name)
      return link + faults(on: player.stage, beginning: "Z")
    }
    #expect(failures == nil)
  }

  @Test func `standard error has the whole name`() throws {
    let player = try Player()
    player.shell.open("/" + MessageTests.names[0])
    #expect(player.log.said.last?.contains(MessageTests.names[0]) == true)
  }
}
