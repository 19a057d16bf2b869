internal import Scores
internal import Storage

/// What is kept of each player: settings and bests in a folder of their own, runs in the records.
extension ShellServices {
  /// A player's settings; the guest's stand in the data folder itself.
  func settings(of player: String) -> SettingsStore {
    guard !player.isEmpty else { return settings }
    return .live(files, name: ShellServices.folder(of: player) + "/settings.json")
  }

  /// A player's best scores.
  func bests(of player: String) -> BestsStore {
    guard !player.isEmpty else { return bests }
    return .live(files, name: ShellServices.folder(of: player) + "/bests.json")
  }

  /// Forgets a player's runs and bests, and with `isGone` the player and all that is theirs.
  func erase(_ player: String, isGone: Bool) throws(FileError) {
    try scores.removePlayer(player)
    var names = ["bests.json"]
    if isGone { names += ["settings.json", "guess.json"] }
    if !isGone, !player.isEmpty { _ = try scores.addPlayer(player) }
    for name in names {
      let path = player.isEmpty ? name : ShellServices.folder(of: player) + "/" + name
      try files.locked(path) { () throws(FileError) in
        guard try files.read(path) != nil else { return }
        try files.write(path, Array("{}\n".utf8))
      }
    }
  }

  /// The folder of a player below the data folder, as `players/9e3779b97f4a7c15`.
  ///
  /// A name may hold what no file's name can, and it is to be gone when the player is, so that the
  /// folder is called by a number that follows from it (FNV-1a with 64 bits, over UTF-8).
  public static func folder(of player: String) -> String {
    var number: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in player.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(number, radix: 16)
    return "players/" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
