import Scores
import SDLKit
import TestSupport

/// A picture without colours that tests draw and spoil.
struct Picture {
  let width: Int
  let height: Int
  /// How light each pixel is, 0…255, row by row.
  var pixels: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 255, count: width * height)
  }

  /// A score card with a code, as large as on the game's cards and in the same place.
  static func card(_ code: CodeMatrix, side: Int = 306) -> Picture {
    var card = Picture(width: 1200, height: 630)
    for y in 0..<630 where y < 18 || y >= 612 {
      for x in 0..<1200 { card.pixels[y * 1200 + x] = Float(60 + x / 240 * 40) }
    }
    for y in 176..<395 {
      for x in 204..<536 where (x / 11 + y / 13) % 5 == 0 { card.pixels[y * 1200 + x] = 120 }
    }
    card.draw(code, x: 950 - side / 2, y: 270 - side / 2, side: side)
    return card
  }

  /// Draws the squares smoothly, so that their edges need not fall between pixels.
  private mutating func draw(_ code: CodeMatrix, x: Int, y: Int, side: Int) {
    for row in 0..<side {
      for column in 0..<side {
        var light: Float = 0
        for part in 0..<9 {
          let across = (column * 3 + part % 3) * code.side / (side * 3)
          let down = (row * 3 + part / 3) * code.side / (side * 3)
          light += code[across, down] ? 0 : 255
        }
        pixels[(y + row) * width + x + column] = light / 9
      }
    }
  }

  /// The picture at another width, each pixel the mean of four within it.
  func scaled(to newWidth: Int) -> Picture {
    let step = Float(width) / Float(newWidth)
    var result = Picture(width: newWidth, height: Int(Float(height) / step))
    for y in 0..<result.height {
      for x in 0..<newWidth {
        var sum: Float = 0
        for part in 0..<4 {
          let across = (Float(x) + Float(part % 2) / 2 + 0.25) * step
          let down = (Float(y) + Float(part / 2) / 2 + 0.25) * step
          sum += self[Int(across), Int(down)] ?? 255
        }
        result.pixels[y * newWidth + x] = sum / 4
      }
    }
    return result
  }

  /// A photograph of the picture, lying turned on a table in uneven light.
  ///
  /// - Parameters:
  ///   - dice: Gives the place, the light and the noise.
  ///   - degrees: How far it is turned.
  ///   - scale: How many pixels of the photograph one of the picture's takes.
  /// - Returns: The photograph.
  func photographed(_ dice: inout Dice, degrees: Float, scale: Float) -> Picture {
    var photo = Picture(width: 1280, height: 960)
    let (sine, cosine) = Picture.turn(degrees)
    let (middleX, middleY) = (640 + Float(dice.below(20)), 480 + Float(dice.below(40)))
    let light = Float(dice.number(from: 0.75, to: 1))
    var noise = UInt32(dice.below(1 << 20))
    for y in 0..<photo.height {
      for x in 0..<photo.width {
        let (right, down) = (Float(x) - middleX, Float(y) - middleY)
        let seen = smooth(
          (right * cosine + down * sine) / scale + Float(width) / 2,
          (down * cosine - right * sine) / scale + Float(height) / 2)
        let table = Float(90 + (x * 7 + y * 3) % 23)
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let shade = light - 0.2 * Float(x + y) / 2240
        photo.pixels[y * photo.width + x] =
          (seen ?? table) * shade + Float(noise >> 27) - 16
      }
    }
    return photo
  }

  /// The sine and cosine of a small angle, by the first terms of their series.
  private static func turn(_ degrees: Float) -> (Float, Float) {
    let angle = degrees * .pi / 180
    let square = angle * angle
    let sine = angle * (1 - square / 6 * (1 - square / 20))
    return (sine, 1 - square / 2 * (1 - square / 12))
  }

  /// The pixel in a column and row; nil outside.
  private subscript(column: Int, row: Int) -> Float? {
    guard 0..<width ~= column, 0..<height ~= row else { return nil }
    return pixels[row * width + column]
  }

  /// What a lens sees at a place: four pixels mixed; nil outside.
  private func smooth(_ x: Float, _ y: Float) -> Float? {
    guard x >= 0.5, y >= 0.5 else { return nil }
    let (left, top) = (Int(x - 0.5), Int(y - 0.5))
    guard left + 1 < width, top + 1 < height else { return nil }
    let (across, down) = (x - 0.5 - Float(left), y - 0.5 - Float(top))
    let place = top * width + left
    let upper = pixels[place] * (1 - across) + pixels[place + 1] * across
    let lower = pixels[place + width] * (1 - across) + pixels[place + width + 1] * across
    return upper * (1 - down) + lower * down
  }

  /// The pixels as they are kept.
  func image() -> PixelImage {
    let words = pixels.map { light in
      let grey = UInt32(min(max(light, 0), 255))
      return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
    return PixelImage(size: PixelSize(width: width, height: height), pixels: words)
  }
}
