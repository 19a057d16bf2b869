/// A row on its way back into its interval.
private struct DualStep {
  let row: Int
  /// Whether the row's dual value rises, which lowers its value.
  let rises: Bool
  /// How far the row still is from the kink that is next to it.
  var gap: Double
  /// The segment of the row's penalty whose slope its dual value comes to next.
  var segment: Int

  var sign: Double { rises ? 1 : -1 }
  /// The kink that the row stands at when it becomes nonbasic.
  var kink: Int { rises ? segment - 1 : segment }
}

// The dual simplex method for convex piecewise linear penalties. Each dual value is a slope of its
// item's penalty throughout; items whose value is not where that slope is are put right one by one,
// the farthest first (Dantzig's rule), or, where many steps in turn have changed nothing, the one
// with the smallest number (R. Bland, "New finite pivoting rules for the simplex method", 1977).
// A step goes past kinks as long as that still helps (R. Fourer, "A simplex algorithm for
// piecewise-linear programming", 1985-1992; I. Maros, "A generalized dual phase-2 simplex
// algorithm", 2003).
extension Simplex {
  /// Makes the solution the best one.
  ///
  /// - Returns: Nil, or a row that shows that the required constraints contradict each other.
  mutating func optimise() -> Int? {
    degenerateSteps = 0
    var stepsLeft = 10_000 + 100 * count
    while true {
      while let row = worstRow() {
        stepsLeft -= 1
        guard stepsLeft > 0, repair(row) else { return row }
      }
      guard pivots - pivotsAtRefresh >= Simplex.pivotsUntilRefresh else { return nil }
      refresh()
    }
  }

  var usesSmallestIndex: Bool { degenerateSteps > 50 + count }

  /// Whether a row's value is clearly outside the interval where its dual value has it.
  func isOff(_ row: Int) -> Bool {
    let value = value[row]
    let bound = value > high[row] ? high[row] : low[row]
    return abs(value - bound) > Tolerance.position * (unit[row] + abs(bound))
  }

  /// The suspect that is farthest from its interval; those that are in theirs are cleared.
  private mutating func worstRow() -> Int? {
    var worst: Int?
    var largest = 0.0
    var kept = 0
    for index in suspects.indices {
      let item = Int(suspects[index])
      let excess = max(low[item] - value[item], value[item] - high[item])
      guard excess > 0, isOff(item) else {
        isSuspect[item] = false
        continue
      }
      suspects[kept] = Int32(item)
      kept += 1
      guard usesSmallestIndex ? item < worst ?? .max : excess > largest else { continue }
      (worst, largest) = (item, excess)
    }
    suspects.removeLast(suspects.count - kept)
    return worst
  }

  /// Brings a row back into its interval, or its interval to it.
  ///
  /// Returns false when neither can be done: the row is bounded there, and so is all it holds.
  private mutating func repair(_ row: Int) -> Bool {
    let rises = value[row] > high[row]
    let gap = rises ? value[row] - high[row] : low[row] - value[row]
    var step = DualStep(row: row, rises: rises, gap: gap, segment: nextSegment(row, rises))
    collectCandidates(row, step.sign)
    while true {
      let own = abs(slope(row, step.segment) - dual[row])
      if let best = bestCandidate(), candidates[best].step < own {
        if passCandidate(best, &step) { continue }
        turn(step, candidates[best])
        return true
      }
      guard own < .infinity else { return false }
      if passKink(&step) { continue }
      rest(step, own)
      return true
    }
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

  /// Goes on to the row's next kink, unless the row is on this side of it.
  private func passKink(_ step: inout DualStep) -> Bool {
    let next = step.rises ? step.segment : step.segment - 1
    guard next >= 0, next < kinks.count(of: step.row) else { return false }
    let width = abs(kinks[step.row, next].position - kinks[step.row, step.kink].position)
    guard step.gap - width > 0 else { return false }
    step.gap -= width
    step.segment += step.rises ? 1 : -1
    return true
  }

  /// Moves a candidate to its next kink, unless that brings the row too far.
  private mutating func passCandidate(_ index: Int, _ step: inout DualStep) -> Bool {
    let candidate = candidates[index]
    let item = Int(candidate.item)
    let rises = -step.sign * candidate.coefficient > 0
    let kink = Int(kinkIndex[item]) + (rises ? 1 : -1)
    guard kinkIndex[item] >= 0, kink >= 0, kink < kinks.count(of: item), !usesSmallestIndex
    else { return false }
    let target = kinks[item, kink].position
    let gain = abs((target - value[item]) * candidate.coefficient)
    guard step.gap - gain > 0 else { return false }
    stand(item, at: kink)
    move(item, to: target)
    step.gap -= gain
    let room = rises ? dualHigh[item] - dual[item] : dual[item] - dualLow[item]
    candidates[index].step = max(0, room) / abs(candidate.coefficient)
    return true
  }

  /// Ends a step at the slope of the segment that the row is in.
  private mutating func rest(_ step: DualStep, _ length: Double) {
    shiftDuals(step, length)
    dual[step.row] = slope(step.row, step.segment)
    updateInterval(step.row)
    epoch += 1
    degenerateSteps = 0
  }

  private mutating func shiftDuals(_ step: DualStep, _ length: Double) {
    for place in cells.indices(of: step.row) {
      let cell = cells.block[place]
      dual[Int(cell.item)] -= step.sign * cell.coefficient * length
    }
  }

  /// Exchanges a row for a candidate.
  private mutating func turn(_ step: DualStep, _ candidate: Candidate) {
    let row = step.row
    let column = Int(candidate.item)
    let isUpper = -step.sign * candidate.coefficient > 0
    let bound = isUpper ? dualHigh[column] : dualLow[column]
    degenerateSteps = candidate.step > 0 ? 0 : degenerateSteps + 1
    shiftDuals(step, candidate.step)
    dual[column] = bound
    dual[row] += step.sign * candidate.step
    let target = kinks[row, step.kink].position
    let move = (target - value[row]) / candidate.coefficient
    collect(column)
    addColumn(move)
    value[column] += move
    value[row] = target
    pivot(row, column)
    stand(row, at: step.kink)
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
