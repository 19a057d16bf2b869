/// The constraints in a solver, and where each went.
struct Registry {
  /// The place of a constraint that has solved a variable out.
  static let derivation: Int32 = -2
  /// The place of a constraint between constants.
  static let nothing: Int32 = -1

  private(set) var constraints: ContiguousArray<Constraint?> = []
  /// For each constraint the item whose penalty has its kink, or one of the places above.
  var places: ContiguousArray<Int32> = []
  private var vacant: ContiguousArray<Int32> = []
  private var indices: [ObjectIdentifier: Int32] = [:]

  var count: Int { indices.count }

  mutating func reserve(_ count: Int) {
    indices.reserveCapacity(count)
    constraints.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  func index(of constraint: Constraint) -> Int32? {
    indices[key(of: constraint)]
  }

  /// What a constraint is known by, also after it has given way.
  private func key(of constraint: Constraint) -> ObjectIdentifier {
    guard let original = constraint.original else { return ObjectIdentifier(constraint) }
    return ObjectIdentifier(original)
  }

  /// Adds a constraint, unless it is there already.
  mutating func insert(_ constraint: Constraint) -> Int32? {
    let index = vacant.last ?? Int32(constraints.count)
    let key = key(of: constraint)
    if let present = indices.updateValue(index, forKey: key) {
      indices[key] = present
      return nil
    }
    if vacant.popLast() == nil {
      constraints.append(constraint)
      places.append(Registry.nothing)
    } else {
      constraints[Int(index)] = constraint
    }
    return index
  }

  mutating func remove(_ index: Int32) {
    guard let constraint = constraints[Int(index)] else { return }
    indices[key(of: constraint)] = nil
    constraints[Int(index)] = nil
    places[Int(index)] = Registry.nothing
    vacant.append(index)
  }

  /// Notes where a constraint went.
  mutating func note(_ placement: System.Placement, for index: Int32) {
    switch placement {
    case .item(let item, _, _): places[Int(index)] = item
    case .derivation: places[Int(index)] = Registry.derivation
    case .nothing, .contradiction: places[Int(index)] = Registry.nothing
    }
  }
}
