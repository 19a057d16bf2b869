internal import Codes
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Glibc
internal import Localization
internal import Routing
internal import SDLHost
internal import SDLKit
internal import Scores
internal import ShareCards
internal import Shell
internal import Sound
internal import Storage

/// The program put together: assets, places, fonts and the shell.
@MainActor
final class Program {
  let options: Options
  let assets: Assets
  let places: Places
  let fonts = FontBook()
  let saving: Saving
  let shell: Shell
  /// What reaches the desktop; without a window there is none.
  var desktop: Desktop?
  /// Lets the gamepad rumble.
  var rumble: () -> Void = {}
  /// Lets pictures be read anew.
  var picturesChanged: () -> Void = {}
  /// Reads a picture ahead.
  var pictureExpected: (String) -> Void = { _ in }
  /// Plays a sound.
  var playEffect: (Effect) -> Void = { _ in }
  private let link = Link()
  private let present = PresentPlayer()

  /// What services reach the program by, once it is made.
  private final class Link {
    weak var program: Program?
  }

  /// Puts the program together for a window or a surface of a size in points.
  ///
  /// A driven program keeps a player's records apart, and saves at once.
  init(
    _ launcher: Launcher, _ options: Options, assets: Assets, isDriven: Bool, size: Size,
    scale: Double
  ) {
    self.options = options
    self.assets = assets
    places = isDriven ? .driven(options) : .player(options, application: launcher.name)
    saving = Saving(places, waits: isDriven && !options.showsWindow, codes: .live)
    let environment = Surroundings.live().environment
    let chosen = options.language.flatMap { Language(rawValue: $0) }
    let language = chosen ?? (isDriven ? .english : Language.preferred(in: environment))
    let services = Program.services(
      link, launcher, assets: assets, places: places, fonts: fonts, saving: saving,
      present: present, language: language, seed: options.seed)
    let parts = GameParts(
      assets: assets.folder, data: places.dataFolder, files: present.files(in: places.files),
      saver: services.saver, codes: services.codes, file: { Program.bytes($0) },
      picturesChanged: { [link] in MainActor.assumeIsolated { link.program?.picturesChanged() } },
      pictureExpected: { [link] name in
        MainActor.assumeIsolated { link.program?.pictureExpected(name) }
      })
    shell = Shell(
      modules: launcher.modules.map { $0(parts) }, logo: launcher.logo, size: size, scale: scale,
      services: services)
    link.program = self
    if let problem = places.problem { tell(problem) }
  }

  private func tell(_ problem: Absence) {
    let strings = shell.environment.strings
    let reason = strings(problem.wordKey, problem.wordValues)
    shell.say(strings("message.noPlace", ["reason": reason]))
  }

  private static func services(
    _ link: Link, _ launcher: Launcher, assets: Assets, places: Places, fonts: FontBook,
    saving: Saving, present: PresentPlayer, language: Language, seed: UInt64?
  ) -> ShellServices {
    ShellServices(
      measurer: fonts.measurer,
      strings: .live(
        bytes: { assets.bytes("Localization/\($0)") }, report: { Program.log("\($0)") }),
      systemLanguage: language, settings: .live(places.files), bests: .live(places.files),
      files: places.files, scores: places.scores,
      export: { player in Program.export(player, places) },
      playerChanged: present.change(to:), moment: { Int64(time(nil)) },
      sound: SoundPlayer { effect in
        MainActor.assumeIsolated { link.program?.playEffect(effect) }
      },
      rumble: { MainActor.assumeIsolated { link.program?.rumble() } },
      saver: saver(link, fonts: fonts, saving: saving), codes: .live, asset: assets.bytes,
      keyLabel: { KeyPlace(name: $0)?.label ?? $0 }, seed: seeds(from: seed),
      today: CalendarDay.today, version: Launcher.version, dataFolder: places.dataFolder,
      log: Program.log)
  }

  /// Writes a player's answers as a table into the folder of everything that is kept.
  private static func export(_ player: String, _ places: Places) -> Result<String, FileError> {
    guard let folder = places.dataFolder else { return .failure(FileError(.noPlace, path: "")) }
    do throws(FileError) {
      return .success(try TableFile.write(places.scores, of: player, in: folder))
    } catch {
      return .failure(error)
    }
  }

  private static func saver(_ link: Link, fonts: FontBook, saving: Saving) -> CardSaver {
    CardSaver(
      save: { job, completion in
        MainActor.assumeIsolated {
          let size = PixelSize(width: Int(job.size.width), height: Int(job.size.height))
          guard let pictures = link.program?.pictures,
            let image = try? Offscreen(fonts: fonts, pictures: pictures)
              .draw(job.list, size: size)
          else {
            let failure = CardSaver.Failure(reasonKey: "file.failed", path: job.fileName)
            return completion(.failure(failure))
          }
          saving.save(
            image, fileName: job.fileName, caption: job.caption, payload: job.payload,
            completion: completion)
        }
      },
      copy: { text in MainActor.assumeIsolated { try? link.program?.desktop?.copy(text) } },
      openFolder: { path in
        MainActor.assumeIsolated {
          guard let desktop = link.program?.desktop else { return false }
          let folder = path.split(separator: "/").map(String.init)
          return (try? desktop.open("file://" + Route(folder).description)) != nil
        }
      })
  }

  /// Seeds that follow from one, or chance; small enough that a link with one stays short.
  private static func seeds(from seed: UInt64?) -> () -> UInt64 {
    guard var next = seed else {
      return { UInt64.random(in: 0..<(1 << 48)) }
    }
    return {
      defer { next &+= 1 }
      return next
    }
  }

  /// Where pictures come from: the program's own, or files by their whole path.
  var pictures: Painter.PictureBytes {
    { [assets] name in
      guard name.hasPrefix("/") else { return assets.bytes(name) }
      return (try? FileStore.live("/").read(String(name.dropFirst()))) ?? nil
    }
  }

  /// Saves what a window shows, into the pictures folder, and says where.
  func saveScreenshot(of host: any Host) {
    let strings = shell.environment.strings
    guard let image = try? host.screenshot() else {
      return shell.say(
        strings(
          "message.notSaved",
          ["reason": strings("file.failed", ["path": "colormix-screenshot.png", "code": "0"])]))
    }
    saving.save(image, fileName: "colormix-screenshot", caption: nil) { [unowned self] in
      switch $0 {
      case .success(let saved):
        shell.say(strings("message.screenshot", ["name": saved.picture]))
      case .failure(let failure):
        let reason = strings(failure.reasonKey, failure.wordValues)
        shell.say(strings("message.notSaved", ["reason": reason]))
      }
    }
  }

  /// Writes a line to standard error.
  nonisolated static func log(_ line: String) { StandardStream.error.say("colormix: \(line)") }
}
