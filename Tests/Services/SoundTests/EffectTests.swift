import Testing

@testable import Sound

struct EffectTests {
  @Test(arguments: Effect.allCases, [8000, 22_050, 44_100, 48_000])
  func `a sound begins and ends at zero and is never loud`(effect: Effect, rate: Int) {
    let samples = effect.samples(rate: rate)
    #expect(samples.first == 0 && samples.last == 0)
    let peak = samples.map { Int($0.magnitude) }.max() ?? 0
    #expect(peak <= Int(Int16.max) / 2)
    #expect(peak >= Int(Int16.max) / 16)
  }

  @Test(arguments: Effect.allCases)
  func `a sound does not click`(effect: Effect) {
    let samples = effect.samples(rate: 48_000).map(Int.init)
    let ends = samples.prefix(12) + samples.suffix(48)
    #expect(ends.allSatisfy { abs($0) < Int(Int16.max) / 20 })
    let highest = effect.tones.map(\.pitch).max() ?? 0
    // A sine of this pitch with its second and third overtone at half of the full scale rises by
    // no more than this from one sample to the next.
    let steepest = 2 * Double.pi * highest * 3 / 48_000 * Double(Int16.max) / 2
    let steps = zip(samples, samples.dropFirst()).map { abs($1 - $0) }
    #expect(Double(steps.max() ?? 0) <= steepest)
  }

  @Test(arguments: Effect.allCases)
  func `a sound lasts as long at every rate and is short`(effect: Effect) {
    let seconds = [8000, 44_100, 48_000].map {
      Double(effect.samples(rate: $0).count) / Double($0)
    }
    #expect(seconds.allSatisfy { abs($0 - seconds[0]) < 0.001 })
    #expect(seconds.allSatisfy { $0 <= 1.1 })
  }

  @Test func `sounds are told apart by their pitches`() {
    let melodies = Effect.allCases.map { $0.tones.map(\.pitch) }
    #expect(Set(melodies).count == Effect.allCases.count)
    let first = melodies.compactMap(\.first)
    #expect(Set(first).count == first.count)
  }

  @Test func `the pitch that is asked for is heard`() {
    let samples = Effect.tick.samples(rate: 48_000)
    let rises = zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
    let heard = Double(rises) / (Double(samples.count) / 48_000)
    let asked = Effect.tick.tones[0].pitch
    #expect(abs(heard - asked) / asked < 0.05)
  }

  @Test func `a right answer rises and a wrong one falls`() {
    let right = Effect.right.tones.map(\.pitch)
    let wrong = Effect.wrong.tones.map(\.pitch)
    #expect(right == right.sorted())
    #expect(wrong == wrong.sorted(by: >))
  }

  @Test func `the same sound is made each time`() {
    #expect(Effect.newBest.samples(rate: 44_100) == Effect.newBest.samples(rate: 44_100))
  }
}

struct SoundPlayerTests {
  @Test func `what must not be played is reported`() async {
    await confirmation { called in
      SoundPlayer.unimplemented { call in
        #expect(call == "SoundPlayer.play(tick)")
        called()
      }.play(.tick)
    }
    SoundPlayer.silent.play(.right)
  }
}
