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
  /// Between which values a basic item's dual value is a slope of its penalty.
  var low: ContiguousArray<Double> = []
  var high: ContiguousArray<Double> = []
  /// Between which dual values a nonbasic item stays at its kink.
  var dualLow: ContiguousArray<Double> = []
  var dualHigh: ContiguousArray<Double> = []
  /// What a unit of the constraints on an item is in its own, where that is less than 1.
  var unit: ContiguousArray<Double> = []
  var finalSlope: ContiguousArray<Double> = []
  var kinkIndex: ContiguousArray<Int32> = []
  var isBasic: ContiguousArray<Bool> = []
  var isForm: ContiguousArray<Bool> = []
  var isAlive: ContiguousArray<Bool> = []
  var isChanged: ContiguousArray<Bool> = []
  var kinks = Pool<Kink>(filler: Kink())
  var cells = Pool<Cell>(filler: Cell())
  var columns = BitMatrix()
  /// Counts what makes remembered columns wrong.
  var epoch = 0
  var pivots = 0
  var pivotsAtRefresh = 0
  var pivotsAtRenewal = 0
  var remembered: ContiguousArray<Bool> = []

  var vacant: ContiguousArray<Int32> = []
  /// Items whose penalty has changed and that have not been put in their places yet.
  var changed: ContiguousArray<Int32> = []
  /// Whether rows are not told of moves, because all will be worked out anew.
  var isDeferred = false
  var degenerateSteps = 0
  var columnCells: ContiguousArray<Cell> = []
  var columnCount = 0
  var entering: ContiguousArray<Cell> = []
  var merged: ContiguousArray<Cell> = []
  /// The rows that may be out of place; those that are not among them are in place.
  var suspects: ContiguousArray<Int32> = []
  var isSuspect: ContiguousArray<Bool> = []
  var candidates: ContiguousArray<Candidate> = []
  var sum = Accumulator()

  var count: Int { value.count }

  mutating func makeItem(value initial: Double = 0) -> Int {
    let item = Int(vacant.popLast() ?? Int32(count))
    if item == count { extend() }
    (value[item], dual[item], low[item], high[item]) = (initial, 0, -.infinity, .infinity)
    (dualLow[item], dualHigh[item], finalSlope[item], kinkIndex[item]) = (0, 0, 0, -1)
    unit[item] = .infinity
    (isBasic[item], isForm[item], isAlive[item], isChanged[item]) = (false, false, true, false)
    return item
  }

  private mutating func extend() {
    value.append(0)
    dual.append(0)
    low.append(0)
    high.append(0)
    dualLow.append(0)
    dualHigh.append(0)
    finalSlope.append(0)
    unit.append(.infinity)
    kinkIndex.append(-1)
    isBasic.append(false)
    isForm.append(false)
    isAlive.append(true)
    isChanged.append(false)
    isSuspect.append(false)
    kinks.addList()
    cells.addList()
    columns.reserve(count)
  }

  /// Makes a basic item for a sum of other items.
  mutating func makeForm(_ terms: ContiguousArray<Cell>) -> Int {
    let item = makeItem()
    isForm[item] = true
    isBasic[item] = true
    setRow(item, terms)
    return item
  }

  /// Gives a basic item the row that a sum of other items has.
  mutating func setRow(_ item: Int, _ terms: ContiguousArray<Cell>) {
    sum.begin(items: count)
    var total = 0.0
    for term in terms {
      let part = Int(term.item)
      total += term.coefficient * value[part]
      if isBasic[part] {
        for place in cells.indices(of: part) {
          let cell = cells.block[place]
          sum.add(cell.item, term.coefficient * cell.coefficient)
        }
      } else {
        sum.add(term.item, term.coefficient)
      }
    }
    value[item] = total
    sum.finish(into: &entering)
    cells.replace(item, with: entering)
    columns.insert(row: item, from: cells, columnsOf: item)
    epoch += 1
  }

  /// Forgets a basic form that no constraint speaks of any more.
  mutating func drop(_ item: Int) {
    columns.remove(row: item, from: cells, columnsOf: item)
    cells.removeAll(of: item)
    kinks.removeAll(of: item)
    (isAlive[item], isBasic[item]) = (false, false)
    (low[item], high[item]) = (-.infinity, .infinity)
    vacant.append(Int32(item))
    epoch += 1
  }

  /// Forgets a variable that has been solved out; its number is not used again.
  mutating func retire(_ item: Int) {
    isAlive[item] = false
  }

  /// The coefficient of a nonbasic item in a row; 0 when the row does not hold it.
  func coefficient(_ row: Int, _ column: Int) -> Double {
    let range = cells.indices(of: row)
    return cells.block.withUnsafeBufferPointer { block in
      var (first, last) = (range.lowerBound, range.upperBound)
      while first < last {
        let middle = (first + last) / 2
        if Int(block[middle].item) < column { first = middle + 1 } else { last = middle }
      }
      guard first < range.upperBound, Int(block[first].item) == column else { return 0 }
      return block[first].coefficient
    }
  }

  /// Works out the values of all rows anew.
  mutating func refreshRows() {
    for row in 0..<count where isBasic[row] {
      var sum = 0.0
      for place in cells.indices(of: row) {
        let cell = cells.block[place]
        sum += cell.coefficient * value[Int(cell.item)]
      }
      value[row] = sum
    }
  }
}
