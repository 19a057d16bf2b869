/// Linear forms, each kept once and found again by what it says.
struct FormTable {
  /// The meaning of no form.
  static let nothing = Int32.min

  private(set) var forms = Pool<Cell>(filler: Cell())
  /// What a form stands for.
  private(set) var meanings: ContiguousArray<Int32> = []
  private var hashes: ContiguousArray<Int> = []
  private var next: ContiguousArray<Int32> = []
  private var heads: ContiguousArray<Int32> = []
  private var vacant: ContiguousArray<Int32> = []
  private var count = 0

  mutating func reserve(_ count: Int) {
    grow(to: count)
    forms.reserve(lists: count, elements: count * 4)
    meanings.reserveCapacity(count)
    hashes.reserveCapacity(count)
    next.reserveCapacity(count)
  }

  /// The number of the form with just these cells, or nil.
  func find(_ cells: ContiguousArray<Cell>) -> Int? {
    guard !heads.isEmpty else { return nil }
    let hash = Self.hash(cells)
    var form = heads[hash & (heads.count - 1)]
    while form >= 0 {
      if hashes[Int(form)] == hash, holds(Int(form), cells) { return Int(form) }
      form = next[Int(form)]
    }
    return nil
  }

  mutating func insert(_ cells: ContiguousArray<Cell>, meaning: Int32) -> Int {
    if count >= heads.count { grow(to: count * 2) }
    let form = Int(vacant.popLast() ?? Int32(meanings.count))
    let hash = Self.hash(cells)
    let bucket = hash & (heads.count - 1)
    if form == meanings.count {
      forms.addList()
      meanings.append(meaning)
      hashes.append(hash)
      next.append(heads[bucket])
    } else {
      (meanings[form], hashes[form], next[form]) = (meaning, hash, heads[bucket])
    }
    heads[bucket] = Int32(form)
    forms.replace(form, with: cells)
    count += 1
    return form
  }

  mutating func remove(_ form: Int) {
    let bucket = hashes[form] & (heads.count - 1)
    if heads[bucket] == Int32(form) {
      heads[bucket] = next[form]
    } else {
      var before = Int(heads[bucket])
      while next[before] != Int32(form) { before = Int(next[before]) }
      next[before] = next[form]
    }
    forms.removeAll(of: form)
    meanings[form] = Self.nothing
    vacant.append(Int32(form))
    count -= 1
  }

  private func holds(_ form: Int, _ cells: ContiguousArray<Cell>) -> Bool {
    let range = forms.indices(of: form)
    guard range.count == cells.count else { return false }
    for (index, place) in range.enumerated() where forms.block[place] != cells[index] {
      return false
    }
    return true
  }

  private static func hash(_ cells: ContiguousArray<Cell>) -> Int {
    var mixed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for cell in cells {
      mixed ^= UInt64(bitPattern: Int64(cell.item)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 29)) &+ cell.coefficient.bitPattern
      mixed = mixed &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 32
    }
    return Int(truncatingIfNeeded: mixed >> 1)
  }

  private mutating func grow(to wanted: Int) {
    var size = max(16, heads.count)
    while size < wanted { size *= 2 }
    guard size > heads.count else { return }
    heads = ContiguousArray(repeating: -1, count: size)
    for form in meanings.indices where meanings[form] != Self.nothing {
      let bucket = hashes[form] & (size - 1)
      next[form] = heads[bucket]
      heads[bucket] = Int32(form)
    }
  }
}
