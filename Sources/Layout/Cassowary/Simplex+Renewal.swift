// Each pivot leaves rounding errors in the rows, each step some in the values. Both are worked out
// anew now and then: values and dual values from the rows, rows from the forms as they were
// written.
extension Simplex {
  /// How many pivots may pass before values and dual values are worked out anew.
  static let pivotsUntilRefresh = 32

  /// Works out values and dual values from the rows.
  mutating func refresh() {
    pivotsAtRefresh = pivots
    refreshRows()
    refreshDuals()
    suspectAll()
  }

  private mutating func refreshDuals() {
    for item in 0..<count where !isBasic[item] { dual[item] = 0 }
    for row in 0..<count where isBasic[row] && dual[row] != 0 {
      for place in cells.indices(of: row) {
        let cell = cells.block[place]
        dual[Int(cell.item)] -= dual[row] * cell.coefficient
      }
    }
  }

  /// Makes all forms basic again, with the rows they were written with, but remembers the basis.
  ///
  /// - Parameters:
  ///   - table: The forms.
  ///   - formOfItem: For each item its number among the forms.
  mutating func unravel(_ table: FormTable, _ formOfItem: ContiguousArray<Int32>) {
    remembered.removeAll(keepingCapacity: true)
    for item in 0..<count {
      remembered.append(isAlive[item] && isBasic[item])
      cells.removeAll(of: item)
      columns.removeAll(column: item)
      isBasic[item] = false
    }
    for item in 0..<count where isAlive[item] && isForm[item] {
      isBasic[item] = true
      entering.removeAll(keepingCapacity: true)
      for place in table.forms.indices(of: Int(formOfItem[item])) {
        entering.append(table.forms.block[place])
        columns.insert(row: item, column: Int(table.forms.block[place].item))
      }
      cells.replace(item, with: entering)
    }
  }

  /// Goes back to the basis that was remembered.
  ///
  /// - Returns: Whether that was possible; if not, some other basis has been found.
  mutating func restoreBasis() -> Bool {
    var isComplete = true
    for form in 0..<count where isAlive[form] && isForm[form] && !remembered[form] {
      if let column = bestRemembered(in: form) {
        collect(column)
        pivot(form, column)
      } else {
        isComplete = false
      }
    }
    pivotsAtRenewal = pivots
    return isComplete
  }

  private func bestRemembered(in row: Int) -> Int? {
    var best: Int?
    var largest = 0.0
    for place in cells.indices(of: row) {
      let cell = cells.block[place]
      guard remembered[Int(cell.item)], abs(cell.coefficient) > largest else { continue }
      (best, largest) = (Int(cell.item), abs(cell.coefficient))
    }
    return best
  }
}
