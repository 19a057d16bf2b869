internal import CSDL2

/// What the platform could not do.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as in "open a window".
  public var action: String
  /// Why it failed, in the library's words.
  public var reason: String

  /// Makes an error from what was tried and why it failed.
  public init(action: String, reason: String) {
    self.action = action
    self.reason = reason
  }

  /// Makes an error whose reason is what SDL last complained of on this thread.
  init(_ action: String) {
    self.init(action: action, reason: String(cString: SDL_GetError()))
  }

  /// One line for a person.
  public var description: String { "cannot \(action): \(reason)" }
}
