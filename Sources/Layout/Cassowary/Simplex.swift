/// A coefficient in a row: how much of a nonbasic item a basic one holds.
struct Cell: Hashable {
  var item: Int32 = 0
  var coefficient = 0.0
}

/// The tableau: each basic item as a sum of nonbasic ones.
///
/// An item is a variable or a linear form of variables that constraints speak of. What they say
/// about it is its penalty, a convex function with kinks. A nonbasic item stands at one of its
/// kinks; a basic one takes the value that its row gives it. Each has a dual value: the slope of its
/// penalty, as far as the solution makes use of it. The solution is the best one when each dual
/// value is a slope of the penalty at the item's value.
struct Simplex {
  var value: ContiguousArray<Double> = []
  var dual: ContiguousArray<Double> = []
  var low: ContiguousArray<Double> = []
  var high: ContiguousArray<Double> = []
  var constant: ContiguousArray<Double> = []
  var finalSlope: ContiguousArray<Double> = []
  var kinkIndex: ContiguousArray<Int32> = []
  var isBasic: ContiguousArray<Bool> = []
  var isForm: ContiguousArray<Bool> = []
  var isAlive: ContiguousArray<Bool> = []
  var kinks = Pool<Kink>(filler: Kink())
  var cells = Pool<Cell>(filler: Cell())
  var columns = BitMatrix()
  var vacant: ContiguousArray<Int32> = []
  var rowsOfColumn: ContiguousArray<Int32> = []
  var merged: ContiguousArray<Cell> = []
  var entering: ContiguousArray<Cell> = []
  var candidates: ContiguousArray<Candidate> = []
  var degenerateSteps = 0

  var count: Int { value.count }

  mutating func makeItem() -> Int {
    if let reused = vacant.popLast() {
      let item = Int(reused)
      (value[item], dual[item], low[item], high[item]) = (0, 0, 0, 0)
      (constant[item], finalSlope[item], kinkIndex[item]) = (0, 0, -1)
      (isBasic[item], isForm[item], isAlive[item]) = (false, false, true)
      return item
    }
    value.append(0)
    dual.append(0)
    low.append(0)
    high.append(0)
    constant.append(0)
    finalSlope.append(0)
    kinkIndex.append(-1)
    isBasic.append(false)
    isForm.append(false)
    isAlive.append(true)
    kinks.addList()
    cells.addList()
    columns.reserve(value.count)
    return value.count - 1
  }

  /// Makes a basic item for a sum of other items.
  mutating func makeForm(_ terms: ContiguousArray<Cell>) -> Int {
    let item = makeItem()
    isForm[item] = true
    isBasic[item] = true
    entering.removeAll(keepingCapacity: true)
    for term in terms {
      if isBasic[Int(term.item)] {
        let range = cells.indices(of: Int(term.item))
        add(Int(term.item), range: range, factor: term.coefficient)
        constant[item] += constant[Int(term.item)] * term.coefficient
      } else {
        merge([term], factor: 1)
      }
      value[item] += term.coefficient * value[Int(term.item)]
    }
    cells.replace(item, with: entering)
    for cell in entering { columns.insert(row: item, column: Int(cell.item)) }
    _ = setInterval(item)
    return item
  }

  private mutating func add(_ row: Int, range: Range<Int>, factor: Double) {
    merge(ContiguousArray(cells.block[range]), factor: factor)
  }

  private mutating func merge(_ terms: ContiguousArray<Cell>, factor: Double) {
    var sum: ContiguousArray<Cell> = []
    Simplex.merge(entering[...], terms[...], factor: factor, into: &sum)
    entering = sum
  }

  /// The sum of a row and a multiple of another, without what cancels.
  private static func merge(
    _ left: ContiguousArray<Cell>.SubSequence, _ right: ContiguousArray<Cell>.SubSequence,
    factor: Double, into sum: inout ContiguousArray<Cell>
  ) {
    sum.removeAll(keepingCapacity: true)
    var (a, b) = (left.startIndex, right.startIndex)
    while a < left.endIndex || b < right.endIndex {
      let first = a < left.endIndex ? left[a].item : .max
      let second = b < right.endIndex ? right[b].item : .max
      if first < second {
        sum.append(left[a])
        a += 1
      } else if second < first {
        sum.append(Cell(item: second, coefficient: right[b].coefficient * factor))
        b += 1
      } else {
        let (x, y) = (left[a].coefficient, right[b].coefficient * factor)
        if abs(x + y) > Tolerance.cancellation * (abs(x) + abs(y)) {
          sum.append(Cell(item: first, coefficient: x + y))
        }
        a += 1
        b += 1
      }
    }
  }

