internal import Cassowary
internal import Layout

extension LayoutTree {
  /// Lets no wish make the unit smaller than the window's size makes it.
  ///
  /// The unit itself is only wished for weakly: where tiles ask for more room than there is, type and
  /// margins would shrink to nothing for their sake. The strength lies above the strong wishes that
  /// would do so, and low enough not to pull at the window, whose size is suggested strongly.
  func keepUnit() {
    add([(unit == 100).strength(Strength(50_000_000)).named("unit stays")])
  }
}
