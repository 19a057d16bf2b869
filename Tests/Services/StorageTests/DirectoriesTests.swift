import Storage
import Testing

/// Surroundings in which only the named folders and files exist.
private func surroundings(
  _ environment: [String: String], account: String? = "/home/account",
  folders: Set<String> = ["/home/ann", "/home/account", "/run/user/1"],
  files: [String: String] = [:]
) -> Surroundings {
  Surroundings(
    environment: environment, accountHome: account, workingFolder: "/games",
    isFolder: { folders.contains($0) }, contents: { files[$0].map { Array($0.utf8) } })
}

struct DirectoriesTests {
  @Test func `places are in the home folder where nothing else is said`() {
    let found = Directories.standard(surroundings(["HOME": "/home/ann"]))
    #expect(found.data == .folder("/home/ann/.local/share/colormix"))
    #expect(found.config == .folder("/home/ann/.config/colormix"))
    #expect(found.cache == .folder("/home/ann/.cache/colormix"))
    #expect(found.state == .folder("/home/ann/.local/state/colormix"))
    #expect(found.pictures == .folder("/home/ann/Pictures"))
    #expect(found.runtime == .absent(.noRuntimeFolder))
    #expect(found.problem == nil)
  }

  @Test func `the environment names other places`() {
    let found = Directories.standard(
      surroundings([
        "HOME": "/home/ann", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_CACHE_HOME": "/k",
        "XDG_STATE_HOME": "/s", "XDG_RUNTIME_DIR": "/run/user/1",
      ]), application: "colormix-mix")
    #expect(found.data == .folder("/d/colormix-mix"))
    #expect(found.config == .folder("/c/colormix-mix"))
    #expect(found.cache == .folder("/k/colormix-mix"))
    #expect(found.state == .folder("/s/colormix-mix"))
    #expect(found.runtime == .folder("/run/user/1/colormix-mix"))
  }

  @Test(arguments: ["", "relative", "./x", "/", "//", "/.", "/../"])
  func `a variable that names no place of one's own counts as not set`(value: String) {
    let found = Directories.standard(
      surroundings(["HOME": "/home/ann", "XDG_DATA_HOME": value, "XDG_PICTURES_DIR": value]))
    #expect(found.data == .folder("/home/ann/.local/share/colormix"))
    #expect(found.pictures == .folder("/home/ann/Pictures"))
  }

  @Test func `without a home in the environment the account's counts`() {
    for environment in [[:], ["HOME": ""]] {
      let found = Directories.standard(surroundings(environment))
      #expect(found.data == .folder("/home/account/.local/share/colormix"))
    }
  }

  @Test(arguments: [
    ("relative", Absence.homeNotAbsolute("relative")), ("/", .homeIsRoot), ("//", .homeIsRoot),
    ("/..", .homeIsRoot), ("/nowhere", .homeMissing("/nowhere")),
  ])
  func `a wrong home folder is not replaced by a guess`(home: String, reason: Absence) {
    let found = Directories.standard(surroundings(["HOME": home]))
    let places = [found.data, found.config, found.cache, found.state, found.pictures]
    #expect(places.allSatisfy { $0 == .absent(reason) })
    #expect(found.problem == reason)
    #expect(found.pictureFolders.isEmpty)
  }

  @Test func `an account without a home has no place`() {
    let none = Directories.standard(surroundings([:], account: nil))
    #expect(none.data == .absent(.noHome))
    let missing = Directories.standard(surroundings([:], account: "/nonexistent"))
    #expect(missing.data == .absent(.homeMissing("/nonexistent")))
    let root = Directories.standard(surroundings([:], account: "/"))
    #expect(root.data == .absent(.homeIsRoot))
  }

  @Test func `a place that is named outright serves also without a home`() {
    let found = Directories.standard(surroundings(["HOME": "/nowhere", "XDG_DATA_HOME": "/d"]))
    #expect(found.data == .folder("/d/colormix"))
    #expect(found.pictures == .absent(.homeMissing("/nowhere")))
    #expect(found.pictureFolders == ["/d/colormix/Pictures"])
  }

  @Test func `a data folder on the command line holds everything`() {
    let found = Directories.under("/tmp/x", surroundings([:]))
    #expect(found.data == .folder("/tmp/x"))
    #expect(found.pictures == .folder("/tmp/x/Pictures"))
    #expect(found.pictureFolders == ["/tmp/x/Pictures"])
    #expect(Directories.under("x", surroundings([:])).data == .folder("/games/x"))
  }

  @Test func `this process has surroundings`() {
    let live = Surroundings.live()
    #expect(live.workingFolder.hasPrefix("/"))
    #expect(live.environment["PATH"] != nil)
    #expect(live.isFolder("/"))
    #expect(!live.isFolder("/etc/passwd"))
    #expect(live.contents("/etc/passwd") != nil)
    #expect(live.contents("/no/such/file") == nil)
    #expect(live.accountHome?.isEmpty == false)
  }
}

struct PicturesFolderTests {
  private func pictures(
    _ list: String, environment: [String: String] = [:], at path: String? = nil
  ) -> Directories.Place {
    let environment = environment.merging(["HOME": "/home/ann"]) { given, _ in given }
    let path = path ?? "/home/ann/.config/user-dirs.dirs"
    return Directories.standard(surroundings(environment, files: [path: list])).pictures
  }

  @Test(arguments: [
    (#"XDG_PICTURES_DIR="$HOME/图片""#, "/home/ann/图片"),
    (#"XDG_PICTURES_DIR="/mnt/My pictures""#, "/mnt/My pictures"),
    (##"  XDG_PICTURES_DIR = "$HOME/a \"b\" \\c \$d" # mine"##, #"/home/ann/a "b" \c $d"#),
    (#"XDG_PICTURES_DIR="$HOME""#, "/home/ann"), (#"XDG_PICTURES_DIR="$HOME/""#, "/home/ann"),
    ("XDG_PICTURES_DIR=\"$HOME/a\"\nXDG_PICTURES_DIR=\"$HOME/b\"\n", "/home/ann/b"),
    ("# a list\r\nXDG_MUSIC_DIR=\"$HOME/M\"\r\nXDG_PICTURES_DIR=\"$HOME/P\"\r\n", "/home/ann/P"),
  ])
  func `the desktop's list names the pictures folder`(list: String, path: String) {
    #expect(pictures(list) == .folder(path))
  }

  @Test(arguments: [
    "", "#XDG_PICTURES_DIR=\"/x\"", "XDG_PICTURES_DIR=/x", "XDG_PICTURES_DIR=\"/x",
    "XDG_PICTURES_DIR=\"x\"", "XDG_PICTURES_DIR=\"$HOMER/x\"", "XDG_PICTURES_DIR=\"/\"",
    "XDG_PICTURES_DIR=\"\"", "=", "\u{0}",
  ])
  func `a list that makes no sense leaves the usual name`(list: String) {
    #expect(pictures(list) == .folder("/home/ann/Pictures"))
  }

  @Test func `the list is in the configuration folder`() {
    let place = pictures(
      "XDG_PICTURES_DIR=\"/p\"", environment: ["XDG_CONFIG_HOME": "/c"], at: "/c/user-dirs.dirs")
    #expect(place == .folder("/p"))
  }

  @Test func `a spare folder follows the pictures folder`() {
    let found = Directories.standard(surroundings(["HOME": "/home/ann"]))
    #expect(
      found.pictureFolders
        == ["/home/ann/Pictures", "/home/ann/.local/share/colormix/Pictures"])
  }
}
