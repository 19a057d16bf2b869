internal import Glibc
internal import Storage

/// Where a program keeps what it keeps.
struct Places {
  let files: FileStore
  let pictures: FileStore
  let dataFolder: String?
  let pictureFolders: [String]
  let problem: Absence?
  /// Where a running game takes links.
  let linkSocket: String?

  /// The player's own folders, or everything under the folder of `--data`.
  static func player(_ options: Options, application: String) -> Places {
    let surroundings = Surroundings.live()
    let directories =
      if let data = options.data {
        Directories.under(data, surroundings)
      } else {
        Directories.standard(surroundings, application: application)
      }
    return Places(
      files: .live(directories.data), pictures: .live("/"), dataFolder: directories.data.path,
      pictureFolders: directories.pictureFolders, problem: directories.problem,
      linkSocket: directories.runtime.path.map { "\($0)/\(application).socket" })
  }

  /// A driven program's: under `--data`, or in memory, apart from a player's records; pictures then
  /// go to a folder for files that may be thrown away.
  static func driven(_ options: Options) -> Places {
    if options.data != nil { return player(options, application: "colormix") }
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return Places(
      files: MemoryDisk().store, pictures: .live("/"), dataFolder: nil,
      pictureFolders: ["\(temporary)/colormix-\(getpid())"], problem: nil,
      linkSocket: nil)
  }
}
