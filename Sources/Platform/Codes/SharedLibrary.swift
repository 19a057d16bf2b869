internal import CCodes
internal import Glibc
internal import Scores

/// A C library that is loaded when it is first needed.
///
/// The reader alone brings twenty other libraries with it, which no start should wait for. And where
/// one is missing, only codes are.
private struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// Loads a library, or finds it where it is loaded already; it stays for good.
  ///
  /// - Parameter name: The file's name, or its path.
  /// - Throws: `CardFault.libraryMissing` where it is not installed.
  init(_ name: String) throws(CardFault) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .libraryMissing(name) }
    self.handle = handle
    self.name = name
  }

  /// A function of the library, of the type that its header declares.
  func function<Function>(_ symbol: String) throws(CardFault) -> Function {
    guard let address = dlsym(handle, symbol) else { throw .libraryMissing(name) }
    return unsafeBitCast(address, to: Function.self)
  }
}

/// What is used of libqrencode; the types are those of its header.
struct EncoderLibrary {
  typealias Input = OpaquePointer?
  typealias Bytes = UnsafePointer<UInt8>?

  let makeInput: @convention(c) (Int32, QRecLevel) -> Input
  let append: @convention(c) (Input, QRencodeMode, Int32, Bytes) -> Int32
  let freeInput: @convention(c) (Input) -> Void
  let encode: @convention(c) (Input) -> UnsafeMutablePointer<QRcode>?
  let freeCode: @convention(c) (UnsafeMutablePointer<QRcode>?) -> Void

  /// The library's file.
  static let name = "libqrencode.so.4"

  /// Loads the library.
  init(_ name: String = EncoderLibrary.name) throws(CardFault) {
    let library = try SharedLibrary(name)
    makeInput = try library.function("QRinput_new2")
    append = try library.function("QRinput_append")
    freeInput = try library.function("QRinput_free")
    encode = try library.function("QRcode_encodeInput")
    freeCode = try library.function("QRcode_free")
  }
}

/// What is used of zbar; the types are those of its header.
struct ReaderLibrary {
  typealias Object = OpaquePointer?
  typealias CleanUp = @convention(c) (Object) -> Void

  let makeScanner: @convention(c) () -> Object
  let configure: @convention(c) (Object, zbar_symbol_type_t, zbar_config_t, Int32) -> Int32
  let freeScanner: @convention(c) (Object) -> Void
  let makeImage: @convention(c) () -> Object
  let setFormat: @convention(c) (Object, UInt) -> Void
  let setSize: @convention(c) (Object, UInt32, UInt32) -> Void
  let setData: @convention(c) (Object, UnsafeRawPointer?, UInt, CleanUp?) -> Void
  let freeImage: @convention(c) (Object) -> Void
  let scan: @convention(c) (Object, Object) -> Int32
  let firstSymbol: @convention(c) (Object) -> Object
  let nextSymbol: @convention(c) (Object) -> Object
  let symbolData: @convention(c) (Object) -> UnsafePointer<CChar>?
  let symbolLength: @convention(c) (Object) -> UInt32

  /// The library's file.
  static let name = "libzbar.so.0"

  /// Loads the library.
  init(_ name: String = ReaderLibrary.name) throws(CardFault) {
    let library = try SharedLibrary(name)
    makeScanner = try library.function("zbar_image_scanner_create")
    configure = try library.function("zbar_image_scanner_set_config")
    freeScanner = try library.function("zbar_image_scanner_destroy")
    makeImage = try library.function("zbar_image_create")
    setFormat = try library.function("zbar_image_set_format")
    setSize = try library.function("zbar_image_set_size")
    setData = try library.function("zbar_image_set_data")
    freeImage = try library.function("zbar_image_destroy")
    scan = try library.function("zbar_scan_image")
    firstSymbol = try library.function("zbar_image_first_symbol")
    nextSymbol = try library.function("zbar_symbol_next")
    symbolData = try library.function("zbar_symbol_get_data")
    symbolLength = try library.function("zbar_symbol_get_data_length")
  }
}
