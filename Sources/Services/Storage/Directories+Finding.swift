extension Directories {
  /// Everything under one folder, as `--data` asks for.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, absolute or relative to where the game was started.
  ///   - surroundings: What the machine says about the account.
  /// - Returns: The places; pictures are in `Pictures` under the folder.
  public static func under(_ folder: String, _ surroundings: Surroundings) -> Directories {
    let root = folder.hasPrefix("/") ? folder : join(surroundings.workingFolder, folder)
    return Directories(
      data: .folder(root), config: .folder(root), cache: .folder(join(root, "Cache")),
      state: .folder(root), pictures: .folder(join(root, "Pictures")), runtime: .folder(root))
  }

  /// The folders of the player's account.
  ///
  /// A variable that is unset, empty, relative or the root of the disk counts as not set, as the
  /// XDG specification says. Without `HOME` the list of accounts is asked; a `HOME` that is wrong
  /// is not replaced by a guess.
  ///
  /// - Parameters:
  ///   - surroundings: What the machine says about the account.
  ///   - application: The name of the game's own folder in each place.
  /// - Returns: The places, each of them a folder or the reason why there is none.
  public static func standard(
    _ surroundings: Surroundings, application: String = "colormix"
  ) -> Directories {
    let home = Home(surroundings)
    let place = { (variable: String, usual: String) -> Place in
      home.place(variable, usual).appending(application)
    }
    return Directories(
      data: place("XDG_DATA_HOME", ".local/share"),
      config: place("XDG_CONFIG_HOME", ".config"),
      cache: place("XDG_CACHE_HOME", ".cache"),
      state: place("XDG_STATE_HOME", ".local/state"),
      pictures: home.pictures(),
      runtime: home.runtime.appending(application))
  }
}

extension Directories.Place {
  fileprivate func appending(_ name: String) -> Directories.Place {
    guard case .folder(let path) = self else { return self }
    return .folder(join(path, name))
  }
}

/// The player's home folder, and the places that are found from it.
private struct Home {
  let surroundings: Surroundings
  let home: Directories.Place

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    home = Self.find(surroundings)
  }

  private static func find(_ surroundings: Surroundings) -> Directories.Place {
    var path = surroundings.environment["HOME"] ?? ""
    if path.isEmpty { path = surroundings.accountHome ?? "" }
    guard !path.isEmpty else { return .absent(.noHome) }
    guard path.hasPrefix("/") else { return .absent(.homeNotAbsolute(path)) }
    guard !isRoot(path) else { return .absent(.homeIsRoot) }
    guard surroundings.isFolder(path) else { return .absent(.homeMissing(path)) }
    return .folder(path)
  }

  /// The path in a variable, where it is one that may be used.
  private func variable(_ name: String) -> String? {
    guard let path = surroundings.environment[name] else { return nil }
    return path.hasPrefix("/") && !isRoot(path) ? path : nil
  }

  func place(_ name: String, _ usual: String) -> Directories.Place {
    if let path = variable(name) { return .folder(path) }
    return home.appending(usual)
  }

  var runtime: Directories.Place {
    guard let path = variable("XDG_RUNTIME_DIR"), surroundings.isFolder(path) else {
      return .absent(.noRuntimeFolder)
    }
    return .folder(path)
  }

  func pictures() -> Directories.Place {
    if let path = variable("XDG_PICTURES_DIR") { return .folder(path) }
    if let list = place("XDG_CONFIG_HOME", ".config").path.map({ join($0, "user-dirs.dirs") }),
      let bytes = surroundings.contents(list),
      let path = UserDirectories(bytes, home: home.path)["XDG_PICTURES_DIR"], !isRoot(path)
    {
      return .folder(path)
    }
    return home.appending("Pictures")
  }
}

private func isRoot(_ path: String) -> Bool {
  path.split(separator: "/").allSatisfy { $0 == "." || $0 == ".." }
}
