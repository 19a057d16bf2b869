extension Palette {
  /// The palette of the rules, built in so that there is one where no file can be read.
  ///
  /// Equal to `Assets/Palettes/vivid.json`.
  public static let vivid = Palette(
    id: "vivid",
    list: [
      0xFF9600, 0x9B59B6, 0xFFEE24, 0x44DB5E, 0x54C7FC, 0xFF99AC,
      0x6A4320, 0xFF220C, 0x808080, 0xFFFFFF, 0x000000,
    ].map { RGB($0) },
    without: [])
}
