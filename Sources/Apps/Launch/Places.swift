internal import Glibc
internal import Records
internal import Scores
internal import Storage

/// Where a program keeps what it keeps.
struct Places {
  let files: FileStore
  /// The runs; nothing is opened before they are first needed.
  let scores: ScoresStore
  let pictures: FileStore
  let dataFolder: String?
  let pictureFolders: [String]
  let problem: Absence?
  /// Where a running game takes links.
  let linkSocket: String?

  /// The runs that are there already, to be looked at; nil where there is no such folder.
  func records() -> ScoresStore? {
    var information = stat()
    guard let dataFolder, stat(dataFolder, &information) == 0,
      information.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    return .reading(dataFolder, kind: .played)
  }

  /// The player's own folders, or everything under the folder of `--data`.
  static func player(
    _ options: Options, application: String, kind: RunKind = .played
  ) -> Places {
    let surroundings = Surroundings.live()
    let directories =
      if let data = options.data {
        Directories.under(data, surroundings)
      } else {
        Directories.standard(surroundings, application: application)
      }
    return Places(
      files: .live(directories.data), scores: .live(directories.data, kind: kind),
      pictures: .live("/"), dataFolder: directories.data.path,
      pictureFolders: directories.pictureFolders, problem: directories.problem,
      linkSocket: directories.runtime.path.map { "\($0)/\(application).socket" })
  }

  /// A driven program's: under `--data`, or in memory, apart from a player's records; pictures then
  /// go to a folder for files that may be thrown away.
  static func driven(_ options: Options) -> Places {
    if options.data != nil { return player(options, application: "colormix", kind: .driven) }
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return Places(
      files: MemoryDisk().store, scores: .memory(), pictures: .live("/"), dataFolder: nil,
      pictureFolders: ["\(temporary)/colormix-\(getpid())"], problem: nil,
      linkSocket: nil)
  }
}
