/// A sound the game makes.
public enum Effect: String, CaseIterable, Sendable {
  /// A right answer.
  case right
  /// A wrong answer, or none in time.
  case wrong
  /// The last second runs.
  case tick
  /// A run that is better than all before.
  case newBest
  /// Something was pressed.
  case press
}
