/// Counts the milliseconds that a question has run, and leaves out its pauses.
enum Stopwatch: Hashable, Sendable {
  /// It runs since a time of the run's clock, with this much counted before. A time that is still to
  /// come is the count-down: until then nothing is counted.
  case running(since: Int, before: Int)
  /// It stands still.
  case stopped(Int)

  /// What it shows at a time of the run's clock.
  func elapsed(at time: Int) -> Int {
    switch self {
    case .running(let since, let before): before + max(0, time - since)
    case .stopped(let elapsed): elapsed
    }
  }

  /// The milliseconds until it starts to count; 0 where it counts already or stands still.
  func wait(at time: Int) -> Int {
    guard case .running(let since, _) = self else { return 0 }
    return max(0, since - time)
  }

  /// This watch, standing still from a time on.
  func stopped(at time: Int) -> Stopwatch { .stopped(elapsed(at: time)) }
}
