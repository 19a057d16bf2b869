/// The variables of a solver and what its constraints made of them.
///
/// A variable is an item of the simplex or a derivation from items. Constraints are linear forms of
/// items, each once, with kinks for what is said about them.
struct System {
  /// The code of a variable that no constraint has spoken of.
  static let unused = Int32.min

  /// How many pivots may pass before rows are worked out anew.
  private static let pivotsUntilRenewal = 256

  /// Where a constraint went.
  enum Placement {
    /// It is a kink of this item's penalty.
    case item(Int32, scale: Double, offset: Double)
    /// It has solved a variable out.
    case derivation
    /// It speaks of constants and holds, or is not required.
    case nothing
    /// It contradicts others, one of them if there is an owner.
    case contradiction(Int32?)
  }

  /// For each variable: an item, or the complement of the number of a derivation.
  var codes: ContiguousArray<Int32> = []
  var simplex = Simplex()
  var derivations = Derivations()
  var forms = FormTable()
  var formOfItem: ContiguousArray<Int32> = []
  /// Whether an item occurs in a form, so that it cannot be solved out any more.
  var isReferenced: ContiguousArray<Bool> = []
  var edits: ContiguousArray<Edit> = []
  /// The values that variables begin with; 0 where there is none.
  var initial: ContiguousArray<Double> = []
  /// Whether required equalities are solved out.
  let presolves: Bool

  var sum = Accumulator()
  var cells: ContiguousArray<Cell> = []
  var key: ContiguousArray<Cell> = []
  var terms: ContiguousArray<Term> = []
  /// The remembered columns of edits.
  var followers: ContiguousArray<Cell> = []
  var followersEpoch = -1
  var steps = 0

  init(presolves: Bool) {
    self.presolves = presolves
  }

  func value(of variable: Int) -> Double {
    let code = codes[variable]
    if code >= 0 { return simplex.value[Int(code)] }
    return code == System.unused ? 0 : derivations.value[Int(~code)]
  }

  /// A system with the same variables and edits and nothing said about them.
  ///
  /// Variables begin with the values they have had.
  func emptied() -> System {
    var empty = System(presolves: presolves)
    empty.initial.reserveCapacity(codes.count)
    for variable in codes.indices { empty.initial.append(value(of: variable)) }
    empty.codes = ContiguousArray(repeating: System.unused, count: codes.count)
    empty.edits = edits
    return empty
  }

  /// Makes an item for a variable that no constraint has spoken of.
  mutating func use(_ variable: Int) {
    let start = variable < initial.count ? initial[variable] : 0
    let item = simplex.makeItem(value: start)
    note(item)
    codes[variable] = Int32(item)
  }

  private mutating func note(_ item: Int) {
    derivations.noteItem(item)
    while formOfItem.count <= item {
      formOfItem.append(-1)
      isReferenced.append(false)
    }
    formOfItem[item] = -1
    isReferenced[item] = false
  }

  /// Enters a constraint; `settle` and `optimise` have to follow.
  mutating func attach(_ constraint: Constraint, owner: Int32) -> Placement {
    gather(constraint.expression)
    if presolves, constraint.relation == .equal, constraint.strength.isRequired,
      let placement = derive(constraint.expression.constant)
    {
      simplex.epoch += 1
      return placement
    }
    accumulate()
    let offset = sum.constant + constraint.expression.constant
    guard !cells.isEmpty else { return hold(constraint, offset) }
    let scale = largestCoefficient()
    let item = item(scale)
    simplex.unit[item] = min(simplex.unit[item], 1 / abs(scale))
    let kink = Kink(constraint, scale: scale, offset: offset, owner: owner)
    if let opponent = simplex.add(kink, to: item) { return .contradiction(opponent) }
    return .item(Int32(item), scale: scale, offset: offset)
  }

  /// Whether a constraint between constants holds.
  private func hold(_ constraint: Constraint, _ constant: Double) -> Placement {
    guard constraint.strength.isRequired else { return .nothing }
    let slack = Tolerance.position * (1 + abs(constraint.expression.constant))
    let holds =
      switch constraint.relation {
      case .lessThanOrEqual: constant <= slack
      case .equal: abs(constant) <= slack
      case .greaterThanOrEqual: constant >= -slack
      }
    return holds ? .nothing : .contradiction(nil)
  }

