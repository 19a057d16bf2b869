internal import Layout
internal import Localization
internal import Controls
internal import Drawing
internal import Geometry
internal import MixRules

/// Draws cards, bands and options, in the colours of a palette.
struct CardDrawing {
  let palette: Palette
  let pen: Pen

  private var strings: (String, [String: String]) -> String {
    { [environment = pen.environment] in environment.strings($0, $1) }
  }

  /// The darker and the lighter part of a band over a colour; both can be told from the colour.
  static func band(over color: Color) -> (dark: Color, light: Color) {
    guard color.luminance > 0.03 else {
      return (color.mixed(with: .white, 0.16), color.mixed(with: .white, 0.34))
    }
    return (color.mixed(with: .black, 0.4), color.mixed(with: .black, 0.2))
  }

  /// The ground of a card that is not to be seen.
  var hidden: Color { Color(0x3A3A3C) }

  /// A card: its ground in one frame, its word in another.
  func card(_ card: Card, in frame: Rect, word: Rect, into list: inout DrawList) {
    list.append(.fill(frame: frame, color: palette.color(card.background)))
    self.word(card, in: word, into: &list)
  }

  /// The word of a card.
  func word(_ card: Card, in frame: Rect, into list: inout DrawList) {
    let style = TextStyle(
      size: TypeSize.display, weight: .extraBold, color: palette.color(card.ink))
    pen.write(strings(card.meaning.wordKey, [:]), in: frame, style: style, into: &list)
  }

  /// The band: what is asked, over the time that is left (0…1).
  func band(
    _ text: String, over color: Color, left fraction: Double, in frame: Rect,
    into list: inout DrawList
  ) {
    let (dark, light) = CardDrawing.band(over: color)
    let width = pen.layout.snapped(frame.width * fraction)
    list.append(.fill(frame: frame, color: light))
    if width > 0 {
      let shrinking = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
      list.append(.fill(frame: shrinking, color: dark))
    }
    let style = TextStyle(
      size: frame.height * 0.54, weight: .bold, color: Theme.ink(on: [dark, light]))
    let room = frame.inset(frame.width * 0.04, 0)
    pen.write(text, in: room, style: style, into: &list)
  }

  /// An option: its letter, and the key for it on a small cap.
  func option(
    _ hue: Hue, letter: String, key: String, frames: OptionFrames, veil: Double = 0,
    into list: inout DrawList
  ) {
    let color = palette.color(hue)
    let ink = Theme.optionInk(on: color)
    list.append(.fill(frame: frames.whole, color: color))
    let style = TextStyle(size: TypeSize.display, weight: .extraBold, color: ink)
    pen.write(letter, in: frames.letter, style: style, into: &list)
    if !key.isEmpty {
      let corner = frames.key.height * 0.24
      list.append(.box(frame: frames.key, radius: corner, color: ink.opacity(0.16)))
      let caption = TextStyle(
        size: frames.key.height * 0.56, weight: .bold, color: ink.opacity(0.85))
      pen.write(key, in: frames.key.inset(2, 0), style: caption, into: &list)
    }
    if veil > 0 {
      list.append(.fill(frame: frames.whole, color: Color.black.opacity(veil)))
    }
  }

  /// The mark of the right answer, once the run is over.
  func check(_ hue: Hue, frames: OptionFrames, into list: inout DrawList) {
    let ink = Theme.optionInk(on: palette.color(hue))
    pen.checkSign(in: frames.mark, color: ink, into: &list)
  }
}

extension CardDrawing {
  /// The mark of a wrong answer, where replays show what was chosen.
  func cross(_ hue: Hue, frames: OptionFrames, into list: inout DrawList) {
    let side = min(frames.mark.width, frames.mark.height) * 0.6
    let center = frames.mark.center
    let reach = Point(x: side / 2, y: side / 2)
    let across = Point(x: side / 2, y: -side / 2)
    for way in [reach, across] {
      let line = Path(through: [center - way, center + way])
      list.append(.path(line, width: side * 0.17, color: .white))
    }
  }

  /// The ring around what was chosen.
  func ring(_ hue: Hue, frames: OptionFrames, into list: inout DrawList) {
    let color = Theme.optionInk(on: palette.color(hue))
    list.append(
      .stroke(frame: frames.whole, radius: 0, width: max(pen.length(7), 2), color: color))
  }
}

/// Where the parts of an option lie.
struct OptionFrames {
  let whole: Rect
  let letter: Rect
  let key: Rect
  let mark: Rect
}

extension Theme {
  /// The colour of the letter on an option.
  static func optionInk(on color: Color) -> Color {
    color.contrast(with: .white) >= 2.6 ? .white : darkInk
  }
}
