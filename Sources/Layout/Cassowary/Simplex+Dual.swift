/// A nonbasic item that bounds a dual step, and how long a step it allows.
struct Candidate {
  var item: Int32
  var step: Double
  var coefficient: Double
}

// The dual simplex method for convex piecewise linear penalties. Each dual value is a slope of its
// item's penalty throughout; items whose value is not where that slope is are put right one by one.
// A step goes past kinks as long as that still helps (the "long step" or "bound flipping ratio
// test": R. Fourer, "A simplex algorithm for piecewise-linear programming", 1985-1992; I. Maros,
// "A generalized dual phase-2 simplex algorithm", 2003).
extension Simplex {
  /// Makes the solution the best one.
  ///
  /// - Returns: Nil, or a row that shows that the required constraints contradict each other.
  mutating func optimise() -> Int? {
    degenerateSteps = 0
    while true {
      while let row = worstRow() {
        guard repair(row) else { return row }
      }
      guard pivots - pivotsAtRefresh >= Simplex.pivotsUntilRefresh else { return nil }
      refresh()
    }
  }

  private var usesSmallestIndex: Bool { degenerateSteps > 50 + count }

  /// Whether a row's value is clearly outside the interval where its dual value has it.
  func isOff(_ row: Int) -> Bool {
    let value = value[row]
    let bound = value > high[row] ? high[row] : low[row]
    return abs(value - bound) > Tolerance.position * (1 + abs(bound))
  }

  /// The suspect that is farthest from its interval; those that are in theirs are cleared.
  private mutating func worstRow() -> Int? {
    var worst: Int?
    var largest = 0.0
    var kept = 0
    for index in suspects.indices {
      let item = Int(suspects[index])
      guard isOutside(item), isOff(item) else {
        isSuspect[item] = false
        continue
      }
      suspects[kept] = Int32(item)
      kept += 1
      let excess = max(low[item] - value[item], value[item] - high[item])
      guard usesSmallestIndex ? item < worst ?? .max : excess > largest else { continue }
      (worst, largest) = (item, excess)
    }
    suspects.removeLast(suspects.count - kept)
    return worst
  }

  private func isOutside(_ row: Int) -> Bool {
    value[row] < low[row] || value[row] > high[row]
  }

  private mutating func repair(_ row: Int) -> Bool {
    let rises = value[row] > high[row]
    let sign = rises ? 1.0 : -1.0
    collectCandidates(row, sign)
    var gap = rises ? value[row] - high[row] : low[row] - value[row]
    var segment = nextSegment(row, rises)
    let start = dual[row]
    while true {
      let own = abs(slope(row, segment) - start)
      let best = bestCandidate()
      if best == nil && own == .infinity { return false }
      if let best, candidates[best].step < own {
        if let move = flip(candidates[best], sign, gap) {
          gap -= move
          extend(best, sign)
          continue
        }
        let candidate = candidates[best]
        turn(row, candidate, sign, kink: rises ? segment - 1 : segment)
        return true
      }
      let edge = rises ? upperEnd(row, segment) : lowerEnd(row, segment)
      let old = rises ? upperEnd(row, segment - 1) : lowerEnd(row, segment + 1)
      gap -= abs(edge - old)
      guard gap > 0 else {
        shiftDuals(row, sign, own)
        dual[row] = slope(row, segment)
        updateInterval(row)
        epoch += 1
        degenerateSteps = 0
        return true
      }
      segment += rises ? 1 : -1
    }
  }

  private func upperEnd(_ item: Int, _ segment: Int) -> Double {
    segment < kinks.count(of: item) ? kinks[item, segment].position : .infinity
  }

  private func lowerEnd(_ item: Int, _ segment: Int) -> Double {
    segment > 0 ? kinks[item, segment - 1].position : -.infinity
  }

  /// The next segment whose slope is beyond the dual value.
  private func nextSegment(_ row: Int, _ rises: Bool) -> Int {
    let count = kinks.count(of: row)
    let tolerance = Tolerance.slope * (1 + abs(dual[row]))
    if rises {
      var segment = 0
      while segment < count, slope(row, segment) <= dual[row] + tolerance { segment += 1 }
      return segment
    }
    var segment = count
    while segment > 0, slope(row, segment) >= dual[row] - tolerance { segment -= 1 }
    return segment
  }

