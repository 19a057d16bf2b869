import Foundation
import Randomness
import Testing

/// The expected numbers come from a second, independent implementation of the published algorithms.
struct SeededGeneratorTests {
  private static let firstDraws: [UInt64: [UInt64]] = [
    0: [0x99ec_5f36_cb75_f2b4, 0xbf6e_1f78_4956_452a, 0x1a5f_849d_4933_e6e0],
    1: [0xb3f2_af6d_0fc7_10c5, 0x853b_5596_4736_4cea, 0x92f8_9756_082a_4514],
    42: [0x1578_0b2e_0c2e_c716, 0x6104_d986_6d11_3a7e, 0xae17_5332_39e4_99a1],
    .max: [0x8f55_20d5_2a7e_ad08, 0xc476_a018_caa1_802d, 0x81de_31c0_d260_469e],
  ]

  @Test(arguments: firstDraws)
  func `a seed gives the same numbers for ever`(seed: UInt64, first: [UInt64]) {
    var generator = SeededGenerator(seed: seed)
    #expect(first.map { _ in generator.next() } == first)
  }

  @Test func `draws below a bound are the same for ever`() {
    var generator = SeededGenerator(seed: 42)
    let draws = (0..<20).map { _ in generator.below(11) }
    #expect(draws == [0, 7, 2, 5, 5, 5, 6, 8, 0, 4, 4, 4, 1, 7, 6, 4, 5, 9, 6, 5])
  }

  @Test func `a shuffle gives the same order for ever`() {
    var generator = SeededGenerator(seed: 7)
    var list = Array(0..<10)
    generator.shuffle(&list)
    #expect(list == [8, 3, 9, 0, 7, 2, 1, 6, 5, 4])
  }

  @Test(arguments: [1, 2, 3, 7, 11, 90, 1000])
  func `draws stay below their bound and are equally likely`(bound: Int) {
    let seed = UInt64(bound) &* 977
    var generator = SeededGenerator(seed: seed)
    var counts = [Int](repeating: 0, count: bound)
    let each = 400
    for _ in 0..<(each * bound) { counts[generator.below(bound)] += 1 }
    let expected = Double(each)
    let chiSquared = counts.reduce(0) { $0 + pow(Double($1) - expected, 2) / expected }
    // Six standard deviations of the chi-squared distribution with bound − 1 degrees of freedom.
    let freedom = Double(bound - 1)
    #expect(chiSquared <= freedom + 6 * sqrt(2 * freedom) + 6, "seed \(seed)")
  }

  @Test func `the widest bound is as fair as any`() {
    var generator = SeededGenerator(seed: 5)
    let draws = (0..<2000).map { _ in generator.below(.max) }
    let high = draws.count { $0 > Int.max / 2 }
    #expect(draws.allSatisfy { $0 >= 0 })
    #expect((850...1150).contains(high))
  }

  @Test func `every order of a shuffle is equally likely`() {
    var counts: [[Int]: Int] = [:]
    for seed in 0..<24_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var list = [1, 2, 3, 4]
      generator.shuffle(&list)
      counts[list, default: 0] += 1
    }
    #expect(counts.count == 24)
    for (order, count) in counts { #expect((800...1200).contains(count), "\(order)") }
  }

  @Test func `a shuffle of one or none changes and draws nothing`() {
    var generator = SeededGenerator(seed: 9)
    let before = generator
    var (none, one) = ([] as [Int], [1])
    generator.shuffle(&none)
    generator.shuffle(&one)
    #expect(none.isEmpty && one == [1])
    #expect(generator == before)
  }

  @Test func `nothing is picked from nothing`() {
    var generator = SeededGenerator(seed: 9)
    #expect(generator.pick([] as [Int]) == nil)
    #expect(generator.pick(["only"]) == "only")
  }

  @Test func `neighbouring seeds and their copies do not run together`() {
    let firsts = Set(
      (0..<10_000 as Range<UInt64>).map { seed in
        var generator = SeededGenerator(seed: seed)
        return generator.next()
      })
    #expect(firsts.count == 10_000)
  }

  @Test func `a stored generator goes on where it stood`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5 { _ = generator.next() }
    let data = try JSONEncoder().encode(generator)
    var restored = try JSONDecoder().decode(SeededGenerator.self, from: data)
    #expect(restored == generator)
    #expect(restored.next() == generator.next())
  }

  @Test(arguments: ["[0,0,0,0]", "[1,2,3]", "[1,2,3,4,5]", "{}", "[1,2,3,-4]"])
  func `what is no generator is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SeededGenerator.self, from: Data(text.utf8))
    }
  }
}
