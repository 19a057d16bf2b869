public import Cassowary
public import Geometry

/// Boxes and guides tied by constraints, in a window whose size is suggested from outside.
///
/// A constraint that can't be met gives way (it is kept as a strong wish) and is recorded in
/// `conflicts`; a layout never fails.
public final class LayoutTree {
  /// The placeholder that fills the window.
  public let window: Box
  /// The measure that type and spacing grow with, in points.
  ///
  /// About 1 in a window of 375×667 or 960×600; it follows the window's size.
  public let unit: Variable
  /// The window's classes at its present size.
  public private(set) var classes: SizeClasses
  /// The window's present size in points.
  public private(set) var size: Size
  /// The physical pixels a point.
  public private(set) var scale: Double
  /// The constraints that gave way, each with those it contradicts, once each.
  public internal(set) var conflicts: [LayoutConflict] = []

  let solver = Solver()
  private var sets: [ConditionalSet] = []
  private var pending: [Constraint] = []

  private struct ConditionalSet {
    let condition: LayoutCondition
    let constraints: [Constraint]
    var isActive = false
  }

  /// Makes an empty layout for a window of a size in points.
  public init(size: Size = Size(width: 1280, height: 720), scale: Double = 1) {
    self.size = size
    self.scale = scale
    classes = SizeClasses(of: size)
    unit = solver.makeVariable("unit")
    window = Box(
      name: "window", left: solver.makeVariable("window.left"),
      top: solver.makeVariable("window.top"), width: solver.makeVariable("window.width"),
      height: solver.makeVariable("window.height"))
    pending = [
      (window.left == 0).named("window left"), (window.top == 0).named("window top"),
    ]
    makeEditable(window.width)
    makeEditable(window.height)
    addUnit()
  }

  /// Makes a box that nothing ties yet.
  public func box(_ name: String) -> Box {
    let box = Box(
      name: name, left: solver.makeVariable(name + ".left"),
      top: solver.makeVariable(name + ".top"), width: solver.makeVariable(name + ".width"),
      height: solver.makeVariable(name + ".height"))
    pending.append((box.width >= 0).named(name + " width"))
    pending.append((box.height >= 0).named(name + " height"))
    return box
  }

  /// Makes a line or a length that boxes can refer to.
  public func guide(_ name: String) -> Variable { solver.makeVariable(name) }

  /// Adds constraints that hold at any size.
  public func add(_ constraints: [Constraint]...) {
    for constraint in constraints { pending += constraint }
  }

  /// Adds constraints that hold where a condition is met.
  public func add(when condition: LayoutCondition, _ constraints: [Constraint]...) {
    sets.append(ConditionalSet(condition: condition, constraints: constraints.flatMap { $0 }))
  }

  /// Fits everything to a window of a size in points, with that many physical pixels a point.
  public func resize(to size: Size, scale: Double) {
    self.size = size
    self.scale = scale
    classes = SizeClasses(of: size)
    settle()
    suggest(size)
  }

  /// Adds what was added since the last resize, and fits it to the window as it is.
  public func settle() {
    var batch = pending
    var leaving: [Constraint] = []
    pending = []
    for index in sets.indices {
      let holds = sets[index].condition.holds(classes)
      guard holds != sets[index].isActive else { continue }
      sets[index].isActive = holds
      if holds {
        batch += sets[index].constraints
      } else {
        leaving += sets[index].constraints
      }
    }
    remove(leaving)
    guard !batch.isEmpty else { return }
    insert(batch)
    suggest(size)
  }

  /// The present value of a guide or an anchor, in points.
  public func value(of variable: Variable) -> Double { solver.value(of: variable) }

  /// Where a box lies now, its edges on whole physical pixels, in points.
  public func frame(of box: Box) -> Rect {
    let left = snapped(solver.value(of: box.left))
    let top = snapped(solver.value(of: box.top))
    let right = snapped(solver.value(of: box.left) + solver.value(of: box.width))
    let bottom = snapped(solver.value(of: box.top) + solver.value(of: box.height))
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// A length in points moved to the nearest whole physical pixel.
  ///
  /// Halves go up, also where the solver's rounding leaves a little less than a half: the same
  /// window gives the same frames, however it came to its size.
  public func snapped(_ length: Double) -> Double {
    (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// Makes a guide follow suggestions, as the offset of a list that scrolls does.
  public func makeEditable(_ variable: Variable) {
    do {
      try solver.addEdit(variable, strength: .strong)
    } catch {
      preconditionFailure("a variable is made editable once: \(error)")
    }
  }

  /// Suggests a value in points for a variable that was made editable.
  public func suggest(_ variable: Variable, _ value: Double) {
    do {
      try solver.suggest(variable, value)
    } catch {
      preconditionFailure("only editable variables take finite suggestions: \(error)")
    }
  }

  private func suggest(_ size: Size) {
    do {
      try solver.suggest(window.width, size.width, window.height, size.height)
    } catch {
      preconditionFailure("a window has a finite size: \(error)")
    }
  }

  /// Ties the unit to the window's smaller measure, by what the arrangement has to hold.
  private func addUnit() {
    // Stronger than wishes for a size in units: else a width of 400 units in a narrow window would
    // make all type smaller, since that brings it nearer to what is wished. Required constraints
    // and room for fingers still may.
    let firm = Strength(strong: 5, medium: 0, weak: 0)
    add(when: .always, [(unit == 100).strength(firm).named("unit grows")])
    let room: [(SizeClasses.Form, Double, Double)] = [
      (.portrait, 375, 667), (.landscape, 960, 600), (.short, 700, 320), (.tiny, 320, 240),
    ]
    for (form, width, height) in room {
      add(
        when: .form(form),
        [
          (unit <= window.width * (1 / width)).named("unit fits the width"),
          (unit <= window.height * (1 / height)).named("unit fits the height"),
        ])
    }
  }
}
