internal import Glibc
internal import Synchronization

/// A socket on which a running game takes links that another start was given.
///
/// It lies in the session's runtime folder and serves its own user alone.
final class LinkSocket: Sendable {
  private let descriptor: Int32
  private let path: String
  private let links = Mutex<[String]>([])
  private static let longestLink = 4096

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Hands a link to the game that runs already; answers whether there is one that took it.
  static func handOver(_ link: String, at path: String) -> Bool {
    guard let socket = open() else { return false }
    defer { close(socket) }
    guard withAddress(path, { connect(socket, $0, $1) }) == 0, isOwn(socket) else { return false }
    let bytes = Array(link.utf8)
    guard !bytes.isEmpty, bytes.count <= longestLink else { return false }
    guard send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      return false
    }
    shutdown(socket, Int32(SHUT_WR))
    var answer: UInt8 = 0
    return recv(socket, &answer, 1, 0) == 1
  }

  /// Opens the socket, unless a running game has it.
  static func listen(at path: String) -> LinkSocket? {
    guard let socket = open() else { return nil }
    let isTaken = open().map { other in
      defer { close(other) }
      return withAddress(path) { connect(other, $0, $1) } == 0
    }
    guard isTaken == false else {
      close(socket)
      return nil
    }
    if let slash = path.lastIndex(of: "/") { mkdir(String(path[..<slash]), 0o700) }
    unlink(path)
    let mask = umask(0o177)
    defer { umask(mask) }
    guard withAddress(path, { bind(socket, $0, $1) }) == 0, Glibc.listen(socket, 4) == 0 else {
      close(socket)
      return nil
    }
    return LinkSocket(descriptor: socket, path: path)
  }

  /// Takes links on a thread of its own; calls back on it after each.
  func start(_ arrived: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Work { [self] in serve(arrived) })
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    guard status == 0 else { return box.release() }
    pthread_detach(thread)
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The links that arrived since the last call.
  func take() -> [String] {
    links.withLock { links in
      defer { links = [] }
      return links
    }
  }

  /// Closes the socket and takes its file away.
  func stop() {
    unlink(path)
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private func serve(_ arrived: @Sendable () -> Void) {
    while true {
      let guest = accept(descriptor, nil, nil)
      guard guest >= 0 else {
        guard errno == EINTR || errno == ECONNABORTED else { return }
        continue
      }
      if LinkSocket.isOwn(guest), let link = LinkSocket.read(guest), !link.isEmpty {
        links.withLock { $0.append(link) }
        var answer: UInt8 = 1
        send(guest, &answer, 1, Int32(MSG_NOSIGNAL))
        arrived()
      }
      close(guest)
    }
  }

  /// A link that a guest sends, within two seconds.
  private static func read(_ guest: Int32) -> String? {
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(
      guest, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var link: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: longestLink)
    while link.count <= longestLink {
      let count = recv(guest, &chunk, chunk.count, 0)
      guard count >= 0 else { return nil }
      guard count > 0 else { return String(validating: link, as: UTF8.self) }
      link += chunk[..<count]
    }
    return nil
  }

  private static func open() -> Int32? {
    let socket = Glibc.socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    return socket >= 0 ? socket : nil
  }

  /// Whether the other end belongs to the same user.
  private static func isOwn(_ socket: Int32) -> Bool {
    // struct ucred: process, user, group.
    var peer: (Int32, UInt32, UInt32) = (0, UInt32.max, 0)
    var length = socklen_t(MemoryLayout.size(ofValue: peer))
    guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 else { return false }
    return peer.1 == getuid()
  }

  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
