extension Solver {
  /// All that a refused call has to leave as it was.
  struct State {
    var simplex: Simplex
    var records: [Record?]
    var vacantRecords: [Int32]
    var recordOfConstraint: [ObjectIdentifier: Int32]
    var itemOfForm: [ContiguousArray<Cell>: Int32]
    var formOfItem: [Int32: ContiguousArray<Cell>]
  }

  var state: State {
    get {
      State(
        simplex: simplex, records: records, vacantRecords: vacantRecords,
        recordOfConstraint: recordOfConstraint, itemOfForm: itemOfForm, formOfItem: formOfItem)
    }
    set {
      simplex = newValue.simplex
      records = newValue.records
      vacantRecords = newValue.vacantRecords
      recordOfConstraint = newValue.recordOfConstraint
      itemOfForm = newValue.itemOfForm
      formOfItem = newValue.formOfItem
    }
  }

  func isKnown(_ v: Variable) -> Bool {
    v.index >= 0 && Int(v.index) < names.count
  }

  /// Refuses constraints that could not be added to any system, or not to this one.
  func check(_ batch: [Constraint]) throws(SolverError) {
    var seen: Set<ObjectIdentifier> = []
    for constraint in batch {
      guard !contains(constraint), seen.insert(ObjectIdentifier(constraint)).inserted
      else { throw .duplicate(constraint) }
      guard !constraint.strength.value.isNaN else { throw .badStrength }
      guard constraint.expression.constant.isFinite else { throw .notFinite(constraint) }
      for term in constraint.expression.terms {
        guard term.coefficient.isFinite else { throw .notFinite(constraint) }
        guard isKnown(term.variable) else { throw .unknownVariable(term.variable) }
      }
    }
  }

  func checkSuggestion(_ v: Variable, _ value: Double) throws(SolverError) {
    guard edits[v] != nil else { throw .unknownEdit(v) }
    guard value.isFinite else { throw .valueNotFinite(v) }
  }

  /// Makes the solution the best one; what is required held before and so cannot fail.
  func optimise() {
    _ = simplex.optimise()
  }

  /// Enters a constraint without solving.
  @discardableResult
  func attach(_ constraint: Constraint, edited: Variable?) throws(SolverError) -> Int32 {
    let (form, scale) = normalised(constraint.expression)
    let record = makeRecord(constraint, edited)
    guard !form.isEmpty else {
      guard isTrue(constraint) else { throw .unsatisfiable(constraint, conflicts: []) }
      return record
    }
    let item = item(for: form)
    records[Int(record)]?.item = Int32(item)
    let kink = kink(constraint, scale, record)
    guard let opponent = simplex.add(kink, to: item) else { return record }
    throw .unsatisfiable(constraint, conflicts: owners([opponent]))
  }

  private func makeRecord(_ constraint: Constraint, _ edited: Variable?) -> Int32 {
    let record = Record(constraint: constraint, item: -1, edited: edited)
    let index = vacantRecords.popLast() ?? Int32(records.count)
    if Int(index) == records.count { records.append(record) } else { records[Int(index)] = record }
    recordOfConstraint[ObjectIdentifier(constraint)] = index
    return index
  }

  /// The terms of an expression by item, summed, divided by the first coefficient.
  private func normalised(_ expression: Expression) -> (ContiguousArray<Cell>, Double) {
    var cells: ContiguousArray<Cell> = []
    for term in expression.terms {
      let item = itemOfVariable[Int(term.variable.index)]
      cells.append(Cell(item: item, coefficient: term.coefficient))
    }
    cells.sort { $0.item < $1.item }
    var sums: ContiguousArray<Cell> = []
    for cell in cells {
      if let last = sums.last, last.item == cell.item {
        sums[sums.count - 1].coefficient += cell.coefficient
      } else {
        sums.append(cell)
      }
    }
    sums.removeAll { $0.coefficient == 0 }
    let scale = sums.first?.coefficient ?? 1
    for index in sums.indices { sums[index].coefficient /= scale }
    return (sums, scale)
  }

  private func isTrue(_ constraint: Constraint) -> Bool {
    guard constraint.strength.isRequired else { return true }
    let constant = constraint.expression.constant
    switch constraint.relation {
    case .lessThanOrEqual: return constant <= Tolerance.position
    case .equal: return abs(constant) <= Tolerance.position
    case .greaterThanOrEqual: return constant >= -Tolerance.position
    }
  }

  private func item(for form: ContiguousArray<Cell>) -> Int {
    if form.count == 1 { return Int(form[0].item) }
    if let item = itemOfForm[form] { return Int(item) }
    let item = simplex.makeForm(form)
    itemOfForm[form] = Int32(item)
    formOfItem[Int32(item)] = form
    return item
  }

  private func kink(_ constraint: Constraint, _ scale: Double, _ owner: Int32) -> Kink {
    let strength = constraint.strength
    let weight = strength.isRequired ? Double.infinity : strength.value * abs(scale)
    let limitsBelow = constraint.relation != .lessThanOrEqual
    let limitsAbove = constraint.relation != .greaterThanOrEqual
    return Kink(
      position: -constraint.expression.constant / scale,
      below: (scale > 0 ? limitsBelow : limitsAbove) ? weight : 0,
      above: (scale > 0 ? limitsAbove : limitsBelow) ? weight : 0,
      owner: owner)
  }

  func setEdit(_ v: Variable, _ value: Double) {
    guard let edit = edits[v], let record = records[Int(edit.record)] else { return }
    edits[v]?.value = value
    simplex.moveKink(ownedBy: edit.record, of: Int(record.item), to: value)
  }

  /// Takes a constraint out and solves.
  func detach(_ index: Int32) {
    guard let record = records[Int(index)] else { return }
    recordOfConstraint[ObjectIdentifier(record.constraint)] = nil
    records[Int(index)] = nil
    vacantRecords.append(index)
    guard record.item >= 0 else { return }
    let isGone = simplex.removeKink(ownedBy: index, of: Int(record.item))
    if isGone, let form = formOfItem[record.item] {
      itemOfForm[form] = nil
      formOfItem[record.item] = nil
    }
    optimise()
  }
}
