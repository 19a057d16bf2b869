internal import CSDL2

/// What happened and has not been looked at yet.
@MainActor
public struct EventQueue {
  private let video: VideoSystem

  /// Makes the queue of a started video system.
  public init(_ video: VideoSystem) { self.video = video }

  /// The next event, without waiting.
  ///
  /// - Returns: `nil` where there is none, or where a look at the queue is over: what came meanwhile
  ///   is left to the next one, so that a flood of events can't hold up a frame.
  public func next() -> PlatformEvent? {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if let known = PlatformEvent(event) { return known }
    }
    return nil
  }

  /// The next event, waited for without using the processor.
  ///
  /// - Parameter milliseconds: The longest wait; `nil` waits for ever.
  /// - Returns: `nil` when the time is over, or where what came means nothing to the game.
  public func wait(milliseconds: Int? = nil) -> PlatformEvent? {
    var event = SDL_Event()
    let timeout = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    guard SDL_WaitEventTimeout(&event, timeout) != 0 else { return nil }
    return PlatformEvent(event)
  }

  /// Forgets everything that has not been looked at.
  public func clear() {
    SDL_PumpEvents()
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
  }
}

/// Ends a wait for events from any thread.
public struct Waker: Sendable {
  /// Makes a waker.
  public init() {}

  /// Puts `woken` into the queue.
  public func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }
}

/// The clock that events' times are on.
public struct Ticks: Sendable {
  /// Makes a reader of the clock.
  public init() {}

  /// The milliseconds since the program started SDL.
  public var milliseconds: Int { Int(SDL_GetTicks64()) }

  /// The microseconds since some fixed moment, to tell short times.
  public var microseconds: Int {
    let frequency = SDL_GetPerformanceFrequency()
    return Int(Double(SDL_GetPerformanceCounter()) * 1_000_000 / Double(frequency))
  }

  /// Lets the processor rest for some milliseconds.
  public func sleep(milliseconds: Int) { SDL_Delay(UInt32(clamping: max(0, milliseconds))) }
}
