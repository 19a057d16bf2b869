/// A place where the penalty of an item bends: what one constraint says about one linear form.
///
/// Below `position` the penalty falls by `below` for each unit, above it rises by `above`; a
/// required constraint has an infinite one. `slope` is that of the whole penalty just below.
struct Kink {
  var position = 0.0
  var below = 0.0
  var above = 0.0
  var slope = 0.0
  var owner: Int32 = -1

  var isLower: Bool { below == .infinity }
  var isUpper: Bool { above == .infinity }

  /// Lower bounds come first and upper bounds last among kinks at one place.
  func precedes(_ other: Kink) -> Bool {
    if position != other.position { return position < other.position }
    return rank < other.rank
  }

  private var rank: Int { (isUpper ? 1 : 0) - (isLower ? 1 : 0) }
}

/// How close two numbers must be to be taken for one.
enum Tolerance {
  /// Of positions, for each unit of the larger one.
  static let position = 1e-9
  /// Of slopes, for each unit of the larger one.
  static let slope = 1e-12
  /// Of coefficients against the largest in their row.
  static let coefficient = 1e-9
  /// What is left of a sum when its parts cancel, for each unit of the parts.
  static let cancellation = 1e-12
}

extension Simplex {
  @inline(__always)
  func slope(_ item: Int, _ segment: Int) -> Double {
    segment < kinks.count(of: item) ? kinks[item, segment].slope : finalSlope[item]
  }

  /// Adds up the slopes of an item's segments after its kinks have changed.
  mutating func compile(_ item: Int) {
    let count = kinks.count(of: item)
    var lastLower = -1
    var firstUpper = count
    var sum = 0.0
    for index in 0..<count {
      let kink = kinks[item, index]
      if kink.isLower { lastLower = index }
      if kink.isUpper { firstUpper = min(firstUpper, index) }
      kinks[item, index].slope = sum
      sum += kink.isUpper ? 0 : kink.above
    }
    finalSlope[item] = firstUpper < count ? .infinity : sum
    sum = 0
    for index in (0..<count).reversed() {
      let kink = kinks[item, index]
      sum += kink.isLower ? 0 : kink.below
      kinks[item, index].slope -= sum
      if index > firstUpper { kinks[item, index].slope = .infinity }
      if index <= lastLower { kinks[item, index].slope = -.infinity }
    }
  }

  /// The values at which the slope of a basic item's penalty is its dual value.
  mutating func setInterval(_ item: Int) -> Bool {
    let dual = self.dual[item]
    let tolerance = Tolerance.slope * (1 + abs(dual))
    let count = kinks.count(of: item)
    (low[item], high[item]) = (-.infinity, .infinity)
    var found = false
    for segment in 0...count {
      let slope = slope(item, segment)
      if slope < dual - tolerance {
        low[item] = segment < count ? kinks[item, segment].position : .infinity
      } else if slope > dual + tolerance {
        high[item] = segment > 0 ? kinks[item, segment - 1].position : -.infinity
        return segment > 0
      } else {
        found = true
      }
    }
    return found
  }

  /// Sets the interval of a basic item, and notes it if it is not in there.
  ///
  /// Returns false when its dual value is no slope of its penalty.
  @discardableResult
  mutating func updateInterval(_ item: Int) -> Bool {
    let isConsistent = setInterval(item)
    if value[item] < low[item] || value[item] > high[item] { suspect(item) }
    return isConsistent
  }

  /// Notes a row that is not in its interval.
  mutating func suspect(_ row: Int) {
    guard !isSuspect[row] else { return }
    isSuspect[row] = true
    suspects.append(Int32(row))
  }

  /// Notes all rows that are not in their intervals.
  mutating func suspectAll() {
    for item in 0..<count where value[item] < low[item] || value[item] > high[item] {
      suspect(item)
    }
  }

  /// Puts a nonbasic item where its dual value is a slope of its penalty, as near as possible.
  ///
  /// Where that is a whole segment, the item may stay between two kinks; its dual value has then
  /// no room. Returns false when there is no such place.
  mutating func setKink(_ item: Int) -> Bool {
    guard setInterval(item) else { return false }
    let target = max(low[item], min(high[item], value[item]))
    (low[item], high[item]) = (-.infinity, .infinity)
    let tolerance = Tolerance.slope * (1 + abs(dual[item]))
    for index in 0..<kinks.count(of: item) where kinks[item, index].position == target {
      guard slope(item, index) <= dual[item] + tolerance else { continue }
      guard slope(item, index + 1) >= dual[item] - tolerance else { continue }
      stand(item, at: index)
      move(item, to: target)
      return true
    }
    kinkIndex[item] = -1
    (dualLow[item], dualHigh[item]) = (dual[item], dual[item])
    return true
  }

  /// Notes that a nonbasic item is at a kink; its dual value may be any slope between the two.
  mutating func stand(_ item: Int, at kink: Int) {
    kinkIndex[item] = Int32(kink)
    dualLow[item] = slope(item, kink)
    dualHigh[item] = slope(item, kink + 1)
  }
}
