import Foundation
import Testing

@testable import Launch

struct LinkSocketTests {
  private let path = NSTemporaryDirectory() + "colormix-\(UUID().uuidString.prefix(8))/links"

  /// What has arrived, once something has or half a second has passed.
  private func arrived(at socket: LinkSocket) -> [String] {
    for _ in 0..<50 {
      let links = socket.take()
      if !links.isEmpty { return links }
      usleep(10_000)
    }
    return []
  }

  @Test func `a link goes to the game that runs, and a second game does not take its socket`()
    throws
  {
    let running = try #require(LinkSocket.listen(at: path))
    defer { running.stop() }
    running.start {}
    #expect(LinkSocket.handOver("/guess/animals/3", at: path))
    #expect(arrived(at: running) == ["/guess/animals/3"])
    #expect(LinkSocket.listen(at: path) == nil)
    #expect(arrived(at: running).isEmpty, "a second start is no link")
  }

  @Test func `a link that is too long is no link, and where no game runs none is taken`() throws {
    #expect(!LinkSocket.handOver("/menu", at: path))
    let running = try #require(LinkSocket.listen(at: path))
    defer { running.stop() }
    running.start {}
    #expect(!LinkSocket.handOver("/" + String(repeating: "a", count: 5000), at: path))
    #expect(!LinkSocket.handOver("", at: path))
    #expect(arrived(at: running).isEmpty)
  }
}
