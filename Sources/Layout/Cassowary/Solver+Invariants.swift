extension Solver {
  /// Stops the program when the solver is not what it should be after every call.
  ///
  /// For tests: checks that each required constraint holds, that rows and forms agree with the
  /// values, and that the dual values prove the solution to be the best one.
  public func checkInvariants() {
    catchUp()
    for constraint in records.constraints {
      guard let constraint, constraint.strength.isRequired else { continue }
      precondition(holds(constraint), "does not hold: \(constraint)\n\(description)")
    }
    system.checkDerivations()
    system.checkForms()
    system.simplex.checkInvariants()
  }

  /// How many kinks all penalties have; each constraint and each edit has one at most.
  package var penaltyCount: Int {
    catchUp()
    return (0..<system.simplex.count).reduce(0) { $0 + system.simplex.kinks.count(of: $1) }
  }

  /// Whether a constraint holds, but for rounding.
  func holds(_ constraint: Constraint) -> Bool {
    var sum = constraint.expression.constant
    var size = abs(sum)
    for term in constraint.expression.terms {
      let part = term.coefficient * value(of: term.variable)
      sum += part
      size = max(size, abs(part))
    }
    let slack = 1e-7 * max(1, size)
    switch constraint.relation {
    case .lessThanOrEqual: return sum <= slack
    case .equal: return abs(sum) <= slack
    case .greaterThanOrEqual: return sum >= -slack
    }
  }
}

extension System {
  func checkDerivations() {
    for derivation in 0..<derivations.count {
      var sum = derivations.constant[derivation]
      var size = abs(derivations.value[derivation])
      for place in derivations.rows.indices(of: derivation) {
        let cell = derivations.rows.block[place]
        precondition(simplex.isAlive[Int(cell.item)], "a derivation from nothing")
        let part = cell.coefficient * simplex.value[Int(cell.item)]
        sum += part
        size = max(size, abs(part))
      }
      let gap = abs(sum - derivations.value[derivation])
      precondition(gap <= 1e-7 * max(1, size), "a derivation without its value")
    }
  }
}

extension System {
  /// Checks forms against the items they were written in, and that all slopes balance.
  ///
  /// At the best solution the slopes of all penalties, along any one item, cancel (the
  /// Karush-Kuhn-Tucker conditions); this needs no rows, which may have rounding errors.
  func checkForms() {
    var balances = simplex.dual
    for item in 0..<simplex.count where simplex.isForm[item] && simplex.isAlive[item] {
      var sum = 0.0
      var size = 1.0
      for place in forms.forms.indices(of: Int(formOfItem[item])) {
        let cell = forms.forms.block[place]
        let part = cell.coefficient * simplex.value[Int(cell.item)]
        sum += part
        size = max(size, abs(part))
        balances[Int(cell.item)] += cell.coefficient * simplex.dual[item]
      }
      precondition(abs(sum - simplex.value[item]) <= 1e-7 * size, "a form without its value")
    }
    let slack = 1e-6 + 1e-10 * (simplex.dual.map { abs($0) }.max() ?? 0)
    for item in 0..<simplex.count where !simplex.isForm[item] && simplex.isAlive[item] {
      precondition(abs(balances[item]) <= slack, "slopes that do not balance")
    }
  }
}

extension Simplex {
  func checkInvariants() {
    for item in 0..<count where isAlive[item] {
      if isBasic[item] { checkRow(item) } else { checkColumn(item) }
    }
  }

  private func checkRow(_ row: Int) {
    var sum = 0.0
    var size = abs(value[row])
    var last: Int32 = -1
    for index in cells.indices(of: row) {
      let cell = cells.block[index]
      precondition(cell.item > last, "cells out of order")
      precondition(!isBasic[Int(cell.item)] && isAlive[Int(cell.item)], "a basic item in a row")
      precondition(columns.contains(row: row, column: Int(cell.item)), "a cell without its column")
      last = cell.item
      let part = cell.coefficient * value[Int(cell.item)]
      sum += part
      size = max(size, abs(part))
    }
    let slack = 1e-7 * max(1, size)
    precondition(abs(sum - value[row]) <= slack, "a row without its value")
    precondition(value[row] >= low[row] - slack, "a row below its interval")
    precondition(value[row] <= high[row] + slack, "a row above its interval")
  }

  private func checkColumn(_ item: Int) {
    let kink = Int(kinkIndex[item])
    guard kink >= 0 else {
      let isFixed = dualLow[item] == dualHigh[item]
      precondition(isFixed, "an item between its kinks with a choice of slopes")
      return
    }
    precondition(value[item] == kinks[item, kink].position, "an item beside its kink")
    let slack = 1e-6 * (1 + abs(dual[item]))
    precondition(dual[item] >= dualLow[item] - slack, "a dual value too low")
    precondition(dual[item] <= dualHigh[item] + slack, "a dual value too high")
  }
}
