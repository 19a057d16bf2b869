internal import Localization
internal import Cassowary
internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Routing
internal import Scenes
internal import ShareCards

/// Shows a card as it will be saved, and saves it.
final class ShareScene: Scene {
  let route = Route(["share"])
  let overlayName: String? = "share"
  let screen = Screen()
  private unowned let shell: Shell
  private let card: ShareCard
  private var format = CardFormat.wide
  private var picture: DrawList
  private var saved: CardSaver.Saved?
  private var isSaving = false
  private var status = ""

  init(_ card: ShareCard, _ shell: Shell) {
    self.card = card
    self.shell = shell
    picture = CardSheet(card, format: .wide, environment: shell.environment).drawList
    let boxes = ShareBoxes(in: screen.layout, hasLink: card.link != nil)
    let kit = Kit(screen: screen, environment: shell.environment)
    addFrame(boxes, kit)
    addPreview(boxes.preview)
    addButtons(boxes, kit)
  }

  var backdrop: Backdrop? { Backdrop(blur: 22, dim: shell.environment.theme.dim) }

  private func words(_ key: String) -> () -> String {
    { [environment = shell.environment] in environment.strings(key) }
  }

  private func addFrame(_ boxes: ShareBoxes, _ kit: Kit) {
    kit.label(
      "share.title", boxes.title, size: TypeSize.heading, weight: .extraBold,
      color: { _ in .white },
      text: words(card.figure.isEmpty ? "share.title.game" : "share.title"))
    kit.closeButton("share.close", boxes.close, label: words("share.close")) {
      [unowned self] in shell.stage.close()
    }
    kit.label(
      "share.status", boxes.status, size: TypeSize.caption, weight: .medium, lines: 3,
      least: 11, color: { _ in .white },
      text: { [unowned self] in
        guard status.isEmpty else { return status }
        return isCrowded ? "" : card.caption
      })
  }

  /// Whether there is room for the card or for words, but not for both: what was done is said in
  /// the card's place.
  private var isCrowded: Bool { screen.layout.classes.form == .tiny && card.link != nil }

  /// The card in small, as large as its shape allows.
  private func addPreview(_ box: Box) {
    screen.add(
      Element(
        id: "share.preview", role: .picture, box: box, label: words("share.preview"),
        draw: { [unowned self] list, frame, _ in
          guard !isCrowded || status.isEmpty else { return }
          let place = frame.fitting(aspect: format.size.width / format.size.height)
          let scale = place.width / format.size.width
          guard scale > 0 else { return }
          list.group(offset: place.origin, scale: scale) { $0.append(picture) }
        }))
  }

  private func addButtons(_ boxes: ShareBoxes, _ kit: Kit) {
    let group = TextGroup()
    let save = kit.button(
      "share.save", boxes.buttons[0], .filled(\.green), size: TypeSize.label, group: group,
      text: words("share.save"), press: { [unowned self] in self.save() })
    kit.button(
      "share.format", boxes.buttons[1], .outlined { _ in .white }, role: .choice,
      size: TypeSize.label, group: group,
      text: { [unowned self] in shell.environment.strings("share.format.\(format.rawValue)") },
      press: { [unowned self] in turn() })
    kit.button(
      "share.folder", boxes.buttons[2], .outlined { _ in .white }, size: TypeSize.label,
      group: group, text: words("share.folder"), press: { [unowned self] in openFolder() })
    screen.element("share.folder")?.isEnabled = false
    if let link = card.link {
      kit.button(
        "share.link", boxes.buttons[3], .outlined { _ in .white }, size: TypeSize.label,
        group: group, text: words("share.link"), press: { [unowned self] in copy(link) })
    }
    screen.focus(save)
  }

  private func copy(_ link: String) {
    shell.handed.saver.copy(link)
    status = shell.environment.strings("message.linkCopied")
  }

  private func turn() {
    format = format.next
    status = ""
    picture = CardSheet(card, format: format, environment: shell.environment).drawList
  }

  private func save() {
    guard !isSaving else { return }
    isSaving = true
    let strings = shell.environment.strings
    status = strings("share.saving")
    shell.handed.saver.copy(card.caption)
    let job = CardSaver.Job(
      list: picture, size: format.size, fileName: card.fileName, caption: card.caption,
      payload: card.payload)
    shell.handed.saver.save(job) { [weak self] in self?.finished($0) }
  }

  private func finished(_ result: Result<CardSaver.Saved, CardSaver.Failure>) {
    isSaving = false
    let strings = shell.environment.strings
    switch result {
    case .success(let place):
      saved = place
      screen.element("share.folder")?.isEnabled = true
      let copied = strings("share.copied")
      status = strings("share.saved", ["name": place.picture]) + "\n" + copied
    case .failure(let failure):
      let reason = strings(failure.reasonKey, failure.wordValues)
      status = strings("share.notSaved", ["reason": reason])
      shell.handed.log(status)
    }
  }

  private func openFolder() {
    guard let saved, !shell.handed.saver.openFolder(saved.folder) else { return }
    status = shell.environment.strings("share.noFolder", ["path": saved.folder])
  }
}
