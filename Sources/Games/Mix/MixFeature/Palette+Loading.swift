internal import Storage
internal import Drawing
internal import FoundationEssentials
internal import GameModules
internal import MixRules

extension Palette {
  /// The palette that the player chose; the built-in one where its file can't be read.
  static func chosen(by services: GameServices) -> Palette {
    let id = services.settings.current().palette.rawValue
    guard id != Palette.vivid.id, let bytes = services.asset("Palettes/\(id).json"),
      let palette = try? JSONDecoder().decode(Palette.self, from: Data(bytes))
    else { return .vivid }
    return palette
  }

  /// What a hue looks like on the screen.
  func color(_ hue: Hue) -> Color {
    let rgb = self[hue]
    return Color(red: rgb.red, green: rgb.green, blue: rgb.blue)
  }
}

extension Hue {
  /// The key of its word.
  var wordKey: String { "color." + name.lowercased() }
}
