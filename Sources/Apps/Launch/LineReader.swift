internal import Glibc

/// Reads lines of standard input, and does something else while there is none.
struct LineReader {
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  /// The next line without its end; `nil` at the end of input.
  ///
  /// While it waits, it calls `idle` again and again; without one it sleeps.
  mutating func next(idle: (() -> Void)?) -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      guard !isAtEnd else {
        guard !bytes.isEmpty else { return nil }
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
      }
      if let idle, !isReady { idle() } else { read() }
    }
  }

  private var isReady: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) != 0
  }

  private mutating func read() {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = chunk.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return }
    guard count > 0 else { return isAtEnd = true }
    bytes += chunk[..<count]
  }
}
