public import Scores

extension CardCodes {
  /// Codes made by libqrencode and read by zbar, each loaded when it is first needed.
  public static let live = CardCodes(
    make: { run, short throws(CardFault) in try CodeMaker.card.code(of: run, short) },
    mark: { png, content throws(CardFault) in
      let marked = PNGFile(png)?.adding(content.link, keyword: CardReader.keyword)
      guard let marked else { throw .notAPicture }
      return marked
    },
    read: { file throws(CardFault) in try CardReader().read(file) })
}

extension CodeMaker {
  /// What fits on a card, where the code takes a quarter of the width.
  ///
  /// Found by trying: up to version 17, which holds runs of 270 answers, every code of twenty was read
  /// from cards that were 600 pixels wide and JPEG files of quality 60, and from photographs of half
  /// that size and more; of version 18 sixteen, of version 22 none. Up to version 12 also photographs
  /// of 480 pixels a card were read.
  static let card = CodeMaker(comfortableVersion: 12, largestVersion: 17)

  /// The code of a whole run, or of its beginning where it does not fit.
  func code(of run: [UInt8], _ short: [UInt8]) throws(CardFault) -> CardCode {
    for content in [CardContent.whole(run), .cut(run, to: short)] {
      if let matrix = try matrix(of: Array(content.link.utf8)) {
        return CardCode(matrix: matrix, content: content)
      }
    }
    throw .tooLong
  }
}
