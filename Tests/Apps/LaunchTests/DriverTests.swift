import Foundation
import Scenes
import TestSupport
import Testing

@testable import Launch

@MainActor
struct DriverTests {
  @Test func `it begins on the menu, or at a route`() throws {
    #expect(try Drive()(#"{"do":"state"}"#)["route"] as? String == "/menu")
    let state = try Drive("/settings")(#"{"do":"state"}"#)
    #expect(state["route"] as? String == "/menu")
    #expect(state["overlay"] as? String == "settings")
  }

  @Test func `the state says the window's size, its scale and what is said to the player`() throws {
    let drive = try Drive("--size", "375x667", "--scale", "1.5")
    let state = try drive(#"{"do":"state"}"#)
    #expect(state["size"] as? [Double] == [375, 667])
    #expect(state["scale"] as? Double == 1.5)
    for field in ["overlay", "message", "mix", "guess"] {
      #expect(state[field] is NSNull, "\(field)")
    }
    let lost = try drive(#"{"do":"open","route":"/nowhere"}"#)
    #expect((lost["message"] as? String)?.contains("/nowhere") == true)
  }

  @Test func `the tree names what can be seen`() throws {
    let drive = try Drive()
    let nodes = try #require(try drive(#"{"do":"tree"}"#)["nodes"] as? [[String: Any]])
    let node = try #require(nodes.first { $0["id"] as? String == "menu.greeting" })
    #expect(node["role"] as? String == "button")
    #expect((node["frame"] as? [Double])?.count == 4)
    #expect(node["enabled"] as? Bool == true && node["focused"] as? Bool == false)
    #expect(node["label"] is String)
  }

  @Test func `a tap by name or by place presses once`() throws {
    let drive = try Drive()
    let state = try drive(#"{"do":"tap","id":"menu.greeting"}"#)
    #expect(state["route"] as? String == "/greeting")
    try drive(#"{"do":"advance","ms":1000}"#)
    try drive(#"{"do":"tap","at":[100,100]}"#)
    try drive(#"{"do":"tap","id":"greeting.right"}"#)
    #expect(drive.scene?.presses == ["greeting.left", "greeting.right"])
  }

  @Test func `keys, text, buttons, focus and dropped files reach the scene`() throws {
    let drive = try Drive("/greeting")
    for line in [
      #"{"do":"key","key":"F"}"#, #"{"do":"text","text":"球"}"#, #"{"do":"button","button":"x"}"#,
      #"{"do":"focus","focused":false}"#, #"{"do":"drop","path":"/a/b"}"#,
      #"{"do":"key","key":"Left","repeat":true}"#,
    ] { #expect(try drive(line)["error"] == nil) }
    #expect(
      drive.scene?.events == [
        .key(Key("F")), .text("球"), .button("x"), .focus(false), .drop("/a/b"),
        .key(Key("Left", isRepeat: true)),
      ])
  }

  @Test func `the clock moves by what it is told, frame by frame, and by nothing else`() throws {
    let drive = try Drive("/greeting")
    let before = drive.scene?.times.last ?? 0
    try drive(#"{"do":"state"}"#)
    #expect(drive.scene?.times.last == before)
    try drive(#"{"do":"advance","ms":250}"#)
    let times = drive.scene?.times ?? []
    #expect(times.last == before + 250)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 <= 16 })
  }

  @Test(arguments: [
    #"{"do":"dance"}"#, #"{"do":"tap"}"#, #"{"do":"tap","id":"menu.nothing"}"#,
    #"{"do":"key"}"#, #"{"do":"key","key":"Nonsense"}"#, #"{"do":"text"}"#,
    #"{"do":"button","button":"z"}"#, #"{"do":"resize"}"#, #"{"do":"resize","size":[0,5]}"#,
    #"{"do":"resize","size":[99999,5]}"#, #"{"do":"resize","size":[400,300],"scale":9}"#,
    #"{"do":"focus"}"#, #"{"do":"advance"}"#, #"{"do":"advance","ms":-1}"#, #"{"do":"open"}"#,
    #"{"do":"drop"}"#, #"{"do":"screenshot"}"#,
    #"{"do":"screenshot","path":"/nowhere/at/all.png"}"#, "nonsense", "[1]", "{}",
  ])
  func `a command that fails says so, changes nothing, and the next one goes on`(_ line: String)
    throws
  {
    let drive = try Drive("/greeting")
    let before = drive.text(#"{"do":"state"}"#)
    let answer = try drive(line)
    #expect((answer["error"] as? String)?.isEmpty == false)
    #expect(answer.count == 1)
    #expect(drive.text(#"{"do":"state"}"#) == before)
    #expect(drive.scene?.presses == [])
  }

  @Test func `only quit ends it`() throws {
    #expect(try Drive().text(#"{"do":"quit"}"#) == nil)
  }

  @Test func `a resize fits the screen and the pixels`() throws {
    let folder = try Folder()
    let drive = try Drive()
    try drive(#"{"do":"resize","size":[375,667],"scale":2}"#)
    let path = folder.path + "/shot.png"
    let answer = try drive(#"{"do":"screenshot","path":"\#(path)"}"#)
    #expect(answer["size"] as? [Int] == [750, 1334])
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a still screen draws no frame, and the draw list can be read`() throws {
    let drive = try Drive("/greeting")
    try drive(#"{"do":"advance","ms":1000}"#)
    let before = try drive(#"{"do":"stats"}"#)["frames"] as? Int
    try drive(#"{"do":"advance","ms":10000}"#)
    let stats = try drive(#"{"do":"stats"}"#)
    #expect(stats["frames"] as? Int == before)
    #expect(Set(stats.keys) == ["frames", "layout_us", "build_us", "draw_us"])
    let commands = try drive(#"{"do":"drawlist"}"#)["commands"] as? [Any]
    #expect(commands?.isEmpty == false)
  }

  @Test func `the same script gives the same answers`() throws {
    let script = [
      #"{"do":"tree"}"#, #"{"do":"tap","id":"menu.greeting"}"#, #"{"do":"advance","ms":130}"#,
      #"{"do":"drawlist"}"#, #"{"do":"resize","size":[300,200]}"#, #"{"do":"drawlist"}"#,
      #"{"do":"open","route":"/settings"}"#, #"{"do":"advance","ms":100}"#, #"{"do":"tree"}"#,
      #"{"do":"drawlist"}"#, #"{"do":"state"}"#,
    ]
    let runs = try (0..<2).map { _ in
      let drive = try Drive("--seed", "7")
      return script.map(drive.text)
    }
    #expect(runs[0] == runs[1])
  }

  @Test func `the language of the command line is spoken`() throws {
    func label(_ language: String) throws -> String? {
      let nodes = try Drive("--language", language)(#"{"do":"tree"}"#)["nodes"] as? [[String: Any]]
      return nodes?.first { $0["id"] as? String == "menu.settings" }?["label"] as? String
    }
    #expect(try label("en") == "Settings")
    #expect(try label("zh-Hans") == "设置")
  }
}
