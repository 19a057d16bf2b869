internal import Controls
internal import Geometry
internal import Localization
internal import Scores
internal import Shell
internal import Storage

extension Launcher {
  /// Writes all answers as a table into a file: `colormix export --csv FILE`.
  func export(_ options: Options, _ assets: Assets) throws(Options.Fault) -> Int32 {
    guard let path = options.csv else { throw .missingOption("export", "--csv FILE") }
    let program = Program(
      self, options, assets: assets, isDriven: false, size: .init(width: 1280, height: 720),
      scale: 1)
    let strings = program.shell.environment.strings
    guard let records = program.places.records() else {
      // Where there is no folder at all, that was said already.
      if let folder = program.places.dataFolder {
        Program.log(strings("export.none", ["folder": folder]))
      }
      return 1
    }
    do throws(FileError) {
      let rows = try TableFile.write(records, of: nil, to: path)
      let line = strings("export.done", count: rows, ["name": path])
      StandardStream.error.say(line)
      return 0
    } catch {
      let reason = strings(error.wordKey, error.wordValues)
      let key = error.path == path ? "message.notSaved" : "message.unreadable"
      Program.log(strings(key, ["file": error.path, "reason": reason]))
      return 1
    }
  }
}
