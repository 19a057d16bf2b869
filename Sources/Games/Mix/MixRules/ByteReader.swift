/// Takes numbers and names from bytes that may be anything; the counterpart of ``ByteWriter``.
struct ByteReader {
  private var rest: ArraySlice<UInt8>
  private var pending: UInt64 = 0
  private var pendingCount = 0

  enum Fault: Error {
    case endOfBytes
    case nonsense
  }

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var bitsLeft: Int { rest.count * 8 + pendingCount }

  mutating func byte() throws(Fault) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .endOfBytes }
    return byte
  }

  /// The numbers that a varint can hold.
  static let varints = 0..<(1 << 28)

  /// A number of up to 28 bits in its shortest form: one value has one spelling.
  mutating func varint() throws(Fault) -> Int {
    var number = 0
    for place in 0..<4 {
      let next = try byte()
      number |= Int(next & 0x7F) << (7 * place)
      guard next & 0x80 == 0 else { continue }
      guard place == 0 || next != 0 else { throw .nonsense }
      return number
    }
    throw .nonsense
  }

  mutating func seed() throws(Fault) -> UInt64 {
    var number: UInt64 = 0
    for place in 0..<8 { number |= UInt64(try byte()) << (8 * place) }
    return number
  }

  /// The four bytes of a checksum; nil where there are fewer.
  mutating func checksum() -> UInt32? {
    guard rest.count == 4 else { return nil }
    return rest.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func name() throws(Fault) -> String {
    let count = Int(try byte())
    guard rest.count >= count else { throw .endOfBytes }
    guard let name = String(validating: rest.prefix(count), as: UTF8.self) else { throw .nonsense }
    rest = rest.dropFirst(count)
    return name
  }

  mutating func bits(count: Int) throws(Fault) -> UInt32 {
    while pendingCount < count {
      pending |= UInt64(try byte()) << pendingCount
      pendingCount += 8
    }
    let bits = UInt32(pending & (1 << count - 1))
    pending >>= count
    pendingCount -= count
    return bits
  }

  /// Makes sure that nothing but zeros to the whole byte is left.
  func finish() throws(Fault) {
    guard rest.isEmpty, pending == 0 else { throw .nonsense }
  }
}
