import Foundation
import Testing

@testable import Launch

struct LinkSocketTests {
  private let path = NSTemporaryDirectory() + "colormix-\(UUID().uuidString.prefix(8))/links"

  @Test func `a link goes to the game that runs, and a second game does not take its socket`()
    throws
  {
    let running = try #require(LinkSocket.listen(at: path))
    defer { running.stop() }
    running.start {}
    #expect(LinkSocket.handOver("/guess/animals/3", at: path))
    #expect(running.take() == ["/guess/animals/3"])
    #expect(LinkSocket.listen(at: path) == nil)
    try expectNothing(in: running, "a second start is no link")
  }

  @Test func `a link that is too long is no link, and where no game runs none is taken`() throws {
    #expect(!LinkSocket.handOver("/menu", at: path))
    let running = try #require(LinkSocket.listen(at: path))
    defer { running.stop() }
    running.start {}
    #expect(!LinkSocket.handOver("/" + String(repeating: "a", count: 5000), at: path))
    #expect(!LinkSocket.handOver("", at: path))
    try expectNothing(in: running, "what was refused does not arrive")
  }

  /// Guests are served in their order: what came before another link would have arrived with it.
  private func expectNothing(in socket: LinkSocket, _ comment: Comment) throws {
    try #require(LinkSocket.handOver("/about", at: path))
    #expect(socket.take() == ["/about"], comment)
  }
}
