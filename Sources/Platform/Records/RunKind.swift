/// Whose runs a store keeps and answers with.
///
/// Runs that are only watched are never kept at all.
public enum RunKind: Int, Hashable, Sendable {
  /// Those that were played.
  case played = 0
  /// Those that a program drove through the driving interface; kept apart from a player's records.
  case driven = 1
}
