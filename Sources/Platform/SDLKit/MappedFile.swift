internal import Glibc

/// A file's bytes in memory, which the system reads where they are looked at.
///
/// It is for files that are replaced rather than written over, as installed ones are.
final class MappedFile {
  /// The bytes; they stay as long as this object.
  let bytes: UnsafeRawBufferPointer

  /// Maps a file; `nil` where it is missing, empty, or no file.
  init?(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
    let count = Int(status.st_size)
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