  /// The coefficient of a nonbasic item in a row; 0 when the row does not hold it.
  func coefficient(_ row: Int, _ column: Int) -> Double {
    let range = cells.indices(of: row)
    var (first, last) = (range.lowerBound, range.upperBound)
    while first < last {
      let middle = (first + last) / 2
      if Int(cells.block[middle].item) < column { first = middle + 1 } else { last = middle }
    }
    guard first < range.upperBound, Int(cells.block[first].item) == column else { return 0 }
    return cells.block[first].coefficient
  }

  /// Gives a nonbasic item another value, and with it all rows that hold it.
  mutating func move(_ column: Int, to target: Double) {
    let step = target - value[column]
    guard step != 0 else { return }
    value[column] = target
    rowsOfColumn.removeAll(keepingCapacity: true)
    columns.collect(column: column, into: &rowsOfColumn)
    for row in rowsOfColumn { value[Int(row)] += coefficient(Int(row), column) * step }
  }

  /// Makes `column` basic and `row` nonbasic; values stay.
  mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = coefficient(row, column)
    solve(row, for: column, divisor: divisor)
    let enteringConstant = -constant[row] / divisor
    for index in cells.indices(of: row) {
      columns.remove(row: row, column: Int(cells.block[index].item))
    }
    cells.removeAll(of: row)
    constant[row] = 0
    rowsOfColumn.removeAll(keepingCapacity: true)
    columns.collect(column: column, into: &rowsOfColumn)
    columns.removeAll(column: column)
    for other in rowsOfColumn { substitute(Int(other), column, enteringConstant) }
    cells.replace(column, with: entering)
    for cell in entering { columns.insert(row: column, column: Int(cell.item)) }
    constant[column] = enteringConstant
    (isBasic[row], isBasic[column]) = (false, true)
  }

  /// Writes the row that gives `column` in terms of `row` and the others into `entering`.
  private mutating func solve(_ row: Int, for column: Int, divisor: Double) {
    entering.removeAll(keepingCapacity: true)
    var isPlaced = false
    for index in cells.indices(of: row) {
      let cell = cells.block[index]
      if !isPlaced && cell.item > row {
        entering.append(Cell(item: Int32(row), coefficient: 1 / divisor))
        isPlaced = true
      }
      guard Int(cell.item) != column else { continue }
      entering.append(Cell(item: cell.item, coefficient: -cell.coefficient / divisor))
    }
    if !isPlaced { entering.append(Cell(item: Int32(row), coefficient: 1 / divisor)) }
  }

  private mutating func substitute(_ row: Int, _ column: Int, _ enteringConstant: Double) {
    let factor = coefficient(row, column)
    constant[row] += factor * enteringConstant
    merged.removeAll(keepingCapacity: true)
    var b = 0
    for a in cells.indices(of: row) {
      let left = cells.block[a]
      while b < entering.count, entering[b].item < left.item {
        append(entering[b], factor, to: row)
        b += 1
      }
      guard Int(left.item) != column else { continue }
      guard b < entering.count, entering[b].item == left.item else {
        merged.append(left)
        continue
      }
      let right = entering[b].coefficient * factor
      let sum = left.coefficient + right
      if abs(sum) > Tolerance.cancellation * (abs(left.coefficient) + abs(right)) {
        merged.append(Cell(item: left.item, coefficient: sum))
      } else {
        columns.remove(row: row, column: Int(left.item))
      }
      b += 1
    }
    while b < entering.count {
      append(entering[b], factor, to: row)
      b += 1
    }
    cells.replace(row, with: merged)
  }

  private mutating func append(_ cell: Cell, _ factor: Double, to row: Int) {
    merged.append(Cell(item: cell.item, coefficient: cell.coefficient * factor))
    columns.insert(row: row, column: Int(cell.item))
  }

  /// Forgets a basic form that no constraint speaks of any more.
  mutating func drop(_ item: Int) {
    for index in cells.indices(of: item) {
      columns.remove(row: item, column: Int(cells.block[index].item))
    }
    cells.removeAll(of: item)
    kinks.removeAll(of: item)
    isAlive[item] = false
    isBasic[item] = false
    vacant.append(Int32(item))
  }
}
