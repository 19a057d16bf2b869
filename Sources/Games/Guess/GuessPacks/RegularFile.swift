internal import Glibc

/// A regular file that is open for reading, and is closed when the value ends.
///
/// Pipes and devices are refused without waiting for them.
struct RegularFile: ~Copyable {
  /// Why a file can't be read.
  enum Fault: Error { case missing, unreadable }

  /// The file's length in bytes when it was opened.
  let count: Int

  private let descriptor: CInt

  init(_ path: String) throws(Fault) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable
    }
    self.descriptor = descriptor
    count = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Reads a stretch of the file.
  ///
  /// - Parameters:
  ///   - offset: Where it starts, in bytes.
  ///   - length: How many bytes are wanted.
  /// - Returns: The bytes, fewer where the file ends before.
  /// - Throws: ``Fault/unreadable`` where the system can't read it.
  func bytes(at offset: Int = 0, upTo length: Int) throws(Fault) -> [UInt8] {
    let wanted = max(0, min(length, count - offset))
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let read = pread(descriptor, rest.baseAddress, wanted - filled, off_t(offset + filled))
        if read < 0 && errno == EINTR { continue }
        failed = read < 0
        if read <= 0 { return }
        filled += read
      }
    }
    guard !failed else { throw .unreadable }
    return bytes
  }
}
