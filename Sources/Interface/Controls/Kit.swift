public import Drawing
public import Geometry
public import Layout
public import Scenes

/// Makes the controls of one screen.
///
/// Lengths that are given in units are multiplied by the screen's unit while it draws, so that type
/// and corners grow with the window.
public struct Kit {
  /// The screen that the controls are added to.
  public let screen: Screen
  /// What they look up while they draw.
  public let environment: Environment

  /// Makes a kit for a screen.
  public init(screen: Screen, environment: Environment) {
    self.screen = screen
    self.environment = environment
  }

  /// What tells an environment's layout apart in closures that outlive the kit.
  var layout: LayoutTree { screen.layout }

  /// A label whose text fits its box; sizes are in units.
  ///
  /// One with a least size loses its middle rather than be written smaller, as is right for what
  /// quotes names from outside.
  @discardableResult
  public func label(
    _ id: String, _ box: Box, size: Double, weight: FontWeight = .semibold,
    alignment: TextAlignment = .center, lines: Int = 1, least: Double? = nil,
    group: TextGroup? = nil, color: @escaping (Theme) -> Color = { $0.ink },
    text: @escaping () -> String
  ) -> Element {
    let pen = pen
    group?.add(text: text, box: box, layout: layout, weight: weight, lines: lines, least: least)
    return screen.add(
      Element(
        id: id, role: .label, box: box, label: text,
        draw: { list, frame, _ in
          let style = TextStyle(
            size: pen.points(size, group: group), weight: weight,
            color: color(pen.environment.theme), alignment: alignment, lines: lines,
            least: least.map { pen.length($0) })
          pen.write(text(), in: frame, style: style, into: &list)
        }))
  }

  /// What draws in this screen's unit.
  public var pen: Pen { Pen(layout: layout, environment: environment) }
}

/// Draws in the unit of a layout.
public struct Pen {
  /// The layout whose unit counts.
  public unowned let layout: LayoutTree
  /// What is looked up.
  public let environment: Environment

  /// Makes a pen for a layout.
  public init(layout: LayoutTree, environment: Environment) {
    self.layout = layout
    self.environment = environment
  }

  /// A length in units as points.
  public func length(_ units: Double) -> Double { units * layout.value(of: layout.unit) }

  /// A size of type in units as points, in the player's text size, and no more than fits a group.
  public func points(_ units: Double, group: TextGroup? = nil) -> Double {
    let size = length(units) * environment.textScale
    guard let group else { return size }
    return min(size, group.limit(environment: environment, size: size))
  }

  /// Adds a text that fits a frame.
  public func write(
    _ text: String, in frame: Rect, style: TextStyle, into list: inout DrawList
  ) {
    for line in environment.fitter.lines(of: text, in: frame, style: style) {
      list.append(.text(line))
    }
  }
}

/// Labels that are written in one size: the size at which the longest of them fits.
public final class TextGroup {
  private var members: [Member] = []

  private struct Member {
    let text: () -> String
    let box: Box
    let isButton: Bool
    let share: Double
    unowned let layout: LayoutTree
    let weight: FontWeight
    let lines: Int
    let least: Double?
  }

  /// Makes a group without members.
  public init() {}

  /// Adds a text in a box, or on a button that fills it; the share is the part of the box's width
  /// that the text has, and the least size is in units.
  public func add(
    text: @escaping () -> String, box: Box, layout: LayoutTree, weight: FontWeight = .semibold,
    lines: Int = 1, isButton: Bool = false, share: Double = 1,
    least: Double? = nil
  ) {
    members.append(
      Member(
        text: text, box: box, isButton: isButton, share: share, layout: layout, weight: weight,
        lines: lines, least: least))
  }

  func limit(environment: Environment, size: Double) -> Double {
    members.reduce(size) { limit, member in
      let frame = member.layout.frame(of: member.box)
      guard !frame.isEmpty else { return limit }
      let pen = Pen(layout: member.layout, environment: environment)
      let room = member.isButton ? pen.textRoom(onButton: frame, lines: member.lines) : frame
      let style = TextStyle(
        size: size, weight: member.weight, color: .black, lines: member.lines,
        least: member.least.map { pen.length($0) })
      let fit = environment.fitter.size(
        of: member.text(), in: Size(width: room.width * member.share, height: room.height),
        style: style)
      return min(limit, fit)
    }
  }
}
