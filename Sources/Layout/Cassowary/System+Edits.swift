/// A variable under edit.
struct Edit {
  var variable: Variable
  var strength: Strength
  /// What is suggested.
  var value = 0.0
  /// The item whose penalty has the edit's kink, or -1; the variable is `scale` items and `offset`.
  var item: Int32 = -1
  var scale = 1.0
  var offset = 0.0
  /// The simplex's epoch at the last suggestion, and the one that the remembered column is for.
  var lastEpoch = -1
  var columnEpoch = -1
  /// How many suggestions there have been in the last epoch.
  var steps = 0
  /// Between which places the edit's kink keeps its number, while the column is remembered.
  var lowest = -Double.infinity
  var highest = Double.infinity
  var kink: Int32 = -1
  /// Where in `followers` the rows are that the edit's item moves: those with bounds and those
  /// without; then the derivations.
  var bounded = 0
  var free = 0
  var derived = 0
  var end = 0

  init(variable: Variable, strength: Strength) {
    self.variable = variable
    self.strength = strength
  }

  /// Whose the edit's kink is; constraints have owners from 0 on.
  var owner: Int32 { ~variable.index }
}

extension System {
  /// How many times values are only added to before they are worked out anew.
  private static let stepsUntilRefresh = 512
  /// How many suggestions without a pivot it takes for a column to be worth remembering.
  private static let stepsUntilRemembered = 2

  mutating func attachEdits() {
    for index in edits.indices { attachEdit(index) }
  }

  /// Enters an edit like a constraint; `solve` has to follow.
  mutating func attachEdit(_ index: Int) {
    let edit = edits[index]
    let wish = Constraint(edit.variable - edit.value, .equal, strength: edit.strength)
    (edits[index].item, edits[index].lastEpoch, edits[index].columnEpoch) = (-1, -1, -1)
    guard case .item(let item, let scale, let offset) = attach(wish, owner: edit.owner)
    else { return }
    edits[index].item = item
    edits[index].scale = scale
    edits[index].offset = offset + edit.value
  }

  /// Suggests values for two edits, or one given twice, and solves.
  mutating func suggest(_ first: Int, _ value: Double, _ second: Int, _ secondValue: Double) {
    let isBest = suggest(first, value)
    guard first == second || suggest(second, secondValue), isBest else {
      _ = solve()
      return
    }
  }

  /// Moves an edit to what is suggested.
  ///
  /// - Returns: Whether the solution is still the best one, so that `solve` is not needed.
  private mutating func suggest(_ index: Int, _ value: Double) -> Bool {
    edits[index].value = value
    let edit = edits[index]
    guard edit.item >= 0 else { return true }
    let item = Int(edit.item)
    let position = (value - edit.offset) / edit.scale
    if edit.columnEpoch == simplex.epoch, simplex.kinkIndex[item] == edit.kink,
      position > edit.lowest, position < edit.highest
    {
      simplex.kinks[item, Int(edit.kink)].position = position
      return advance(edit, position)
    }
    guard stands(edit, at: position) else {
      simplex.moveKink(ownedBy: edit.owner, of: item, to: position)
      return false
    }
    if edit.lastEpoch != simplex.epoch {
      edits[index].lastEpoch = simplex.epoch
      edits[index].steps = 0
    }
    edits[index].steps += 1
    if edits[index].steps > System.stepsUntilRemembered { rememberColumn(index) }
    simplex.kinks[item, Int(simplex.kinkIndex[item])].position = position
    simplex.move(item, to: position)
    return false
  }

  /// Whether an edit's item stands at the edit's kink, and no other kink is between it and a place.
  private func stands(_ edit: Edit, at position: Double) -> Bool {
    let item = Int(edit.item)
    let kink = Int(simplex.kinkIndex[item])
    guard kink >= 0, simplex.kinks[item, kink].owner == edit.owner else { return false }
    return position > neighbour(kink - 1, item) && position < neighbour(kink + 1, item)
  }

  private func neighbour(_ kink: Int, _ item: Int) -> Double {
    guard kink >= 0 else { return -.infinity }
    guard kink < simplex.kinks.count(of: item) else { return .infinity }
    return simplex.kinks[item, kink].position
  }

