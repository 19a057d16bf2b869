internal import CSDL2

/// An opened font of outlines, at whatever size is asked for.
@MainActor
public final class Font {
  /// How letters are drawn.
  public struct Style: Hashable, Sendable {
    /// The em in pixels; any fraction.
    public var pixelSize: Double
    /// The width in pixels to each side of the outline, drawn in place of the inside; 0 fills.
    public var outline: Int

    /// Makes a style from the em and the outline's half width, in pixels.
    public init(pixelSize: Double, outline: Int = 0) {
      self.pixelSize = pixelSize
      self.outline = outline
    }
  }

  /// SDL's font.
  private let pointer: OpaquePointer
  /// What SDL reads the font from: reading a file by pieces took a thousand calls a font.
  private let contents: MappedFile
  private var style = Style(pixelSize: 16)

  /// Opens a font.
  ///
  /// - Throws: `PlatformError` where the file is missing or holds no font.
  public init(_ file: FontFile) throws(PlatformError) {
    guard TTF_Init() == 0 else { throw PlatformError("start the font library") }
    guard let contents = MappedFile(file.path) else {
      TTF_Quit()
      throw PlatformError(action: "open the font \(file.path)", reason: "it cannot be read")
    }
    guard
      let source = SDL_RWFromConstMem(
        contents.bytes.baseAddress, Int32(clamping: contents.bytes.count)),
      let pointer = TTF_OpenFontIndexDPIRW(
        source, 1, Self.steps(style.pixelSize), file.index, Self.resolution, Self.resolution)
    else {
      let error = PlatformError("open the font \(file.path)")
      TTF_Quit()
      throw error
    }
    self.contents = contents
    self.pointer = pointer
    TTF_SetFontKerning(pointer, 1)
    // Places letters between pixels: even spacing, and widths that grow with the size.
    TTF_SetFontHinting(pointer, TTF_HINTING_LIGHT_SUBPIXEL)
  }

  isolated deinit {
    TTF_CloseFont(pointer)
    TTF_Quit()
  }

  /// Whether the font has a shape for every part of a character.
  public func has(_ character: Character) -> Bool {
    character.visibleScalars.allSatisfy { TTF_GlyphIsProvided32(pointer, $0.value) != 0 }
  }

  /// The distance in pixels from the top of a line to its baseline.
  public func ascent(_ style: Style) -> Int {
    use(style)
    return Int(TTF_FontAscent(pointer))
  }

  /// The width in pixels that a text takes, its letters' overhang included.
  public func width(of string: String, _ style: Style) -> Int {
    use(style)
    var width: Int32 = 0
    guard TTF_SizeUTF8(pointer, string, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  /// Draws a text on a surface of its own.
  ///
  /// - Parameters:
  ///   - string: One line without control characters.
  ///   - style: The size and the outline.
  ///   - color: The colour of every pixel; coverage goes into the opacity.
  /// - Returns: The surface, which begins by the outline's half width left of the first letter, and
  ///   the row on which the baseline lies; `nil` where nothing is seen.
  public func draw(
    _ string: String, _ style: Style, _ color: PixelColor
  ) -> (surface: Surface, baseline: Int)? {
    use(style)
    let drawn = TTF_RenderUTF8_Blended(pointer, string, color.sdl)
    guard let drawn, let surface = try? Surface(taking: drawn, "draw text") else { return nil }
    return (surface, baseline(of: string))
  }

  /// The row of the baseline in what SDL_ttf draws: it moves a line down whose letters rise above
  /// the font's own height.
  private func baseline(of string: String) -> Int {
    // SDL_ttf counts an outline twice into the ascent, of which one half is below the baseline.
    let outline = TTF_GetFontOutline(pointer)
    let ascent = TTF_FontAscent(pointer) - 2 * outline
    var highest: Int32 = 0
    for scalar in string.unicodeScalars {
      var top: Int32 = 0
      TTF_GlyphMetrics32(pointer, scalar.value, nil, nil, nil, &top, nil)
      highest = max(highest, top)
    }
    return Int(max(ascent, highest) + outline)
  }

  private func use(_ wanted: Style) {
    // Both calls throw away the drawn letters that SDL_ttf keeps.
    if wanted.pixelSize != style.pixelSize {
      TTF_SetFontSizeDPI(
        pointer, Self.steps(wanted.pixelSize), Self.resolution, Self.resolution)
    }
    if wanted.outline != style.outline {
      TTF_SetFontOutline(pointer, Int32(clamping: wanted.outline))
    }
    style = wanted
  }

  /// SDL_ttf takes whole "points" of a 72nd of an inch: at one pixel an inch a size is counted in
  /// steps of a 72nd of a pixel.
  private static let resolution: UInt32 = 1

  private static func steps(_ pixelSize: Double) -> Int32 {
    Int32(min(max(pixelSize, 1), 4096) * 72)
  }
}
