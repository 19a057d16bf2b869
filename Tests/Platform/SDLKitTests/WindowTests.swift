import SDLKit
import Testing

/// On SDL's driver without a screen, so that the tests run anywhere.
@MainActor
struct `Windows` {
  private let video: VideoSystem

  init() throws { video = try VideoSystem(driver: "dummy") }

  private func window(_ change: (inout Window.Options) -> Void = { _ in }) throws -> Window {
    var options = Window.Options(
      title: "Test", frame: PixelRect(x: 0, y: 0, width: 320, height: 240))
    change(&options)
    return try Window(video, options)
  }

  @Test func `there is a screen with usable bounds inside`() throws {
    let display = try #require(video.displays.first)
    #expect(video.driver == "dummy")
    #expect(!display.bounds.isEmpty)
    #expect(display.bounds.contains(display.usableBounds))
  }

  @Test func `a window has the size, the place and the title that it was given`() throws {
    let window = try window { options in
      options.frame = PixelRect(x: 30, y: 40, width: 500, height: 400)
      options.hasPlace = true
    }
    #expect(window.frame == PixelRect(x: 30, y: 40, width: 500, height: 400))
    #expect(window.drawableSize == PixelSize(width: 500, height: 400))
    #expect(window.title == "Test")
    window.title = "别的"
    #expect(window.title == "别的")
    #expect(window.displayIndex == 0)
  }

  @Test func `a window is moved and resized`() throws {
    let window = try window()
    window.frame = PixelRect(x: 5, y: 6, width: 200, height: 180)
    #expect(window.frame == PixelRect(x: 5, y: 6, width: 200, height: 180))
    window.resize(width: 640, height: 360)
    window.move(x: 9, y: 8)
    #expect(window.frame == PixelRect(x: 9, y: 8, width: 640, height: 360))
    #expect(window.outerFrame.contains(window.frame))
  }

  @Test func `the minimum size outlives the making of a renderer`() throws {
    let window = try window { $0.minimum = PixelSize(width: 160, height: 120) }
    let renderer = try Renderer(window, .software)
    #expect(renderer.isSoftware)
    #expect(window.minimumSize == PixelSize(width: 160, height: 120))
  }

  @Test func `fullscreen comes and goes`() throws {
    let window = try window()
    window.isFullscreen = true
    #expect(window.isFullscreen)
    window.isFullscreen = false
    #expect(!window.isFullscreen)
  }

  @Test func `a hidden window can be shown`() throws {
    let window = try window { $0.isHidden = true }
    #expect(window.isHidden)
    window.show()
    #expect(!window.isHidden)
  }

  @Test func `maximising, minimising and restoring are taken without a desktop`() throws {
    let window = try window { $0.isMaximized = true }
    window.minimize()
    window.restore()
    window.maximize()
    window.restore()
    #expect(!window.isMinimized)
    _ = (window.isMaximized, window.hasFocus)
  }

  @Test func `an icon is taken`() throws {
    let icon = try Surface(width: 16, height: 16)
    try window().setIcon(icon)
  }

  @Test func `what is drawn in a window can be read and shown`() throws {
    let window = try window()
    let renderer = try Renderer(window, .software)
    renderer.clear(PixelColor(red: 9, green: 8, blue: 7))
    let read = try renderer.read(PixelRect(x: 319, y: 239, width: 1, height: 1))
    #expect(read[0, 0] == PixelColor(red: 9, green: 8, blue: 7))
    renderer.present()
  }
}
