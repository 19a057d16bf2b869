internal import FoundationEssentials

/// Compares a text with the one that was stored when it was looked at and found right.
///
/// `COLORMIX_RECORD=1` stores the texts anew; the change is then to be looked at before it is kept.
public enum Snapshot {
  /// What is different from the stored text, or `nil` where nothing is.
  ///
  /// The texts are in `Tests/Snapshots`, in a folder with the name of the test's own.
  ///
  /// - Parameters:
  ///   - text: What is shown now.
  ///   - name: The file's name, without `.txt`.
  ///   - file: The test's own file.
  /// - Returns: The differing lines, or `nil`.
  public static func difference(
    of text: String, from name: String, file: String = #filePath
  ) -> String? {
    let folder = ProjectFiles.folder(above: file, levels: 1)
    let target = folder.split(separator: "/").last ?? ""
    let stored = "\(ProjectFiles.root)/Tests/Snapshots/\(target)/\(name).txt"
    if ProcessInfo.processInfo.environment["COLORMIX_RECORD"] == "1" {
      return record(text, in: stored)
    }
    guard let data = FileManager.default.contents(atPath: stored) else {
      return "there is no \(stored): store it with COLORMIX_RECORD=1, and look at it"
    }
    let expected = String(decoding: data, as: UTF8.self)
    return expected == text ? nil : lines(from: expected, to: text)
  }

  private static func record(_ text: String, in path: String) -> String? {
    let folder = ProjectFiles.folder(above: path, levels: 1)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
      return nil
    } catch {
      return "\(path) can't be stored: \(error)"
    }
  }

  /// The lines that went and those that came, with their numbers.
  static func lines(from old: String, to new: String) -> String {
    let (before, after) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let changes = after.difference(from: before).map { change -> (Int, String) in
      switch change {
      case .remove(let index, let line, _): (index, "- \(index + 1): \(line)")
      case .insert(let index, let line, _): (index, "+ \(index + 1): \(line)")
      }
    }
    let sorted = changes.sorted { $0.0 < $1.0 }.map(\.1)
    let rest = sorted.count > 40 ? ["… and \(sorted.count - 40) more"] : []
    return "\n" + (sorted.prefix(40) + rest).joined(separator: "\n")
  }
}
