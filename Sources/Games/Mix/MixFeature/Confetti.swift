internal import Drawing
internal import Geometry
internal import Motion
internal import Randomness

/// Scraps of the game's colours that fall over a new best.
///
/// An ornament: its chance is its own, and the rules know nothing of it.
struct Confetti {
  /// How long they fall, in milliseconds.
  static let duration = 2600

  private struct Scrap {
    let place: Double
    let delay: Int
    let fall: Int
    let sway: Double
    let size: Double
    let color: Color
  }

  private let scraps: [Scrap]

  /// Throws scraps that follow from a seed.
  init(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let colors: [UInt32] = [0xFF2D55, 0xFF9600, 0x34C759, 0x0A84FF, 0x9B59B6, 0xFFFFFF, 0xFF99AC]
    scraps = (0..<70).map { _ in
      Scrap(
        place: Double(chance.below(1000)) / 1000, delay: chance.below(900),
        fall: 1000 + chance.below(700), sway: Double(chance.below(100)) / 1000 - 0.05,
        size: 0.6 + Double(chance.below(60)) / 100,
        color: Color(colors[chance.below(colors.count)]))
    }
  }

  /// Adds the scraps as they are some milliseconds after they were thrown.
  ///
  /// They fall through a frame in points; the side of a scrap is that of a unit of it, more or less.
  func draw(after elapsed: Int, in frame: Rect, side: Double, into list: inout DrawList) {
    guard elapsed < Confetti.duration else { return }
    list.clip(to: frame) { list in
      for scrap in scraps where elapsed > scrap.delay {
        let fraction = Double(elapsed - scrap.delay) / Double(scrap.fall)
        guard fraction < 1 else { continue }
        let way = Curve.easeIn.value(at: fraction) * 0.4 + fraction * 0.6
        let length = side * scrap.size
        let x = frame.minX + frame.width * (scrap.place + scrap.sway * fraction) - length / 2
        let y = frame.minY - length + (frame.height + length) * way
        let scrapFrame = Rect(x: x, y: y, width: length, height: length)
        list.append(.box(frame: scrapFrame, radius: length * 0.25, color: scrap.color))
      }
    }
  }
}
