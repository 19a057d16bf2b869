internal import Storage
internal import Drawing
internal import FoundationEssentials
internal import GameModules
internal import MixRules

extension Palette {
  /// The palette that the player chose; the built-in one where its file can't be read.
  static func chosen(by services: GameServices) -> Palette {
    named(services.settings.current().palette.rawValue, asset: services.asset) ?? .vivid
  }

  /// The palette of an id; `nil` where there is none, or its file can't be read.
  static func named(_ id: String, asset: (String) -> [UInt8]?) -> Palette? {
    guard id != Palette.vivid.id else { return .vivid }
    let isName = id.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    guard isName, !id.isEmpty, let bytes = asset("Palettes/\(id).json"),
      let palette = try? JSONDecoder().decode(Palette.self, from: Data(bytes)), palette.id == id
    else { return nil }
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
