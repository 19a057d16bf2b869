import Motion
import TestSupport
import Testing

struct TweenTests {
  private let tween = Tween(from: 10, to: 30, start: 1000, duration: 400, curve: .linear)

  @Test func `a tween waits at its start, moves through its time, and stays at its end`() {
    #expect(tween.value(at: 0) == 10)
    #expect(tween.value(at: 1000) == 10)
    #expect(tween.value(at: 1100) == 15)
    #expect(tween.value(at: 1400) == 30)
    #expect(tween.value(at: 99_999) == 30)
  }

  @Test func `it is over from the very moment of its end`() {
    #expect(!tween.isOver(at: 1399))
    #expect(tween.isOver(at: 1400))
  }

  @Test func `without a duration it is at its end at once`() {
    let tween = Tween(from: 0, to: 1, start: 500, duration: 0)
    #expect(tween.value(at: 500) == 1)
    #expect(tween.isOver(at: 500))
  }

  @Test func `a resting value is over and the same at any time`() {
    let tween = Tween(resting: 7)
    #expect([-1, 0, 5, 1_000_000].allSatisfy { tween.value(at: $0) == 7 })
    #expect(tween.isOver(at: 0))
  }

  @Test func `turned round in the middle it goes on from where it is`() {
    let failures = Sweep.failures(seeds: 200) { dice in
      let time = 900 + dice.below(700)
      let turned = tween.redirected(to: -5, at: time, duration: 300)
      let jump = abs(turned.value(at: time) - tween.value(at: time))
      let ends = turned.value(at: time + 300) == -5
      return jump < 1e-9 && ends ? [] : ["at \(time) it jumps by \(jump)"]
    }
    #expect(failures == nil)
  }

  @Test(arguments: [30, 60, 144, 1000])
  func `the rate at which it is asked changes nothing`(_ rate: Int) {
    let times = stride(from: 1000, through: 1400, by: max(1, 1000 / rate))
    for time in times { _ = tween.value(at: time) }
    #expect(tween.value(at: 1250) == 22.5)
  }
}

struct ShakeTests {
  private let shake = Shake(start: 100, duration: 400, reach: 12)

  @Test func `a shake begins and ends at rest, and stays within its reach`() {
    #expect(shake.offset(at: 100) == 0)
    #expect(shake.offset(at: 500) == 0)
    #expect(shake.offset(at: 50) == 0)
    #expect((100...500).allSatisfy { abs(shake.offset(at: $0)) <= 12 })
  }

  @Test func `it goes to both sides and dies away`() {
    let first = (100..<300).map(shake.offset)
    let second = (300..<500).map(shake.offset)
    #expect((first.max() ?? 0) > 5)
    #expect((first.min() ?? 0) < -5)
    #expect((second.map(abs).max() ?? 99) < (first.map(abs).max() ?? 0) / 2)
  }

  @Test func `it is over at its end`() {
    #expect(!shake.isOver(at: 499))
    #expect(shake.isOver(at: 500))
    #expect(Shake(start: 0, duration: 0, reach: 9).offset(at: 0) == 0)
  }
}
