public import Drawing
internal import SDLKit

/// The fonts of the game, opened when a letter needs them, and the widths of texts in them.
@MainActor
public final class FontBook {
  /// A piece of text in one font.
  struct Run {
    var text: String
    let font: Font
  }

  /// The families that are wanted, by the letters they are for.
  public struct Families: Hashable, Sendable {
    /// The family of all letters that it has.
    public var first: String
    /// The family of Chinese.
    public var second: String

    /// Makes the choice of families.
    public init(first: String = "Manrope", second: String = "Noto Sans CJK SC") {
      self.first = first
      self.second = second
    }
  }

  private let families: Families
  private let finder = FontFinder()
  private var opened: [FontFile: Font] = [:]
  private var named: [Name: Font?] = [:]
  private var covering: [Glyph: Font?] = [:]
  private var widths: [Width: Double] = [:]
  /// The families that were wanted and are not installed.
  public private(set) var missingFamilies: Set<String> = []

  private struct Name: Hashable {
    var family: String
    var weight: FontWeight
  }

  private struct Glyph: Hashable {
    var character: Character
    var weight: FontWeight
  }

  private struct Width: Hashable {
    var string: String
    var weight: FontWeight
  }

  /// Makes a book of families; no font is opened yet.
  public init(_ families: Families = Families()) { self.families = families }

  /// The widths of texts, for layout.
  public var measurer: TextMeasurer {
    TextMeasurer { [self] string, weight in advance(string, weight) }
  }

  /// The width of a line of text in ems.
  public func advance(_ string: String, _ weight: FontWeight) -> Double {
    let key = Width(string: string, weight: weight)
    if let width = widths[key] { return width }
    let width = runs(string, weight).reduce(0) { $0 + advance($1) }
    if widths.count >= 8192 { widths.removeAll(keepingCapacity: true) }
    widths[key] = width
    return width
  }

  /// The width of a piece of text in ems.
  func advance(_ run: Run) -> Double {
    // Large enough that a pixel's rounding is nothing, once it is divided.
    let em = 512.0
    return Double(run.font.width(of: run.text, Font.Style(pixelSize: em))) / em
  }

  /// Cuts a line of text into pieces that one font can write; characters are never cut.
  func runs(_ string: String, _ weight: FontWeight) -> [Run] {
    var runs: [Run] = []
    for character in string {
      // Control characters have no shape: a line break in a line is a space.
      let character = character.isNewline || character == "\t" ? " " : character
      guard let font = font(for: character, weight) else { continue }
      if let last = runs.indices.last, runs[last].font === font {
        runs[last].text.append(character)
      } else {
        runs.append(Run(text: String(character), font: font))
      }
    }
    return runs
  }

  private func font(for character: Character, _ weight: FontWeight) -> Font? {
    let key = Glyph(character: character, weight: weight)
    if let font = covering[key] { return font }
    let font = search(character, weight)
    covering[key] = font
    return font
  }

  private func search(_ character: Character, _ weight: FontWeight) -> Font? {
    let first = font(named: families.first, weight)
    if let first, first.has(character) { return first }
    if character.isIdeographic {
      let second = font(named: families.second, weight)
      if let second, second.has(character) { return second }
    }
    let found = finder.font(covering: character, weight: weight.number).flatMap(open)
    // Where no font has it, any font shows at least that something is there.
    return found ?? first ?? finder.font(covering: "A", weight: weight.number).flatMap(open)
  }

  private func font(named family: String, _ weight: FontWeight) -> Font? {
    let name = Name(family: family, weight: weight)
    if let font = named[name] { return font }
    let font = finder.font(family: family, weight: weight.number).flatMap(open)
    if font == nil { missingFamilies.insert(family) }
    named[name] = font
    return font
  }

  private func open(_ file: FontFile) -> Font? {
    if let font = opened[file] { return font }
    let font = try? Font(file)
    opened[file] = font
    return font
  }
}

extension FontWeight {
  /// The weight as CSS counts.
  var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .extraBold: 800
    }
  }
}

extension Character {
  /// Whether the Chinese font is to be asked before any other one.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isIdeographic || (0x3000...0x30FF).contains(scalar.value)
        || (0xFF00...0xFFEF).contains(scalar.value) || (0x2010...0x2027).contains(scalar.value)
    }
  }
}
