import SDLKit
import Testing

@MainActor
struct `A renderer on a surface` {
  private let red = PixelColor(red: 255, green: 0, blue: 0)
  private let blue = PixelColor(red: 0, green: 0, blue: 255)
  private let surface: Surface
  private let renderer: Renderer

  init() throws {
    surface = try Surface(width: 10, height: 6)
    renderer = try Renderer(surface)
  }

  private var picture: PixelImage {
    get throws { try renderer.read(PixelRect(x: 0, y: 0, width: 10, height: 6)).image }
  }

  @Test func `it needs no display and tells what it is`() {
    #expect(renderer.isSoftware)
    #expect(renderer.name == "software")
    #expect(renderer.outputSize == PixelSize(width: 10, height: 6))
    #expect(renderer.maximumTextureSide == nil)
  }

  @Test func `clear and fill cover exactly their pixels`() throws {
    renderer.clear(blue)
    renderer.fill(PixelRect(x: 2, y: 1, width: 3, height: 2), red)
    let picture = try picture
    #expect(picture[1, 1] == blue)
    #expect(picture[2, 1] == red)
    #expect(picture[4, 2] == red)
    #expect(picture[5, 2] == blue)
  }

  @Test func `a translucent fill is laid over`() throws {
    renderer.clear(blue)
    renderer.fill(
      PixelRect(x: 0, y: 0, width: 1, height: 1),
      PixelColor(red: 255, green: 0, blue: 0, alpha: 128))
    let mixed = try picture[0, 0]
    #expect((126...129).contains(mixed.red))
    #expect((126...129).contains(mixed.blue))
  }

  @Test func `only what lies in the clip is drawn`() throws {
    renderer.clear(blue)
    renderer.setClip(PixelRect(x: 1, y: 1, width: 2, height: 2))
    renderer.fill(PixelRect(x: 0, y: 0, width: 10, height: 6), red)
    renderer.setClip(nil)
    let picture = try picture
    #expect(picture[0, 0] == blue)
    #expect(picture[1, 1] == red)
    #expect(picture[3, 3] == blue)
  }

  @Test func `a texture is drawn, in part, scaled, faded and tinted`() throws {
    let white = PixelColor(red: 255, green: 255, blue: 255)
    let source = try Surface(width: 2, height: 1)
    source[0, 0] = white
    source[1, 0] = red
    let texture = try Texture(renderer, source)
    #expect(texture.byteCount == 8)
    renderer.clear(blue)
    renderer.draw(texture, to: PixelRect(x: 0, y: 0, width: 2, height: 1))
    renderer.draw(
      texture, from: PixelRect(x: 1, y: 0, width: 1, height: 1),
      to: PixelRect(x: 4, y: 0, width: 2, height: 2))
    texture.opacity = 0
    renderer.draw(texture, to: PixelRect(x: 0, y: 3, width: 2, height: 1))
    texture.opacity = 255
    texture.tint = red
    renderer.draw(texture, to: PixelRect(x: 0, y: 5, width: 2, height: 1))
    let picture = try picture
    #expect(picture[0, 0] == white)
    #expect(picture[1, 0] == red)
    #expect(picture[5, 1] == red)
    #expect(picture[0, 3] == blue)
    #expect(picture[0, 5] == red)
  }

  @Test func `a smooth texture is interpolated when it is enlarged`() throws {
    let source = try Surface(width: 2, height: 1)
    source[0, 0] = red
    source[1, 0] = blue
    let texture = try Texture(renderer, source, isOpaque: true)
    texture.isSmooth = true
    renderer.draw(texture, to: PixelRect(x: 0, y: 0, width: 10, height: 6))
    let middle = try picture[4, 3]
    #expect(middle.red > 20 && middle.blue > 20)
  }

  @Test func `an opaque texture replaces what is below`() throws {
    let source = try Surface(width: 1, height: 1)
    let texture = try Texture(renderer, source, isOpaque: true)
    renderer.clear(blue)
    renderer.draw(texture, to: PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try picture[0, 0] == PixelColor(red: 0, green: 0, blue: 0))
    texture.isBlended = true
    texture.opacity = 128
    renderer.draw(texture, to: PixelRect(x: 1, y: 0, width: 1, height: 1))
    #expect((126...129).contains(try picture[1, 0].blue))
  }

  @Test func `a target is drawn on and drawn`() throws {
    let target = try Texture(renderer, width: 4, height: 4, access: .target, isOpaque: true)
    try renderer.setTarget(target)
    renderer.clear(red)
    try renderer.setTarget(nil)
    renderer.clear(blue)
    renderer.draw(target, to: PixelRect(x: 0, y: 0, width: 4, height: 4))
    let picture = try picture
    #expect(picture[3, 3] == red)
    #expect(picture[4, 4] == blue)
  }

  @Test func `only a target can be drawn on`() throws {
    let texture = try Texture(renderer, width: 4, height: 4, access: .streaming, isOpaque: false)
    #expect(throws: PlatformError.self) { try renderer.setTarget(texture) }
  }

  @Test func `a streaming texture takes new pixels`() throws {
    let texture = try Texture(renderer, width: 1, height: 1, access: .streaming, isOpaque: true)
    let source = try Surface(width: 1, height: 1)
    for color in [red, blue] {
      source.fill(color)
      try texture.update(source)
      renderer.draw(texture, to: PixelRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try picture[0, 0] == color)
    }
  }

  @Test func `a texture without an extent is refused`() {
    #expect(throws: PlatformError.self) {
      try Texture(renderer, width: 0, height: 1, access: .still, isOpaque: true)
    }
  }

  @Test func `what was drawn on the surface is in it after a flush`() {
    renderer.fill(PixelRect(x: 9, y: 5, width: 1, height: 1), red)
    renderer.flush()
    renderer.present()
    #expect(surface[9, 5] == red)
  }
}
