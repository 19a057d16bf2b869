/// Many short lists in one block of memory, so that none of them is an allocation of its own.
///
/// A list that outgrows its room moves to the end of the block; the block is packed when more than
/// half of it is no longer in use.
struct Pool<Element> {
  /// Where a list lies in the block.
  struct Slice {
    var start = 0
    var count = 0
    var capacity = 0
  }

  private(set) var slices: ContiguousArray<Slice> = []
  private(set) var block: ContiguousArray<Element> = []
  private var inUse = 0
  private let filler: Element

  /// Makes a pool without lists; `filler` stands where there is room but no element.
  init(filler: Element) {
    self.filler = filler
  }

  mutating func addList() {
    slices.append(Slice())
  }

  func count(of list: Int) -> Int { slices[list].count }

  subscript(list: Int, index: Int) -> Element {
    get { block[slices[list].start + index] }
    set { block[slices[list].start + index] = newValue }
  }

  func indices(of list: Int) -> Range<Int> {
    let slice = slices[list]
    return slice.start..<slice.start + slice.count
  }

  mutating func insert(_ element: Element, at index: Int, of list: Int) {
    reserve(slices[list].count + 1, for: list)
    let start = slices[list].start
    var place = start + slices[list].count
    while place > start + index {
      block[place] = block[place - 1]
      place -= 1
    }
    block[place] = element
    slices[list].count += 1
  }

  mutating func remove(at index: Int, of list: Int) {
    let end = slices[list].start + slices[list].count
    for place in slices[list].start + index + 1..<max(end, slices[list].start + index + 1) {
      block[place - 1] = block[place]
    }
    slices[list].count -= 1
  }

  mutating func replace(_ list: Int, with elements: ContiguousArray<Element>) {
    reserve(elements.count, for: list)
    let start = slices[list].start
    for index in elements.indices { block[start + index] = elements[index] }
    slices[list].count = elements.count
  }

  mutating func removeAll(of list: Int) {
    inUse -= slices[list].capacity
    slices[list] = Slice()
  }

  /// Gives a list room for `count` elements, and some more, so that it seldom moves.
  private mutating func reserve(_ count: Int, for list: Int) {
    guard count > slices[list].capacity else { return }
    if block.count > 256 && inUse < block.count / 2 { pack() }
    let old = slices[list]
    let capacity = count + count / 2 + 2
    slices[list].start = block.count
    slices[list].capacity = capacity
    inUse += capacity - old.capacity
    for index in 0..<old.count { block.append(block[old.start + index]) }
    for _ in old.count..<capacity { block.append(filler) }
  }

  private mutating func pack() {
    var packed: ContiguousArray<Element> = []
    packed.reserveCapacity(block.count)
    for list in slices.indices {
      let slice = slices[list]
      slices[list].start = packed.count
      packed.append(contentsOf: block[slice.start..<slice.start + slice.capacity])
    }
    block = packed
  }
}
