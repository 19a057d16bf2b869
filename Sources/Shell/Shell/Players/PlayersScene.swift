internal import Cassowary
internal import Controls
internal import Drawing
internal import Layout
internal import Localization
internal import Routing
internal import Scenes
internal import Scores
internal import Storage

/// Who plays on this machine: choose one, add one, remove one.
final class PlayersScene: Scene {
  let route = Route(["players"])
  let screen = Screen()
  unowned let shell: Shell
  private(set) var typed = ""
  private(set) var isTyping = false
  private var status = ""
  private let kit: Kit

  init(_ shell: Shell) {
    self.shell = shell
    kit = Kit(screen: screen, environment: shell.environment)
    let names = [""] + shell.players
    let boxes = PlayersBoxes(in: screen, players: names.count)
    kit.label(
      "players.title", boxes.page.title, size: TypeSize.heading, weight: .extraBold,
      text: words("players.title"))
    kit.backButton("players.close", boxes.page.back, text: words("players.close")) {
      [unowned shell] in shell.stage.close()
    }
    for (index, name) in names.enumerated() { addRow(name, at: index, boxes.rows[index]) }
    addField(boxes)
    for element in screen.elements.dropFirst(2) { element.isScrolled = true }
  }

  var wantsText: Bool { isTyping }

  func draw(into list: inout DrawList, at time: Int) {
    let layout = screen.layout
    let background = shell.environment.theme.background
    list.append(.fill(frame: layout.frame(of: layout.window), color: background))
    screen.draw(into: &list)
  }

  func receive(_ event: InputEvent, at time: Int) -> Bool {
    switch event {
    case .text(let text) where isTyping: type(text)
    case .key(let key) where isTyping: return receive(key)
    default: return false
    }
    return true
  }

  /// A window that grows lower hides neither what is typed nor what is said about it.
  func resized() { if isTyping { showField() } }

  private func words(_ key: String) -> () -> String {
    { [environment = shell.environment] in environment.strings(key) }
  }

  private func addRow(_ name: String, at index: Int, _ row: PlayersBoxes.Row) {
    let title: () -> String = name.isEmpty ? words("players.guest") : { name }
    let player = kit.player(
      "players.\(index)", row.name, name: title,
      isChosen: { [unowned shell] in shell.player == name },
      press: { [unowned self] in choose(name) })
    if name == shell.player { screen.focus(player) }
    guard !name.isEmpty else { return }
    kit.button(
      "players.\(index).remove", row.remove, .plain(\.faint), size: TypeSize.body,
      text: words("players.remove"), press: { [unowned self] in askToRemove(name) })
  }

  private func addField(_ boxes: PlayersBoxes) {
    kit.textField(
      "players.name", boxes.field, text: { [unowned self] in typed },
      hint: words("players.name"), isActive: { [unowned self] in isTyping },
      press: { [unowned self] in begin() })
    kit.button(
      "players.add", boxes.add, .filled(\.green), size: TypeSize.label, radius: 16,
      text: words("players.add"),
      press: { [unowned self] in isTyping || !typed.isEmpty ? add() : begin() })
    kit.label(
      "players.status", boxes.status, size: TypeSize.body, lines: 2,
      text: { [unowned self] in status })
  }

  private func choose(_ name: String) {
    shell.choose(name)
    shell.stage.close()
  }
}

/// Typing a name, and what comes of it.
extension PlayersScene {
  private func begin() {
    isTyping = true
    status = ""
    showField()
  }

  /// Scrolls to the field and to what is said below it.
  private func showField() {
    for id in ["players.status", "players.name"] {
      if let element = screen.element(id) { screen.reveal(element) }
    }
  }

  private func type(_ text: String) {
    status = ""
    typed = String((typed + text.filter { !$0.isNewline }).prefix(PlayerName.longest))
  }

  /// Keys that edit; others, as those that move the focus, are left to the stage.
  private func receive(_ key: Key) -> Bool {
    switch key.place {
    case "Return", "Keypad Enter": if !key.isRepeat { add() }
    case "Escape", "AC Back": (isTyping, typed, status) = (false, "", "")
    case "Backspace": _ = typed.popLast()
    case "Space": break
    default: return false
    }
    return true
  }

  private func add() {
    let name = PlayerName.tidied(typed)
    guard PlayerName.isValid(name) else { return say("players.empty") }
    let isTaken = shell.players.contains(name) || name == shell.environment.strings("players.guest")
    guard !isTaken else { return say("players.taken", ["name": name]) }
    do throws(FileError) {
      guard try shell.handed.scores.addPlayer(name) else {
        return say("players.taken", ["name": name])
      }
    } catch {
      return shell.reportUnsaved(error)
    }
    shell.choose(name)
    shell.tellNotices()
    shell.stage.replace(with: PlayersScene(shell))
  }

  private func say(_ key: String, _ values: [String: String] = [:]) {
    status = shell.environment.strings(key, values)
    showField()
  }

  private func askToRemove(_ name: String) {
    let strings = shell.environment.strings
    let question = ConfirmScene.Question(
      id: "players.remove", words: strings("players.remove.sure", ["name": name]),
      keep: strings("players.remove.keep"), confirm: strings("players.remove"))
    shell.stage.overlay(ConfirmScene(question, shell) { [unowned self] in remove(name) })
  }

  private func remove(_ name: String) {
    if shell.player == name { shell.choose("") }
    do throws(FileError) {
      try shell.handed.erase(name, isGone: true)
    } catch {
      shell.reportUnsaved(error)
    }
    shell.stage.replace(with: PlayersScene(shell))
  }
}
