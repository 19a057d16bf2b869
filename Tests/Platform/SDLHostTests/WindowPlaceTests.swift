import SDLKit
import Testing

@testable import SDLHost

struct `The window's place` {
  private let minimum = PixelSize(width: 160, height: 120)
  private let screens = [
    display(PixelRect(x: 0, y: 0, width: 1920, height: 1080), panel: 40),
    display(PixelRect(x: 1920, y: 0, width: 1280, height: 1024), panel: 0),
  ]

  private static func display(_ bounds: PixelRect, panel: Int) -> Display {
    var usable = bounds
    usable.y += panel
    usable.height -= panel
    return Display(bounds: bounds, usableBounds: usable, refreshRate: 60)
  }

  private func fitted(_ place: WindowPlace) -> WindowPlace {
    place.fitted(to: screens, minimum: minimum)
  }

  @Test func `a place on a screen stays as it is`() {
    for x in [0, 500, 2000] {
      let place = WindowPlace(x: x, y: 100, width: 800, height: 600, isMaximized: true)
      #expect(fitted(place) == place)
    }
  }

  @Test(arguments: [
    (-32000, -32000), (99999, 99999), (Int.max, Int.min), (-900, 300), (500, 5000),
  ])
  func `a place that is off every screen comes into the middle of the first`(x: Int, y: Int) {
    let place = fitted(WindowPlace(x: x, y: y, width: 800, height: 600))
    #expect(place == WindowPlace(x: 560, y: 260, width: 800, height: 600))
  }

  @Test func `a size that is nonsense is brought within what can be`() {
    for (width, height) in [(0, 0), (-5, 7), (Int.max, Int.max), (99999, 10)] {
      let place = fitted(WindowPlace(x: 100, y: 100, width: width, height: height))
      let frame = PixelRect(x: place.x, y: place.y, width: place.width, height: place.height)
      #expect(screens.contains { $0.usableBounds.contains(frame) }, "\(place)")
      #expect(place.width >= 160 && place.height >= 120)
    }
  }

  @Test func `a window that hangs over an edge is pulled back`() {
    let place = fitted(WindowPlace(x: -300, y: 0, width: 800, height: 600))
    #expect(place == WindowPlace(x: 0, y: 40, width: 800, height: 600))
  }

  @Test func `any numbers give a place on a screen`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let values = (0..<4).map { _ in Int.random(in: -5000...5000, using: &generator) }
      let asked = WindowPlace(x: values[0], y: values[1], width: values[2], height: values[3])
      let place = fitted(asked)
      let frame = PixelRect(x: place.x, y: place.y, width: place.width, height: place.height)
      #expect(screens.contains { $0.usableBounds.contains(frame) }, "\(asked) became \(place)")
      #expect(fitted(place) == place, "\(asked) became \(place)")
    }
  }

  @Test func `without a screen it stays`() {
    let place = WindowPlace(x: 5, y: 5, width: 5, height: 5)
    #expect(place.fitted(to: [], minimum: minimum) == place)
  }
}
