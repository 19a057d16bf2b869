internal import Localization
internal import Controls
internal import Geometry
internal import Scenes
internal import SDLHost
internal import SDLKit
internal import Shell
internal import Storage

extension Launcher {
  /// Plays in a window until the player closes it.
  ///
  /// A link goes to the game that runs already, if there is one.
  func play(_ options: Options, _ assets: Assets) -> Int32 {
    var options = options
    options.route = options.route.map { Program.absolute($0) }
    let socket = Places.player(options, application: name).linkSocket
    if let route = options.route, let socket, LinkSocket.handOver(route, at: socket) { return 0 }
    return inWindow(options, assets, isDriven: false) { program, host in
      program.open(program.options.route ?? "/menu")
      host.frame()
      program.tellMissingFonts()
      let links = socket.flatMap { LinkSocket.listen(at: $0) }
      program.takeLinks(from: links, on: host)
      host.run()
      links?.stop()
      program.leave(host)
    }
  }

  /// Plays by commands in a window.
  func driveWindow(_ options: Options, _ assets: Assets) -> Int32 {
    inWindow(options, assets, isDriven: true) { program, host in
      Driver(program, host).run()
      program.saving.finish(within: 2000)
    }
  }

  /// Opens a window for a program; without a display says so.
  private func inWindow(
    _ options: Options, _ assets: Assets, isDriven: Bool,
    body: (Program, WindowHost) -> Void
  ) -> Int32 {
    let place = options.size ?? Size(width: 1280, height: 720)
    let program = Program(
      self, options, assets: assets, isDriven: isDriven, size: place, scale: options.scale ?? 1)
    do {
      let video = try VideoSystem()
      let host = try WindowHost(
        program.shell.stage, video, windowOptions(program), fonts: program.fonts,
        pictures: program.pictures)
      program.connect(to: host)
      body(program, host)
      program.shell.finish()
      return 0
    } catch {
      Program.log(program.shell.environment.strings("message.noDisplay") + " (\(error.reason))")
      return 1
    }
  }

  private func windowOptions(_ program: Program) -> WindowHost.Options {
    let options = program.options
    let stored = options.size == nil ? program.shell.windowPlace : nil
    let size = options.size ?? Size(width: 1280, height: 720)
    let place = WindowPlace(
      x: stored?.x ?? 0, y: stored?.y ?? 0, width: stored?.width ?? Int(size.width),
      height: stored?.height ?? Int(size.height), isMaximized: stored?.isMaximised ?? false,
      isFullscreen: stored?.isFullscreen ?? false)
    return WindowHost.Options(
      title: logo.text, place: place, hasPlace: stored != nil, scale: options.scale,
      renderer: RendererChoice(name: options.renderer ?? "auto"))
  }
}

extension Program {
  /// Lets the window's events, sounds and desktop reach the program, and the other way round.
  func connect(to host: WindowHost) {
    desktop = host.desktop
    rumble = { [unowned host] in host.rumble() }
    playEffect = { [unowned host] in host.play($0) }
    picturesChanged = { [unowned host] in host.forgetPictures() }
    pictureExpected = { [unowned host] in host.expect(picture: $0) }
    host.woken = { [unowned self] in saving.deliver() }
    host.screenshotWanted = { [unowned self, unowned host] in saveScreenshot(of: host) }
    host.soundMissing = { [unowned self] _ in
      shell.say(shell.environment.strings("message.noSound"))
    }
    if let icon = assets.bytes("Icons/colormix.svg") { host.setIcon(icon) }
  }

  /// Opens the links that other starts hand over.
  func takeLinks(from links: LinkSocket?, on host: WindowHost) {
    guard let links else { return }
    host.woken = { [unowned self, unowned host] in
      saving.deliver()
      for link in links.take() {
        open(link)
        host.raise()
      }
    }
    links.start { Waker().wake() }
  }

  /// Says which fonts are not there, once the first frame has looked for them.
  func tellMissingFonts() {
    for name in fonts.missingFamilies.sorted() {
      shell.say(shell.environment.strings("message.fontMissing", ["name": name]))
    }
  }

  /// Keeps the window's place, and waits for what is still being written.
  func leave(_ host: WindowHost) {
    shell.stage.end()
    let place = host.place
    shell.windowPlace = Settings.WindowPlace(
      x: place.x, y: place.y, width: place.width, height: place.height,
      isMaximised: place.isMaximized, isFullscreen: place.isFullscreen)
    saving.finish(within: 800)
  }
}
