internal import Cassowary
internal import Layout
internal import Synchronization

/// Which of several sets of constraints holds; each is made when it is first wanted.
final class Choice<Value: Hashable & Sendable>: Sendable {
  private let current: Mutex<Value?> = Mutex(nil)
  private let known: Mutex<Set<Value>> = Mutex([])

  /// What holds now; `nil` before the first choice.
  var value: Value? { current.withLock { $0 } }

  /// Lets the constraints for a value hold from the layout's next settling on.
  func choose(_ value: Value, in layout: LayoutTree, constraints: () -> [Constraint]) {
    current.withLock { $0 = value }
    guard known.withLock({ $0.insert(value).inserted }) else { return }
    layout.add(when: LayoutCondition { [self] _ in self.value == value }, constraints())
  }
}
