internal import CCodes
internal import Scores

/// Finds QR codes on pictures.
struct CodeReader {
  var library = ReaderLibrary.name

  /// How large a picture is looked at first: in larger ones a card is large enough too.
  private static let comfortableSide = 1600

  /// Looks for a code until one pleases.
  ///
  /// The picture is tried at several sizes: the reader finds small squares better when they are made
  /// larger, and noise goes where a photograph is made smaller.
  ///
  /// - Parameters:
  ///   - picture: Where to look.
  ///   - accept: Makes something of what a code holds, or answers nil to look on.
  /// - Returns: What was made; nil where nothing pleased.
  /// - Throws: `CardFault.libraryMissing` where zbar is not installed.
  func find<Found>(
    in picture: GreyImage, accept: ([UInt8]) -> Found?
  ) throws(CardFault) -> Found? {
    let library = try ReaderLibrary(library)
    let shrinking = (picture.longSide - 1) / CodeReader.comfortableSide + 1
    let base = shrinking > 1 ? picture.shrunk(by: shrinking) : picture
    var trials: [() -> GreyImage] = [{ base }, { base.grown(by: 2) }]
    if base.longSide <= 1000 { trials.append { base.grown(by: 3) } }
    if shrinking > 1 { trials.append { picture } }
    for trial in trials {
      for code in codes(in: trial(), library) {
        if let found = accept(code) { return found }
      }
    }
    return nil
  }

  /// What the codes on a picture hold.
  private func codes(in picture: GreyImage, _ library: ReaderLibrary) -> [[UInt8]] {
    guard let scanner = library.makeScanner(), let image = library.makeImage() else { return [] }
    defer {
      library.freeImage(image)
      library.freeScanner(scanner)
    }
    _ = library.configure(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    _ = library.configure(scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1)
    // Versions that don't know this guess at the text's encoding; ours is plain ASCII to all.
    _ = library.configure(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
    library.setFormat(image, CodeReader.greyFormat)
    library.setSize(image, UInt32(picture.width), UInt32(picture.height))
    return picture.pixels.withUnsafeBytes { pixels in
      library.setData(image, pixels.baseAddress, UInt(pixels.count), nil)
      guard library.scan(scanner, image) > 0 else { return [] }
      var codes: [[UInt8]] = []
      var symbol = library.firstSymbol(image)
      while let found = symbol {
        if let data = library.symbolData(found) {
          let count = Int(library.symbolLength(found))
          codes.append(Array(UnsafeRawBufferPointer(start: data, count: count)))
        }
        symbol = library.nextSymbol(found)
      }
      return codes
    }
  }

  /// The four letters by which zbar knows a byte a pixel: `Y800`.
  private static let greyFormat: UInt = 0x3030_3859
}
