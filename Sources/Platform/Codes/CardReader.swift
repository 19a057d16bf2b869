internal import SDLKit
internal import Scores

/// Finds the run on a card, whatever was done to its picture.
struct CardReader {
  var codes = CodeReader()

  /// The keyword of the text that carries the run in a PNG file.
  static let keyword = "ColorMix run"
  /// The largest file that is read, in bytes.
  private static let longestFile = 64 << 20
  /// The longest side, and the most pixels, of a picture that is read.
  private static let longestSide = 16_384
  private static let mostPixels = 64_000_000

  /// Finds the run in the text of a file, else in a code that can be seen.
  ///
  /// - Parameter file: The bytes of any file.
  /// - Returns: What the card carries.
  /// - Throws: `CardFault` where there is nothing, or nothing that can be understood.
  func read(_ file: [UInt8]) throws(CardFault) -> CardContent {
    guard file.count <= CardReader.longestFile else { throw .tooLarge }
    var fault = CardFault.noCode
    if let text = PNGFile(file)?.text(CardReader.keyword) {
      do throws(CardFault) {
        return try CardContent(link: text)
      } catch {
        // Perhaps the code that can be seen is better.
        fault = error
      }
    }
    let picture = try picture(file)
    let found = try codes.find(in: picture) { bytes in
      do throws(CardFault) {
        return try CardContent(link: String(decoding: bytes, as: UTF8.self))
      } catch {
        if error != .noCode { fault = error }
        return nil
      }
    }
    guard let found else { throw fault }
    return found
  }

  private func picture(_ file: [UInt8]) throws(CardFault) -> GreyImage {
    guard let size = PictureSize.of(file), size.width > 0, size.height > 0 else {
      throw .notAPicture
    }
    guard max(size.width, size.height) <= CardReader.longestSide,
      size.width * size.height <= CardReader.mostPixels
    else { throw .tooLarge }
    do throws(PlatformError) {
      return GreyImage(try Surface(picture: file))
    } catch {
      throw .notAPicture
    }
  }
}
