internal import Glibc

/// What is said to whoever started the program.
enum StandardError {
  /// Writes a line.
  static func say(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes.removeFirst(written)
    }
  }
}