  /// Lists what follows an edit's item as long as the basis stays.
  private mutating func rememberColumn(_ index: Int) {
    let item = Int(edits[index].item)
    if followersEpoch != simplex.epoch {
      followersEpoch = simplex.epoch
      followers.removeAll(keepingCapacity: true)
    }
    let kink = Int(simplex.kinkIndex[item])
    edits[index].kink = Int32(kink)
    edits[index].lowest = neighbour(kink - 1, item)
    edits[index].highest = neighbour(kink + 1, item)
    simplex.collect(item)
    edits[index].bounded = followers.count
    rememberRows(withBounds: true)
    edits[index].free = followers.count
    rememberRows(withBounds: false)
    edits[index].derived = followers.count
    rememberDerivations(item)
    edits[index].end = followers.count
    edits[index].columnEpoch = simplex.epoch
  }

  private mutating func rememberRows(withBounds: Bool) {
    for place in 0..<simplex.columnCount {
      let row = Int(simplex.columnCells[place].item)
      let hasBounds = simplex.low[row] > -.infinity || simplex.high[row] < .infinity
      if hasBounds == withBounds { followers.append(simplex.columnCells[place]) }
    }
  }

  private mutating func rememberDerivations(_ item: Int) {
    sum.begin(items: simplex.count)
    sum.add(Int32(item), 1)
    for place in 0..<simplex.columnCount {
      sum.add(simplex.columnCells[place].item, simplex.columnCells[place].coefficient)
    }
    for derivation in 0..<derivations.count {
      var total = 0.0
      for place in derivations.rows.indices(of: derivation) {
        let cell = derivations.rows.block[place]
        total += sum.weight(of: cell.item) * cell.coefficient
      }
      if total != 0 { followers.append(Cell(item: Int32(derivation), coefficient: total)) }
    }
    sum.discard()
  }

  /// Moves an edit's item along its remembered column.
  ///
  /// - Returns: Whether all rows are still where their dual values ask for.
  private mutating func advance(_ edit: Edit, _ position: Double) -> Bool {
    let step = position - simplex.value[Int(edit.item)]
    simplex.value[Int(edit.item)] = position
    let isBest = followers.withUnsafeBufferPointer { followers in
      derivations.advance(followers[edit.derived..<edit.end], step)
      simplex.advance(followers[edit.free..<edit.derived], step)
      return simplex.advanceInBounds(followers[edit.bounded..<edit.free], step)
    }
    steps += 1
    if steps >= System.stepsUntilRefresh {
      steps = 0
      simplex.refreshRows()
      derivations.evaluate(simplex.value)
    }
    return isBest
  }
}

extension Simplex {
  fileprivate mutating func advance(_ cells: Slice<UnsafeBufferPointer<Cell>>, _ step: Double) {
    value.withUnsafeMutableBufferPointer { value in
      for cell in cells { value[Int(cell.item)] += cell.coefficient * step }
    }
  }

  /// Adds a multiple of a column to the values.
  ///
  /// - Returns: Whether all rows are still where their dual values ask for.
  fileprivate mutating func advanceInBounds(
    _ cells: Slice<UnsafeBufferPointer<Cell>>, _ step: Double
  ) -> Bool {
    value.withUnsafeMutableBufferPointer { value in
      var isBest = true
      for cell in cells {
        let row = Int(cell.item)
        let moved = value[row] + cell.coefficient * step
        value[row] = moved
        guard moved < low[row] || moved > high[row] else { continue }
        let bound = moved > high[row] ? high[row] : low[row]
        guard abs(moved - bound) > Tolerance.position * (unit[row] + abs(bound)) else {
          continue
        }
        isBest = false
        guard !isSuspect[row] else { continue }
        isSuspect[row] = true
        suspects.append(cell.item)
      }
      return isBest
    }
  }
}

extension Derivations {
  fileprivate mutating func advance(_ cells: Slice<UnsafeBufferPointer<Cell>>, _ step: Double) {
    value.withUnsafeMutableBufferPointer { value in
      for cell in cells { value[Int(cell.item)] += cell.coefficient * step }
    }
  }
}
