internal import Glibc
internal import SDLKit

/// Which renderer a window gets.
public enum RendererChoice: Hashable, Sendable {
  /// The graphics processor where there is one, else the processor.
  ///
  /// Without a graphics processor, OpenGL takes five times as long to its first frame as SDL's own
  /// software renderer, and six times the memory.
  case automatic
  /// The processor.
  case software
  /// A driver by SDL's name, as in `opengl`.
  case driver(String)

  /// Reads the name that a command line gives: `auto`, `software`, or a driver's.
  public init(name: String) {
    switch name {
    case "auto": self = .automatic
    case "software": self = .software
    default: self = .driver(name)
    }
  }

  /// Makes the renderer.
  ///
  /// - Throws: `PlatformError` where a driver that was named is not to be had, or none at all.
  @MainActor
  func renderer(for window: Window) throws(PlatformError) -> Renderer {
    switch self {
    case .driver(let name): return try Renderer(window, .accelerated, driver: name)
    case .software: return try Renderer(window, .software)
    case .automatic:
      if RendererChoice.hasGraphicsProcessor,
        let renderer = try? Renderer(window, .accelerated), !renderer.isSoftware
      {
        return renderer
      }
      return try Renderer(window, .software)
    }
  }

  /// Whether the system shows a graphics processor that draws.
  private static var hasGraphicsProcessor: Bool {
    (128..<136).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
  }
}
