import TestSupport
import Testing

@testable import Shell

struct ScoresScaleTests {
  @Test func `a scale holds its numbers between round marks, and not too many`() {
    let failures = Sweep.failures(seeds: 2000) { dice in
      let low = dice.number(from: -3000, to: 3000).rounded()
      let high = low + (dice.coin() ? dice.number(from: 0, to: 5) : dice.number(from: 0, to: 6000))
      let steps = 1 + dice.below(6)
      let scale = Scale(holding: low, high, steps: steps)
      var faults: [String] = []
      if scale.low > low || scale.high < high { faults.append("leaves out \(low)…\(high)") }
      if scale.part(scale.low) != 0 || scale.part(scale.high) != 1 { faults.append("no ends") }
      if !(2...steps + 3).contains(scale.marks.count) { faults.append("\(scale.marks)") }
      if scale.marks.first != scale.low || scale.marks.last != scale.high {
        faults.append("the marks end elsewhere")
      }
      return faults
    }
    #expect(failures == nil)
  }

  @Test func `steps are 1, 2 or 5 times a power of ten`() {
    #expect(Scale(holding: 0, 42, steps: 4).marks == [0, 20, 40, 60])
    #expect(Scale(holding: 0, 38, steps: 4).marks == [0, 10, 20, 30, 40])
    #expect(Scale(holding: 0, 0, steps: 4).marks == [0, 1])
    #expect(Scale(holding: -7, 12, steps: 4).marks == [-10, -5, 0, 5, 10, 15])
  }
}
