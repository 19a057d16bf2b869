/// Finds the pictures that questions name, within their pack's folder and nowhere else.
///
/// A name is given with or without its ending; capitals, and composed or decomposed letters, don't
/// matter. Of several variants (`@2x`, `@3x`, a folder `NAME.imageset`) the sharpest is taken that
/// can be shown.
public struct PictureFinder: Sendable {
  private static let endings = ["svg", "png", "jpg", "jpeg"]

  private let folder: Folder
  private var listings: [String: Listing] = [:]

  init(folder: Folder) {
    self.folder = folder
  }

  /// Finds a picture and looks at its header.
  ///
  /// Each folder is listed once, at the first name within it.
  ///
  /// - Parameter name: The name as the question gives it, or nil.
  /// - Returns: The file, a picture of a size that can be shown.
  /// - Throws: Why there is none.
  public mutating func find(_ name: String?) throws(PackProblem) -> PictureFile {
    guard let name, !name.isEmpty else { throw .noPicture }
    guard PictureFinder.staysInside(name) else { throw .pictureOutside(name: name) }
    let parts = Folder.parts(of: name)
    guard let last = parts.last, let inner = subfolder(parts.dropLast()) else {
      throw .pictureMissing(name: name)
    }
    var best: PictureFile?
    var problem = PackProblem.pictureMissing(name: name)
    for candidates in variants(of: last, in: inner) where best == nil {
      for path in candidates {
        do throws(PackProblem) {
          let file = try picture(at: path, name: name)
          if file.header.sharpness > best?.header.sharpness ?? -1 { best = file }
        } catch {
          if case .pictureMissing = problem { problem = error }
        }
      }
    }
    guard let best else { throw problem }
    return best
  }

  /// Whether a name leads down only.
  ///
  /// Backslashes count as other systems' slashes.
  private static func staysInside(_ name: String) -> Bool {
    let parts = name.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0 == "/" || $0 == "\\"
    }.map { String($0) }
    return parts.first?.isEmpty == false && !parts.contains("..") && !name.utf8.contains(0)
  }

  private func picture(at path: String, name: String) throws(PackProblem) -> PictureFile {
    guard let real = Folder.realPath(path) else { throw .pictureMissing(name: name) }
    guard folder.holds(real) else { throw .pictureOutside(name: name) }
    return try PictureFile(path: real, name: name)
  }

  private mutating func subfolder(_ parts: ArraySlice<String>) -> String? {
    var path = folder.path
    for part in parts where part != "." {
      guard let name = listing(of: path).names(like: part).first else { return nil }
      path += "/" + name
    }
    return path
  }

  /// The paths that may be meant, in groups: a later one counts only where the earlier have none.
  private mutating func variants(of name: String, in path: String) -> [[String]] {
    let (stem, ending) = PictureFinder.split(name)
    var groups: [[String]] = []
    if let ending { groups.append(files(stem, endings: [ending], in: path)) }
    groups.append(files(stem, endings: PictureFinder.endings, in: path))
    groups.append(imagesets(stem, in: path))
    // A file without an ending, or with one that only looks like it: `mr.bean`.
    groups.append(listing(of: path).names(like: name).map { path + "/" + $0 })
    return groups
  }

  private mutating func files(_ stem: String, endings: [String], in path: String) -> [String] {
    let listing = listing(of: path)
    return ["@3x", "@2x", ""].flatMap { scale in
      endings.flatMap { listing.names(like: stem + scale + "." + $0) }
    }.map { path + "/" + $0 }
  }

  private mutating func imagesets(_ stem: String, in path: String) -> [String] {
    listing(of: path).names(like: stem + ".imageset").flatMap { set -> [String] in
      let inner = path + "/" + set
      return listing(of: inner).names
        .filter { PictureFinder.split($0).ending != nil }
        .map { inner + "/" + $0 }
    }
  }

  /// A name's stem and its ending, where that is one of a picture.
  private static func split(_ name: String) -> (stem: String, ending: String?) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
    let ending = name[dot...].dropFirst().lowercased()
    return endings.contains(ending) ? (String(name[..<dot]), ending) : (name, nil)
  }

  private mutating func listing(of path: String) -> Listing {
    if let known = listings[path] { return known }
    // A folder that is a link may lead outside; what is in it is then not looked at.
    let isInside = path == folder.path || folder.holds(path)
    let listing = Listing(isInside ? Folder(path)?.names() ?? [] : [])
    listings[path] = listing
    return listing
  }
}

/// The names in one folder, to be looked up whatever their capitals and Unicode form.
///
/// Strings are equal, and hash alike, where they are canonically equivalent.
private struct Listing: Sendable {
  let names: [String]
  private let byFoldedName: [String: [String]]

  init(_ names: [String]) {
    self.names = names
    byFoldedName = Dictionary(grouping: names) { $0.lowercased() }
  }

  /// The names that are the same but for capitals; the very same one first.
  func names(like name: String) -> [String] {
    let alike = byFoldedName[name.lowercased()] ?? []
    return alike.filter { $0 == name } + alike.filter { $0 != name }
  }
}
