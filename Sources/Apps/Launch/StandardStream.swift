internal import Glibc

/// What is said to whoever started the program, a line at a time and at once.
///
/// `print` would hold lines back where they go into a pipe.
enum StandardStream: Int32 {
  /// Answers.
  case output = 1
  /// Everything else.
  case error = 2

  /// Writes a line.
  func say(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(rawValue, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else { return }
      bytes.removeFirst(max(written, 0))
    }
  }
}
