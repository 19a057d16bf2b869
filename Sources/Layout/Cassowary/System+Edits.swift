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
  /// The rows that follow the item and are bounded, those that are not, and the derivations.
  var bounded: ContiguousArray<Cell> = []
  var free: ContiguousArray<Cell> = []
  var derived: ContiguousArray<Cell> = []

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

  /// Suggests values for several edits and solves.
  mutating func suggest(_ values: [(edit: Int, value: Double)]) {
    var isBest = true
    for (edit, value) in values { isBest = suggest(edit, value) && isBest }
    if !isBest { _ = solve() }
  }

  /// Moves an edit to what is suggested.
  ///
  /// - Returns: Whether the solution is still the best one, so that `solve` is not needed.
  private mutating func suggest(_ index: Int, _ value: Double) -> Bool {
    edits[index].value = value
    let item = Int(edits[index].item)
    guard item >= 0 else { return true }
    let position = (value - edits[index].offset) / edits[index].scale
    let kink = Int(simplex.kinkIndex[item])
    guard kink >= 0, simplex.kinks[item, kink].owner == edits[index].owner,
      isBetweenNeighbours(position, kink, item)
    else {
      simplex.moveKink(ownedBy: edits[index].owner, of: item, to: position)
      return false
    }
    simplex.kinks[item, kink].position = position
    if edits[index].columnEpoch == simplex.epoch { return advance(index, item, position) }
    if edits[index].lastEpoch == simplex.epoch {
      rememberColumn(index, item)
      return advance(index, item, position)
    }
    edits[index].lastEpoch = simplex.epoch
    simplex.move(item, to: position)
    return false
  }

  private func isBetweenNeighbours(_ position: Double, _ kink: Int, _ item: Int) -> Bool {
    if kink > 0, simplex.kinks[item, kink - 1].position >= position { return false }
    return kink + 1 >= simplex.kinks.count(of: item)
      || simplex.kinks[item, kink + 1].position > position
  }

  /// Lists what follows an item as long as the basis stays.
  private mutating func rememberColumn(_ index: Int, _ item: Int) {
    edits[index].bounded.removeAll(keepingCapacity: true)
    edits[index].free.removeAll(keepingCapacity: true)
    edits[index].derived.removeAll(keepingCapacity: true)
    simplex.rowsOfColumn.removeAll(keepingCapacity: true)
    simplex.columns.collect(column: item, into: &simplex.rowsOfColumn)
    sum.begin(items: simplex.count)
    for row in simplex.rowsOfColumn {
      let cell = Cell(item: row, coefficient: simplex.coefficient(Int(row), item))
      let isFree = simplex.low[Int(row)] == -.infinity && simplex.high[Int(row)] == .infinity
      if isFree { edits[index].free.append(cell) } else { edits[index].bounded.append(cell) }
      sum.add(row, cell.coefficient)
    }
    sum.add(Int32(item), 1)
    for derivation in 0..<derivations.count {
      var total = 0.0
      for place in derivations.rows.indices(of: derivation) {
        let cell = derivations.rows.block[place]
        total += sum.weight(of: cell.item) * cell.coefficient
      }
      guard total != 0 else { continue }
      edits[index].derived.append(Cell(item: Int32(derivation), coefficient: total))
    }
    sum.finish(into: &cells)
    edits[index].columnEpoch = simplex.epoch
  }

  /// Moves an item along its remembered column.
  ///
  /// - Returns: Whether all rows are still where their dual values ask for.
  private mutating func advance(_ index: Int, _ item: Int, _ position: Double) -> Bool {
    let step = position - simplex.value[item]
    simplex.value[item] = position
    var isBest = true
    for cell in edits[index].bounded {
      let row = Int(cell.item)
      let value = simplex.value[row] + cell.coefficient * step
      simplex.value[row] = value
      if value < simplex.low[row] || value > simplex.high[row], simplex.isOff(row) {
        isBest = false
      }
    }
    for cell in edits[index].free {
      simplex.value[Int(cell.item)] += cell.coefficient * step
    }
    for cell in edits[index].derived {
      derivations.value[Int(cell.item)] += cell.coefficient * step
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
