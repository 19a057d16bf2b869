import Geometry
import Localization
import Scenes
import ShareCards
import Testing
import TestSupport

struct ShareTests {
  private static func open() throws -> Player {
    let player = try Player()
    player.finish("classic", at: 3)
    try player.tap("result.share")
    return player
  }

  @Test func `Save hands the card over, in the format that is chosen, and copies the caption`()
    throws
  {
    let player = try Self.open()
    try player.tap("share.save")
    let job = try #require(player.log.jobs.first)
    #expect(job.size == Size(width: 1200, height: 630))
    #expect(job.fileName == "colormix-classic-3")
    #expect(job.caption.contains("3"))
    #expect(job.list.texts.contains("Classic"))
    #expect(player.log.copied == [job.caption])
    player.log.completions[0](.success(.init(picture: "/p/a.png", folder: "/p")))
    try player.tap("share.format")
    try player.tap("share.save")
    #expect(player.log.jobs.last?.size == Size(width: 1080, height: 1350))
  }

  @Test func `the card is the same in a window of any size`() throws {
    // FAULTS 24
    let lists = try [Size(width: 200, height: 160), Size(width: 3840, height: 2160)].map { size in
      let player = try Self.open()
      player.driver.resize(size.width, size.height, scale: 1.5)
      try player.tap("share.save")
      return player.log.jobs.first?.list
    }
    #expect(lists[0] != nil)
    #expect(lists[0] == lists[1])
  }

  @Test func `a small window shows the card, and in its place what became of it`() throws {
    for size in [Size(width: 200, height: 160), Size(width: 320, height: 240)] {
      let player = try Self.open()
      player.driver.resize(size.width, size.height)
      let preview = try #require(player.driver.node("share.preview")).frame
      #expect(preview.height >= size.height / 5, "\(size)")
      #expect(player.label("share.status") == "", "\(size)")
      #expect(player.driver.drawList.texts.contains("Classic"), "\(size)")
      try player.tap("share.save")
      player.log.completions[0](.success(.init(picture: "/p/a.png", folder: "/p")))
      #expect(player.label("share.status")?.contains("/p/a.png") == true, "\(size)")
      #expect(!player.driver.drawList.texts.contains("Classic"), "\(size)")
      try player.tap("share.format")
      #expect(player.label("share.status") == "", "another format is not saved yet, \(size)")
    }
  }

  @Test func `the place is shown once the card is there, and Folder opens it`() throws {
    let player = try Self.open()
    #expect(player.driver.node("share.folder")?.isEnabled == false)
    try player.tap("share.save")
    #expect(player.label("share.status") == "Saving…")
    #expect(player.driver.node("share.folder")?.isEnabled == false)
    player.log.completions[0](
      .success(.init(picture: "/pictures/colormix-classic-3-2.png", folder: "/pictures")))
    #expect(player.label("share.status")?.contains("/pictures/colormix-classic-3-2.png") == true)
    try player.tap("share.folder")
    #expect(player.log.folders == ["/pictures"])
  }

  @Test func `a folder that can't be opened is named`() throws {
    let player = try Self.open()
    player.log.opensFolders = false
    try player.tap("share.save")
    player.log.completions[0](.success(.init(picture: "/pictures/a.png", folder: "/pictures")))
    try player.tap("share.folder")
    #expect(player.label("share.status")?.contains("/pictures") == true)
  }

  @Test func `a failure is shown with its reason, and Save works again`() throws {
    // FAULTS 28
    let player = try Self.open()
    try player.tap("share.save")
    player.log.completions[0](
      .failure(.init(reasonKey: "file.readOnly", path: "/pictures/a.png")))
    let status = try #require(player.label("share.status"))
    #expect(
      status.contains(ProjectFiles.strings(.english)("file.readOnly", ["path": ""]).prefix(8)))
    #expect(player.log.said == [status])
    #expect(player.driver.node("share.folder")?.isEnabled == false)
    try player.tap("share.save")
    #expect(player.log.jobs.count == 2)
  }

  @Test func `Save counts once while the card is being written`() throws {
    let player = try Self.open()
    for _ in 0..<3 { player.driver.tap("share.save") }
    #expect(player.log.jobs.count == 1)
  }

  @Test func `a card that is written after the overlay was closed hurts nothing`() throws {
    let player = try Self.open()
    try player.tap("share.save")
    try player.tap("share.close")
    player.open("/menu")
    player.log.completions[0](.success(.init(picture: "/pictures/a.png", folder: "/pictures")))
    #expect(player.place == "/menu")
    #expect(player.overlay == nil)
  }

  @Test func `the game is shared without a score`() throws {
    let player = try Player()
    player.open("/settings")
    try player.tap("settings.share")
    try player.tap("share.save")
    let job = try #require(player.log.jobs.first)
    #expect(job.fileName == "colormix")
    #expect(!job.caption.isEmpty)
  }
}
