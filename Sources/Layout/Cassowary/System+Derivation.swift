// Required equalities are substitutions: each solves one variable out for good, before the simplex
// method sees it. In layouts most of them give a new variable in terms of old ones ("left is the
// neighbour's left plus its width"), often many of them the same, which then share one derivation.
extension System {
  /// How small a coefficient may be against the largest for its variable to be solved out.
  private static let pivotThreshold = 0.1

  /// Puts the terms of an expression in order, each variable once, into `terms`.
  mutating func gather(_ expression: Expression) {
    terms.removeAll(keepingCapacity: true)
    for term in expression.terms where term.coefficient != 0 { terms.append(term) }
    guard terms.count > 1 else { return }
    if terms.count > 12 {
      terms.sort { $0.variable.index < $1.variable.index }
    } else {
      sortFewTerms()
    }
    var last = 0
    for index in 1..<terms.count {
      if terms[index].variable == terms[last].variable {
        terms[last].coefficient += terms[index].coefficient
      } else {
        last += 1
        terms[last] = terms[index]
      }
    }
    terms.removeLast(terms.count - 1 - last)
    terms.removeAll { $0.coefficient == 0 }
  }

  private mutating func sortFewTerms() {
    for index in 1..<terms.count {
      let term = terms[index]
      var place = index
      while place > 0, terms[place - 1].variable.index > term.variable.index {
        terms[place] = terms[place - 1]
        place -= 1
      }
      terms[place] = term
    }
  }

  /// Solves a variable out of the required equality of `terms` plus `constant` with 0.
  ///
  /// Returns nil when all its variables are bound or in use already, so that the equality has to be
  /// a form like any other constraint.
  mutating func derive(_ constant: Double) -> Placement? {
    if let index = unusedTerm() {
      deriveUnused(index, constant)
      return .derivation
    }
    accumulate()
    let total = sum.constant + constant
    guard !cells.isEmpty else {
      let slack = Tolerance.position * (1 + abs(constant))
      return abs(total) <= slack ? .nothing : .contradiction(nil)
    }
    guard let index = cleanCell() else { return nil }
    let cell = cells.remove(at: index)
    for place in cells.indices { cells[place].coefficient /= -cell.coefficient }
    let derivation = derivations.make(cells, constant: -total / cell.coefficient)
    derivations.replace(item: Int(cell.item), by: derivation)
    simplex.retire(Int(cell.item))
    return .derivation
  }

  /// The last term whose variable no constraint has spoken of.
  private func unusedTerm() -> Int? {
    var largest = 0.0
    for term in terms { largest = max(largest, abs(term.coefficient)) }
    return terms.lastIndex {
      codes[Int($0.variable.index)] == System.unused
        && abs($0.coefficient) >= System.pivotThreshold * largest
    }
  }

  /// The cell of an item that has neither kinks nor a place in a form.
  private func cleanCell() -> Int? {
    var largest = 0.0
    for cell in cells { largest = max(largest, abs(cell.coefficient)) }
    return cells.lastIndex {
      let item = Int($0.item)
      return !isReferenced[item] && !simplex.isBasic[item] && simplex.kinks.count(of: item) == 0
        && abs($0.coefficient) >= System.pivotThreshold * largest
    }
  }

  private mutating func deriveUnused(_ index: Int, _ constant: Double) {
    let term = terms.remove(at: index)
    for place in terms.indices {
      terms[place].coefficient /= -term.coefficient
      let variable = Int(terms[place].variable.index)
      if codes[variable] == System.unused { use(variable) }
    }
    let rest = -constant / term.coefficient
    makeKey(rest)
    codes[Int(term.variable.index)] = existingCode() ?? newDerivation(rest)
  }

  /// Writes what a variable is derived from into `key`, in terms of codes.
  private mutating func makeKey(_ constant: Double) {
    key.removeAll(keepingCapacity: true)
    for term in terms {
      var code = codes[Int(term.variable.index)]
      if code >= 0, derivations.successor[Int(code)] >= 0 {
        code = ~derivations.successor[Int(code)]
      }
      insertIntoKey(Cell(item: code, coefficient: term.coefficient))
    }
    if constant != 0 { key.append(Cell(item: .max, coefficient: constant)) }
  }

  private mutating func insertIntoKey(_ cell: Cell) {
    var place = key.count
    while place > 0, key[place - 1].item > cell.item { place -= 1 }
    if place > 0, key[place - 1].item == cell.item {
      key[place - 1].coefficient += cell.coefficient
    } else {
      key.insert(cell, at: place)
    }
  }

  private func existingCode() -> Int32? {
    if key.count == 1, key[0].item != .max, key[0].coefficient == 1 { return key[0].item }
    return derivations.table.find(key).map { derivations.table.meanings[$0] }
  }

  private mutating func newDerivation(_ constant: Double) -> Int32 {
    accumulate()
    let derivation = derivations.make(cells, constant: sum.constant + constant)
    _ = derivations.table.insert(key, meaning: ~Int32(derivation))
    return ~Int32(derivation)
  }
}
