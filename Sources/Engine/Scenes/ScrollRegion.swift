internal import Geometry
internal import Cassowary
public import Layout

/// A part of a screen that shows a piece of something longer.
public struct ScrollRegion {
  /// Where the piece is seen.
  public let viewport: Box
  /// The whole; its top moves above that of the viewport.
  public let content: Box
  /// How far around the viewport the content is drawn, in units: the ring around what has the focus
  /// is seen as a whole at the edges too.
  static let margin = 3.0
  let offset: Variable
  var position = 0.0
  var isDragged = false
}

extension Screen {
  /// Makes the content move inside the viewport, up and down.
  public func makeScroll(viewport: Box, content: Box) {
    let offset = layout.guide("scroll offset")
    layout.makeEditable(offset)
    layout.add([
      (content.top == viewport.top - offset).named("content scrolls"),
      (content.left == viewport.left).named("content left"),
      (content.width == viewport.width).named("content width"),
    ])
    scroll = ScrollRegion(viewport: viewport, content: content, offset: offset)
  }

  /// How far the content can move, in points.
  var scrollRange: Double {
    guard let scroll else { return 0 }
    return max(
      0, layout.value(of: scroll.content.height) - layout.value(of: scroll.viewport.height))
  }

  /// Moves the content up by so many points, as far as it goes.
  public func scroll(by distance: Double) {
    guard let region = scroll else { return }
    let position = min(max(region.position + distance, 0), scrollRange)
    scroll?.position = position
    layout.suggest(region.offset, position)
  }

  /// Moves the content so that an element is seen as a whole.
  public func reveal(_ element: Element) {
    guard let scroll, element.isScrolled else { return }
    let frame = frame(of: element)
    let viewport = layout.frame(of: scroll.viewport)
    if frame.minY < viewport.minY {
      self.scroll(by: frame.minY - viewport.minY)
    } else if frame.maxY > viewport.maxY {
      self.scroll(by: frame.maxY - viewport.maxY)
    }
  }

  func revealFocus() {
    guard showsFocus, let focused else { return }
    reveal(focused)
  }
}