  private mutating func collectCandidates(_ row: Int, _ sign: Double) {
    candidates.removeAll(keepingCapacity: true)
    var largest = 0.0
    for place in cells.indices(of: row) {
      largest = max(largest, abs(cells.block[place].coefficient))
    }
    let smallest = Tolerance.coefficient * largest
    for place in cells.indices(of: row) {
      let cell = cells.block[place]
      let item = Int(cell.item)
      let rate = -sign * cell.coefficient
      let room = rate > 0 ? dualHigh[item] - dual[item] : dual[item] - dualLow[item]
      guard room < .infinity, abs(rate) >= smallest else { continue }
      candidates.append(
        Candidate(item: cell.item, step: max(0, room) / abs(rate), coefficient: cell.coefficient))
    }
  }

  /// The candidate that bounds the step; of several, the one with the largest coefficient.
  private func bestCandidate() -> Int? {
    var shortest = Double.infinity
    for candidate in candidates { shortest = min(shortest, candidate.step) }
    guard shortest < .infinity else { return nil }
    let limit = shortest + 1e-9
    if usesSmallestIndex { return candidates.firstIndex { $0.step <= limit } }
    var best: Int?
    var largest = 0.0
    for index in candidates.indices {
      let candidate = candidates[index]
      guard candidate.step <= limit, abs(candidate.coefficient) > largest else { continue }
      (best, largest) = (index, abs(candidate.coefficient))
    }
    return best
  }

  /// Moves a candidate to its next kink if the row is then still too far off.
  ///
  /// Returns by how much the row came nearer.
  private mutating func flip(_ candidate: Candidate, _ sign: Double, _ gap: Double) -> Double? {
    let item = Int(candidate.item)
    let rises = -sign * candidate.coefficient > 0
    let kink = Int(kinkIndex[item]) + (rises ? 1 : -1)
    guard kinkIndex[item] >= 0, kink >= 0, kink < kinks.count(of: item), !usesSmallestIndex
    else { return nil }
    let target = kinks[item, kink].position
    let gain = abs((target - value[item]) * candidate.coefficient)
    guard gap - gain > 0 else { return nil }
    stand(item, at: kink)
    move(item, to: target)
    return gain
  }

  /// Lengthens the step of a candidate that was moved to its next kink.
  private mutating func extend(_ index: Int, _ sign: Double) {
    let item = Int(candidates[index].item)
    let rate = -sign * candidates[index].coefficient
    let room = rate > 0 ? dualHigh[item] - dual[item] : dual[item] - dualLow[item]
    candidates[index].step = max(0, room) / abs(rate)
  }

  private mutating func shiftDuals(_ row: Int, _ sign: Double, _ step: Double) {
    for index in cells.indices(of: row) {
      let cell = cells.block[index]
      dual[Int(cell.item)] -= sign * cell.coefficient * step
    }
  }

  /// Exchanges a row for a candidate.
  private mutating func turn(_ row: Int, _ candidate: Candidate, _ sign: Double, kink: Int) {
    let column = Int(candidate.item)
    let bound = -sign * candidate.coefficient > 0 ? dualHigh[column] : dualLow[column]
    degenerateSteps = candidate.step > 0 ? 0 : degenerateSteps + 1
    shiftDuals(row, sign, candidate.step)
    dual[column] = bound
    dual[row] += sign * candidate.step
    let target = kinks[row, kink].position
    let step = (target - value[row]) / candidate.coefficient
    collect(column)
    addColumn(step)
    value[column] += step
    value[row] = target
    pivot(row, column)
    stand(row, at: kink)
    updateInterval(column)
  }

  /// Begins anew from the present basis with all dual values 0, where each penalty is least.
  mutating func restart() {
    isDeferred = true
    for item in 0..<count where isAlive[item] {
      dual[item] = 0
      _ = isBasic[item] ? setInterval(item) : setKink(item)
    }
    isDeferred = false
    refreshRows()
    suspectAll()
    epoch += 1
  }
}
