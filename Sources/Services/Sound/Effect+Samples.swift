extension Effect {
  /// The sound as signed 16-bit mono samples, the same each time.
  ///
  /// Begins and ends at zero and never exceeds half of the full scale, so that two sounds at once
  /// don't clip.
  ///
  /// - Parameter rate: Samples a second.
  /// - Returns: The samples.
  public func samples(rate: Int) -> [Int16] {
    let tones = tones
    let duration = tones.map { $0.start + $0.duration }.max() ?? 0
    return (0...Int((duration * Double(rate)).rounded(.up))).map { index in
      let time = Double(index) / Double(rate)
      let wave = tones.reduce(0) { $0 + $1.sample(at: time) }
      return Int16((wave * Double(Int16.max)).rounded())
    }
  }

  /// The notes of the sound; together never louder than half of the full scale.
  var tones: [Tone] {
    switch self {
    case .right: Self.melody([659.26, 987.77], step: 0.07, last: 0.26, brightness: 0.25)
    case .wrong: Self.melody([233.08, 174.61], step: 0.11, last: 0.34, brightness: 0.6)
    case .tick: [Tone(pitch: 1318.51, start: 0, duration: 0.06, level: 0.25, brightness: 0)]
    case .newBest:
      Self.melody([523.25, 659.26, 783.99, 1046.5], step: 0.1, last: 0.7, brightness: 0.35)
    case .press: [Tone(pitch: 440, start: 0, duration: 0.05, level: 0.18, brightness: 0.1)]
    }
  }

  /// Notes one after the other; each dies away under the next, the last one rings.
  ///
  /// - Parameters:
  ///   - pitches: The notes' pitches, in hertz.
  ///   - step: The time from one note to the next, in seconds.
  ///   - last: How long the last note rings, in seconds.
  ///   - brightness: How much of the overtones is in them, 0…1.
  /// - Returns: The notes.
  private static func melody(
    _ pitches: [Double], step: Double, last: Double, brightness: Double
  ) -> [Tone] {
    pitches.enumerated().map { index, pitch in
      Tone(
        pitch: pitch, start: Double(index) * step,
        duration: index == pitches.count - 1 ? last : step * 2, level: 0.34,
        brightness: brightness)
    }
  }
}
