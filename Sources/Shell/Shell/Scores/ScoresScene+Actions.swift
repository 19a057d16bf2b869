internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
internal import Scenes
internal import Scores
internal import Storage

extension ScoresScene {
  /// Export and erase, for who wants to look closer or to forget.
  func addActions(_ stack: inout ColumnStack) {
    let layout = screen.layout
    let tray = layout.box("actions")
    let boxes = [layout.box("export"), layout.box("erase")]
    stack.add(tray, height: 44, gap: 14, isForFingers: true)
    layout.add(
      layout.row(boxes, in: tray, along: .horizontal, spacing: layout.unit * 12))
    let group = TextGroup()
    kit.button(
      "scores.export", boxes[0], .outlined { $0.readable($0.green) }, size: TypeSize.body,
      group: group, text: words("scores.export"), press: { [unowned self] in export() })
    kit.button(
      "scores.erase", boxes[1], .outlined { $0.readable($0.red) }, size: TypeSize.body,
      group: group, text: words("scores.erase"), press: { [unowned self] in askToErase() })
  }

  private func export() {
    let strings = environment.strings
    switch shell.handed.export(shell.player) {
    case .success(let path): shell.say(strings("scores.exported", ["name": path]))
    case .failure(let error): shell.reportUnsaved(error)
    }
  }

  private func askToErase() {
    let strings = environment.strings
    let name = shell.player.isEmpty ? strings("players.guest") : shell.player
    let question = ConfirmScene.Question(
      id: "scores.erase", words: strings("scores.erase.sure", ["player": name]),
      keep: strings("scores.erase.keep"), confirm: strings("scores.erase"))
    shell.stage.overlay(ConfirmScene(question, shell) { [unowned self] in erase() })
  }

  private func erase() {
    do throws(FileError) {
      try shell.eraseRecords()
      shell.say(environment.strings("scores.erased"))
    } catch {
      shell.reportUnsaved(error)
    }
    shell.stage.replace(with: ScoresScene(mode, shell))
  }
}