  /// Adds the terms up as items into `cells` and `sum`.
  mutating func accumulate() {
    for term in terms where codes[Int(term.variable.index)] == System.unused {
      use(Int(term.variable.index))
    }
    sum.begin(items: simplex.count)
    for term in terms { add(codes[Int(term.variable.index)], term.coefficient) }
    sum.finish(into: &cells)
  }

  private mutating func add(_ code: Int32, _ coefficient: Double) {
    var code = code
    if code >= 0, derivations.successor[Int(code)] >= 0 {
      code = ~derivations.successor[Int(code)]
    }
    guard code < 0 else { return sum.add(code, coefficient) }
    let derivation = Int(~code)
    derivations.refresh(derivation)
    sum.constant += coefficient * derivations.constant[derivation]
    for place in derivations.rows.indices(of: derivation) {
      let cell = derivations.rows.block[place]
      sum.add(cell.item, coefficient * cell.coefficient)
    }
  }

  /// The first of the largest coefficients in `cells`.
  private func largestCoefficient() -> Double {
    var largest = 0.0
    for cell in cells where abs(cell.coefficient) > abs(largest) { largest = cell.coefficient }
    return largest
  }

  /// The item for the form in `cells`, which is divided by its largest coefficient.
  private mutating func item(_ scale: Double) -> Int {
    guard cells.count > 1 else { return Int(cells[0].item) }
    for index in cells.indices { cells[index].coefficient /= scale }
    if let form = forms.find(cells) { return Int(forms.meanings[form]) }
    let item = simplex.makeForm(cells)
    note(item)
    for cell in cells { isReferenced[Int(cell.item)] = true }
    formOfItem[item] = Int32(forms.insert(cells, meaning: Int32(item)))
    return item
  }

  /// Takes a kink out again; `settle` and `optimise` have to follow.
  mutating func removeKink(ownedBy owner: Int32, of item: Int32) {
    guard simplex.removeKink(ownedBy: owner, of: Int(item)) else { return }
    forms.remove(Int(formOfItem[Int(item)]))
    formOfItem[Int(item)] = -1
  }

  /// Makes the solution the best one.
  ///
  /// - Returns: Nil, or a row that shows that the required constraints contradict each other.
  mutating func solve() -> Int? {
    if derivations.refreshAll() { forward() }
    simplex.settle()
    if simplex.pivots - simplex.pivotsAtRenewal >= System.pivotsUntilRenewal { renew() }
    let row = simplex.optimise()
    derivations.evaluate(simplex.value)
    return row
  }

  /// Solves once more, with rows worked out anew.
  mutating func solveAnew() {
    renew()
    _ = simplex.optimise()
    derivations.evaluate(simplex.value)
  }

  /// Works out all rows anew from the forms, for the same basis.
  private mutating func renew() {
    simplex.unravel(forms, formOfItem)
    if simplex.restoreBasis() { simplex.refresh() } else { simplex.restart() }
  }

  /// Lets variables whose items have been solved out be derivations.
  private mutating func forward() {
    for variable in codes.indices {
      let code = codes[variable]
      guard code >= 0, derivations.successor[Int(code)] >= 0 else { continue }
      codes[variable] = ~derivations.successor[Int(code)]
    }
  }
}

extension Kink {
  /// What a constraint says about its form, when the constraint is `scale` forms and `offset`.
  init(_ constraint: Constraint, scale: Double, offset: Double, owner: Int32) {
    let strength = constraint.strength
    let weight = strength.isRequired ? Double.infinity : strength.value * abs(scale)
    let limitsBelow = constraint.relation != .lessThanOrEqual
    let limitsAbove = constraint.relation != .greaterThanOrEqual
    self.init(
      position: -offset / scale,
      below: (scale > 0 ? limitsBelow : limitsAbove) ? weight : 0,
      above: (scale > 0 ? limitsAbove : limitsBelow) ? weight : 0,
      owner: owner)
  }
}
