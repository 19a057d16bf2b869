import Drawing
import Geometry
import SDLKit
import Testing

@testable import SDLHost

@MainActor
struct `What the painter keeps` {
  private let studio = Studio()
  private let bounds = PixelRect(x: 0, y: 0, width: 200, height: 100)

  private func list(_ string: String = "12") -> DrawList {
    var list = DrawList([.fill(frame: Rect(x: 0, y: 0, width: 200, height: 100), color: .white)])
    let frame = Rect(x: 10, y: 10, width: 100, height: 52)
    list.append(
      .text(
        TextLine(
          string: string, frame: frame, baseline: 40, size: 40, weight: .bold, color: .black)))
    list.append(.box(frame: Rect(x: 120, y: 10, width: 40, height: 40), radius: 8, color: .black))
    let path = Path(through: [Point(x: 10, y: 80), Point(x: 90, y: 90)])
    list.append(.path(path, width: 3, color: .black))
    list.append(.picture(name: "none", frame: frame.offset(by: frame.origin), radius: 4))
    list.group(opacity: 0.5) { list in
      list.append(.fill(frame: frame, color: Color(0xFF0000)))
      list.append(.box(frame: frame, radius: 9, color: Color(0x00FF00)))
    }
    list.append(.backdrop(frame: frame, blur: 3, dim: .clear, opacity: 0.5))
    return list
  }

  @Test func `the same list gives the same pixels, kept or new, and after all is lost`() throws {
    let (painter, renderer) = try studio.painter(200, 100)
    painter.draw(list(), scale: 1)
    let first = try renderer.read(bounds).image
    painter.draw(list(), scale: 1)
    #expect(try renderer.read(bounds).image == first)
    painter.forgetTextures()
    #expect(painter.lines.count == 0)
    #expect(painter.corners.count == 0)
    #expect(painter.shapes.count == 0)
    #expect(painter.canvases.isEmpty)
    painter.draw(list(), scale: 1)
    #expect(try renderer.read(bounds).image == first)
  }

  @Test func `a line that is drawn again is not made again, at whatever place`() throws {
    let (painter, _) = try studio.painter(200, 100)
    painter.draw(list(), scale: 1)
    let count = painter.lines.count
    var moved = DrawList()
    moved.group(offset: Point(x: 7, y: 3)) { $0.append(list()) }
    painter.draw(moved, scale: 1)
    #expect(painter.lines.count == count)
  }

  @Test func `memory stays within its budget over a thousand words`() throws {
    let renderer = try Renderer(Surface(width: 200, height: 100))
    let budget = 1 << 20
    let painter = Painter(renderer, fonts: studio.fonts, budget: budget) { _ in nil }
    for number in 0..<1000 {
      painter.draw(list("\(number)"), scale: 1)
      #expect(painter.lines.byteCount <= budget / 4 + 200 * 52 * 4)
    }
    #expect(painter.lines.count < 1000)
    #expect(painter.lines.count > 5)
  }

  @Test func `what a frame needs is kept, however much it is`() throws {
    var cache = TextureCache<Int>(budget: 100)
    let renderer = try Renderer(Surface(width: 1, height: 1))
    func use(_ keys: [Int]) {
      for key in keys {
        _ = cache.entry(key) {
          .init(
            texture: try? Texture(renderer, width: 8, height: 8, access: .still, isOpaque: true))
        }
      }
      cache.endFrame()
    }
    use([1, 2, 3])
    #expect(cache.count == 3)
    use([3, 4])
    #expect(cache.count == 2)
    cache.remove(4)
    #expect(cache.count == 1)
    #expect(cache.byteCount == 8 * 8 * 4 + 64)
    cache.removeAll()
    #expect(cache.byteCount == 0)
  }

  @Test func `a translucent group gives its canvas back when it is over`() throws {
    let (painter, _) = try studio.painter(200, 100)
    painter.draw(list(), scale: 1)
    #expect(painter.canvases.count == 2)
    painter.draw(DrawList([.fill(frame: .zero, color: .black)]), scale: 1)
    #expect(painter.canvases.isEmpty)
  }

  @Test func `a card has the same bytes whatever else is drawn, and wherever`() throws {
    let size = PixelSize(width: 200, height: 100)
    let offscreen = Offscreen(fonts: studio.fonts) { _ in nil }
    let first = try offscreen.draw(list(), size: size).png()
    let video = try VideoSystem(driver: "dummy")
    for (width, height) in [(160, 120), (1280, 720)] {
      let options = Window.Options(
        title: "", frame: PixelRect(x: 0, y: 0, width: width, height: height))
      let window = try Window(video, options)
      let renderer = try Renderer(window, .software)
      let painter = Painter(renderer, fonts: studio.fonts) { _ in nil }
      painter.draw(list("other"), scale: 1.5)
      renderer.present()
      #expect(try offscreen.draw(list(), size: size).png() == first)
    }
    #expect(try Offscreen(fonts: FontBook()) { _ in nil }.draw(list(), size: size).png() == first)
  }

  @Test func `a card has no translucent pixel`() throws {
    let card = try studio.draw(list(), 200, 100)
    #expect(card.pixels.allSatisfy { $0 >= 0xFF00_0000 })
  }

  @Test func `an empty list shows the background`() throws {
    let image = try studio.draw(DrawList(), 4, 4, background: Color(0x123456))
    #expect(image.pixels.allSatisfy { $0 == 0xFF12_3456 })
  }
}
