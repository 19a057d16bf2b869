/// A picture of a pack: where it is, and what its header says.
public struct PictureFile: Hashable, Sendable {
  /// The absolute path, without links, within the pack.
  public let path: String

  /// The name that the question gives it.
  public let name: String

  /// Kind and size in pixels.
  public let header: PictureHeader

  /// How much of a file is read for its header at first, and where that doesn't reach: a JPEG's
  /// size may come behind a preview and a colour profile.
  private static let headerBytes = [64 << 10, 4 << 20]

  /// Looks at a file's header.
  init(path: String, name: String) throws(PackProblem) {
    let file = try PictureFile.open(path, name: name)
    var header: PictureHeader?
    for length in PictureFile.headerBytes where header == nil {
      header = PictureHeader(try PictureFile.bytes(of: file, upTo: length, name: name))
      if file.count <= length { break }
    }
    guard let header else { throw .pictureUnreadable(name: name) }
    guard header.fits else {
      throw .pictureTooLarge(name: name, width: header.width, height: header.height)
    }
    (self.path, self.name, self.header) = (path, name, header)
  }

  /// Reads the whole file, for a decoder.
  ///
  /// - Returns: At most ``PackLimits/pictureBytes``.
  /// - Throws: Why it can't be read any longer.
  public func bytes() throws(PackProblem) -> [UInt8] {
    let file = try PictureFile.open(path, name: name)
    return try PictureFile.bytes(of: file, upTo: file.count, name: name)
  }

  /// Looks whether the file reaches to the picture's end.
  ///
  /// - Throws: ``PackProblem/pictureCutShort(name:)``, or why it can't be read.
  public func checkIsWhole() throws(PackProblem) {
    guard header.reachesEnd(in: try bytes()) else { throw .pictureCutShort(name: name) }
  }

  private static func open(_ path: String, name: String) throws(PackProblem) -> RegularFile {
    let file: RegularFile
    do throws(RegularFile.Fault) {
      file = try RegularFile(path)
    } catch {
      throw error == .missing ? .pictureMissing(name: name) : .pictureUnreadable(name: name)
    }
    guard file.count <= PackLimits.pictureBytes else {
      throw .pictureTooLong(name: name, bytes: file.count)
    }
    return file
  }

  private static func bytes(
    of file: borrowing RegularFile, upTo length: Int, name: String
  ) throws(PackProblem) -> [UInt8] {
    do throws(RegularFile.Fault) {
      return try file.bytes(upTo: length)
    } catch {
      throw .pictureUnreadable(name: name)
    }
  }
}
