/// An unknown of a system: a small number that stands for a value the solver finds.
///
/// Only a solver makes variables, by `Solver.makeVariable(_:)`, and a variable means something
/// only to the solver that made it.
public struct Variable: Hashable, Sendable {
  /// The place of the variable in its solver, counted from 0 in the order of making.
  public let index: Int32

  init(index: Int32) {
    self.index = index
  }
}
