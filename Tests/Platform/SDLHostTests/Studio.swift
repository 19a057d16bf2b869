import Drawing
public import SDLKit
public import Testing

@testable import SDLHost

/// Draws lists on surfaces, to be looked at.
@MainActor
struct Studio {
  let fonts = FontBook()
  var pictures: Painter.PictureBytes = { _ in nil }

  /// The picture of a list on a canvas of a size in points.
  func draw(
    _ list: DrawList, _ width: Double, _ height: Double, scale: Double = 1,
    background: Color = .white
  ) throws -> PixelImage {
    let size = PixelSize(width: Int(width * scale), height: Int(height * scale))
    let offscreen = Offscreen(fonts: fonts, pictures: pictures)
    return try offscreen.draw(list, size: size, scale: scale, background: background)
  }

  /// A painter that stays, and the renderer it draws on.
  func painter(_ width: Int, _ height: Int) throws -> (painter: Painter, renderer: Renderer) {
    let renderer = try Renderer(Surface(width: width, height: height))
    return (Painter(renderer, fonts: fonts, pictures: pictures), renderer)
  }
}

extension PixelColor {
  /// Whether no channel is further away than rounding explains.
  func isNear(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(Int(self.red) - red) <= 3 && abs(Int(self.green) - green) <= 3
      && abs(Int(self.blue) - blue) <= 3
  }
}

extension PixelImage {
  /// Whether a part is the same from the left and the right, and from above and below.
  func isMirroredIn(_ part: PixelRect) -> Bool {
    for y in 0..<part.height {
      for x in 0..<part.width {
        let pixel = self[part.x + x, part.y + y]
        let across = self[part.maxX - 1 - x, part.y + y]
        let down = self[part.x + x, part.maxY - 1 - y]
        if pixel != across || pixel != down { return false }
      }
    }
    return true
  }

  /// The smallest rectangle that holds all pixels of which a condition is true.
  func extent(where isMeant: (PixelColor) -> Bool) -> PixelRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<size.height {
      for x in 0..<size.width where isMeant(self[x, y]) {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard right >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension PixelImage: CustomTestStringConvertible {
  /// Its size: the pixels would fill the screen.
  public var testDescription: String { "a picture of \(size.width)×\(size.height)" }
}
