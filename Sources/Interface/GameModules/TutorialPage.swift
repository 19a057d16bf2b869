internal import Localization
internal import Cassowary
internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Scenes

/// The layout and the elements of one step of a tutorial.
struct TutorialPage {
  private let screen: Screen
  private let spot: Box
  private let bubble: Box
  private let arrow: Box

  /// The side of the spotlight on which the text stands.
  enum Side {
    case above, below, left, right
  }

  init(scene: TutorialScene, screen: Screen) {
    self.screen = screen
    let layout = screen.layout
    spot = layout.box("spot")
    bubble = layout.box("bubble")
    arrow = layout.box("arrow")
    for guide in [spot.left, spot.top, spot.width, spot.height] { layout.makeEditable(guide) }
    let parts = TutorialBubble(bubble, in: layout, textScale: scene.services.environment.textScale)
    addElements(scene, parts)
  }

  /// Suggests the spotlight's place, and puts the text on the side with the most room.
  func place(_ frame: Rect) {
    let layout = screen.layout
    let (width, height) = (layout.size.width, layout.size.height)
    let rooms: [(Side, Double)] = [
      (.below, height - frame.maxY), (.above, frame.minY),
      (.right, (width - frame.maxX) * 0.6), (.left, frame.minX * 0.6),
    ]
    let side = rooms.max { $0.1 < $1.1 }?.0 ?? .below
    arrange(side, in: layout)
    layout.settle()
    layout.suggest(spot.left, frame.minX)
    layout.suggest(spot.top, frame.minY)
    layout.suggest(spot.width, frame.width)
    layout.suggest(spot.height, frame.height)
  }

  private func arrange(_ side: Side, in layout: LayoutTree) {
    // In a small window the arrow is short, so that the text has room.
    let units = layout.classes.form == .tiny ? 20.0 : 44
    let gap = layout.unit * units
    let wish = Strength(strong: 0, medium: 2, weak: 0)
    layout.add(arrow.measures(gap * (30 / 44), by: gap * (34 / 44)))
    switch side {
    case .above, .below:
      let isBelow = side == .below
      layout.add([
        (bubble.centerX == spot.centerX).strength(.weak).named("bubble over spot"),
        (arrow.centerX == spot.centerX).strength(.weak).named("arrow at spot"),
        (arrow.left >= bubble.left + layout.unit * 14).named("arrow at bubble"),
        (arrow.right <= bubble.right - layout.unit * 14).named("arrow at bubble"),
        (isBelow ? bubble.top == spot.bottom + gap : bubble.bottom == spot.top - gap)
          .strength(wish).named("bubble beside spot"),
        (isBelow
          ? arrow.bottom == bubble.top - layout.unit * 4
          : arrow.top == bubble.bottom + layout.unit * 4).named("arrow beside bubble"),
      ])
    case .left, .right:
      let isRight = side == .right
      layout.add([
        (bubble.centerY == spot.centerY).strength(.weak).named("bubble beside spot"),
        (arrow.centerY == spot.centerY).strength(.weak).named("arrow at spot"),
        (arrow.top >= bubble.top + layout.unit * 14).named("arrow at bubble"),
        (arrow.bottom <= bubble.bottom - layout.unit * 14).named("arrow at bubble"),
        (isRight ? bubble.left == spot.right + gap : bubble.right == spot.left - gap)
          .strength(wish).named("bubble beside spot"),
        (isRight
          ? arrow.right == bubble.left - layout.unit * 6
          : arrow.left == bubble.right + layout.unit * 6).named("arrow beside bubble"),
      ])
    }
  }

  private func addElements(_ scene: TutorialScene, _ parts: TutorialBubble) {
    let environment = scene.services.environment
    let kit = Kit(screen: screen, environment: environment)
    addVeil(kit)
    let step = scene.steps[scene.step]
    kit.panel("tutorial.bubble", bubble, radius: 20, edge: Color.white.opacity(0.24)) { $0.panel }
    kit.label(
      "tutorial.title", parts.title, size: 24, weight: .extraBold, color: { _ in .white },
      text: { environment.strings(step.titleKey) })
    kit.label(
      "tutorial.text", parts.text, size: TypeSize.label, weight: .medium, lines: 4,
      color: { _ in Color.white.opacity(0.85) }, text: { environment.strings(step.textKey) })
    let (index, count) = (scene.step, scene.steps.count)
    screen.add(
      Element(
        id: "tutorial.dots", role: .label, box: parts.dots,
        label: {
          environment.strings("tutorial.step", ["n": "\(index + 1)", "of": "\(count)"])
        },
        draw: { [pen = kit.pen] list, frame, _ in
          pen.dots(count, current: index, in: frame, color: .white, into: &list)
        }))
    let group = TextGroup()
    kit.button(
      "tutorial.next", parts.next, .filled(\.green), size: TypeSize.label, group: group,
      text: { environment.strings(index + 1 < count ? "tutorial.next" : "tutorial.done") },
      press: { [weak scene] in scene?.goOn() })
    kit.button(
      "tutorial.skip", parts.skip, .plain { _ in Color.white.opacity(0.85) },
      size: TypeSize.label, group: group, text: { environment.strings("tutorial.skip") },
      press: { [weak scene] in scene?.finish() })
  }

  /// Dims all but the spotlight, rings it, and points at it.
  private func addVeil(_ kit: Kit) {
    let (spot, arrow, bubble) = (spot, arrow, bubble)
    screen.add(
      Element(
        id: "tutorial.spot", role: .label, box: spot,
        draw: { [unowned screen, pen = kit.pen] list, frame, _ in
          let layout = screen.layout
          let window = layout.frame(of: layout.window)
          Spotlight(window: window, spot: frame, pen: pen).draw(into: &list)
          let (place, text) = (layout.frame(of: arrow), layout.frame(of: bubble))
          guard place.intersection(frame) == nil else { return }
          Spotlight.arrow(in: place, from: text, to: frame, pen: pen, into: &list)
        }))
  }
}
