import Glibc

/// A note of a sound: a pitch that swells quickly and dies away.
struct Tone: Hashable, Sendable {
  /// The pitch, in hertz.
  var pitch: Double
  /// When it begins, in seconds after the sound's start.
  var start: Double
  /// How long it lasts, in seconds, silence at both ends included.
  var duration: Double
  /// How loud it is at its loudest, 0…1.
  var level: Double
  /// How much of the first overtones is in it, 0…1: round or bright.
  var brightness: Double

  /// How long it takes to reach its full level, in seconds; short, but long enough not to click.
  private static let attack = 0.006

  /// The wave at a moment, −1…1.
  ///
  /// The envelope is a half cosine up, then an exponential decay that is bent down to nothing at
  /// the end, so that both ends are silent.
  func sample(at time: Double) -> Double {
    let elapsed = time - start
    guard elapsed > 0, elapsed < duration else { return 0 }
    let turn = 2 * Double.pi * pitch * elapsed
    let overtones = brightness * (0.5 * sin(2 * turn) + 0.25 * sin(3 * turn))
    return level * envelope(elapsed) * (sin(turn) + overtones) / (1 + 0.75 * brightness)
  }

  private func envelope(_ elapsed: Double) -> Double {
    let rise = elapsed < Self.attack ? 0.5 - 0.5 * cos(Double.pi * elapsed / Self.attack) : 1
    let left = 1 - elapsed / duration
    return rise * exp(-3 * elapsed / duration) * left * left.squareRoot()
  }
}
