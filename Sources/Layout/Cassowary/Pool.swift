/// Many short lists in one block of memory, so that none of them is an allocation of its own.
///
/// A list that outgrows its room moves to the end of the block; the block is packed when more than
/// half of it is no longer in use. Two blocks take turns, so that packing does not allocate once
/// the lists have reached their usual sizes.
struct Pool<Element> {
  /// Where a list lies in the block.
  struct Slice {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  private(set) var slices: ContiguousArray<Slice> = []
  private(set) var block: ContiguousArray<Element> = []
  private var spare: ContiguousArray<Element> = []
  private var inUse = 0
  private let filler: Element

  /// Makes a pool without lists; `filler` stands where there is room but no element.
  init(filler: Element) {
    self.filler = filler
  }

  mutating func addList() {
    slices.append(Slice())
  }

  mutating func reserve(lists: Int, elements: Int) {
    slices.reserveCapacity(lists)
    block.reserveCapacity(elements)
  }

  @inline(__always)
  func count(of list: Int) -> Int { Int(slices[list].count) }

  subscript(list: Int, index: Int) -> Element {
    @inline(__always) get { block[Int(slices[list].start) + index] }
    @inline(__always) set { block[Int(slices[list].start) + index] = newValue }
  }

  @inline(__always)
  func indices(of list: Int) -> Range<Int> {
    let slice = slices[list]
    return Int(slice.start)..<Int(slice.start) + Int(slice.count)
  }

  mutating func insert(_ element: Element, at index: Int, of list: Int) {
    let count = count(of: list)
    reserve(count + 1, for: list)
    let start = Int(slices[list].start)
    var place = start + count
    while place > start + index {
      block[place] = block[place - 1]
      place -= 1
    }
    block[place] = element
    slices[list].count += 1
  }

  mutating func remove(at index: Int, of list: Int) {
    let range = indices(of: list)
    var place = range.lowerBound + index + 1
    while place < range.upperBound {
      block[place - 1] = block[place]
      place += 1
    }
    slices[list].count -= 1
  }

  mutating func replace(_ list: Int, with elements: ContiguousArray<Element>) {
    withElements(of: list, count: elements.count) { target in
      for index in elements.indices { target[index] = elements[index] }
    }
  }

  /// Makes a list as long as `count`, which is at most its room, and lends its elements.
  mutating func withElements(
    of list: Int, count: Int, _ body: (UnsafeMutablePointer<Element>) -> Void
  ) {
    reserve(count, for: list)
    let start = Int(slices[list].start)
    slices[list].count = Int32(count)
    block.withUnsafeMutableBufferPointer { block in
      if let base = block.baseAddress { body(base + start) }
    }
  }

  /// Lends the elements of a list.
  func withElements<Result>(
    of list: Int, _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    let slice = slices[list]
    return block.withUnsafeBufferPointer { block in
      body(UnsafeBufferPointer(rebasing: block[Int(slice.start)..<Int(slice.start + slice.count)]))
    }
  }

  /// Lends all lists at once.
  func withLists<Result>(
    _ body: (UnsafePointer<Slice>, UnsafePointer<Element>) -> Result
  ) -> Result? {
    slices.withUnsafeBufferPointer { slices in
      block.withUnsafeBufferPointer { block in
        guard let first = slices.baseAddress, let base = block.baseAddress else { return nil }
        return body(first, base)
      }
    }
  }

  /// Empties a list and gives its room to another one, which must have none.
  mutating func handOver(from list: Int, to other: Int) {
    slices[other] = slices[list]
    slices[other].count = 0
    slices[list] = Slice()
  }

  mutating func removeAll(of list: Int) {
    inUse -= Int(slices[list].capacity)
    slices[list] = Slice()
  }

  /// Gives a list room for `count` elements, and some more, so that it seldom moves.
  private mutating func reserve(_ count: Int, for list: Int) {
    guard count > Int(slices[list].capacity) else { return }
    if block.count > 1024 && inUse < block.count / 2 { pack() }
    let old = slices[list]
    let capacity = count + count / 2 + 2
    slices[list].start = Int32(block.count)
    slices[list].capacity = Int32(capacity)
    inUse += capacity - Int(old.capacity)
    for index in 0..<Int(old.count) { block.append(block[Int(old.start) + index]) }
    for _ in Int(old.count)..<capacity { block.append(filler) }
  }

  private mutating func pack() {
    spare.removeAll(keepingCapacity: true)
    for list in slices.indices {
      let slice = slices[list]
      slices[list].start = Int32(spare.count)
      spare.append(contentsOf: block[Int(slice.start)..<Int(slice.start) + Int(slice.capacity)])
    }
    swap(&block, &spare)
  }
}
