public import Drawing
public import Geometry
public import Layout

/// What an element is to a player, and to a program that drives the game.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// Does something when it is pressed.
  case button
  /// One of the answers to a question.
  case option
  /// Is on or off.
  case `switch`
  /// Steps through some values.
  case choice
  /// Leads somewhere else.
  case link
  /// Bears a letter.
  case tile
  /// Says something.
  case label
  /// Shows a picture.
  case picture
  /// Bears a colour word.
  case card
}

/// How an element stands at the moment of drawing.
public struct ElementLook: Hashable, Sendable {
  /// Whether keys and gamepad act on it, and the player should see so.
  public var isFocused: Bool
  /// Whether it is held down.
  public var isPressed: Bool
  /// Whether the pointer is over it.
  public var isHovered: Bool
  /// Whether it can be pressed.
  public var isEnabled: Bool
}

/// A part of a screen: where it is, what it says, how it is drawn, and what pressing it does.
public final class Element {
  /// The name that drivers and tests use, as `menu.classic`.
  public let id: String
  /// What it is.
  public let role: Role
  /// Where it is.
  public let box: Box
  /// What it says, in the present language.
  public var label: () -> String
  /// Whether it is out of sight, and can't be pressed.
  public var isHidden = false
  /// Whether it can be pressed.
  public var isEnabled = true
  /// Whether it moves with the screen's scroll region and is seen only inside it.
  public var isScrolled = false
  /// Whether the second press of a double click counts, as on a switch, and unlike on an answer.
  public var takesDoubleClicks = true
  /// How far it is drawn from its place, in points.
  public var offset = Point.zero
  /// How much of it is seen, 0…1.
  public var opacity = 1.0
  /// Adds its drawing to a list, in a frame in points.
  public var draw: (_ list: inout DrawList, _ frame: Rect, _ look: ElementLook) -> Void
  /// What a press does; `nil` where it can't be pressed.
  public var press: (() -> Void)?

  /// Makes an element in a box; without drawing, label or press until these are given.
  public init(
    id: String, role: Role, box: Box, label: @escaping () -> String = { "" },
    draw: @escaping (inout DrawList, Rect, ElementLook) -> Void = { _, _, _ in },
    press: (() -> Void)? = nil
  ) {
    self.id = id
    self.role = role
    self.box = box
    self.label = label
    self.draw = draw
    self.press = press
  }

  /// Whether a press does something now.
  public var isPressable: Bool { press != nil && isEnabled && !isHidden && opacity > 0 }
}

/// An element as a driver sees it.
public struct Node: Hashable, Sendable {
  /// The element's name.
  public var id: String
  /// What it is.
  public var role: Role
  /// What it says.
  public var label: String
  /// Where it is, in points.
  public var frame: Rect
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// Whether a press does anything there at all.
  public var isPressable: Bool
  /// Whether keys and gamepad act on it.
  public var isFocused: Bool

  /// The node as JSON, as drivers read it.
  public var json: ReportValue {
    .object([
      "id": .string(id), "role": .string(role.rawValue), "label": .string(label),
      "frame": .array([
        .double(frame.minX), .double(frame.minY), .double(frame.width), .double(frame.height),
      ]), "enabled": .bool(isEnabled), "focused": .bool(isFocused),
    ])
  }
}
