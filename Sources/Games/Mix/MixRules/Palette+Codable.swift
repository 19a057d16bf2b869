extension Palette: Codable {
  private enum Key: String, CodingKey { case version, id, colors, without }

  /// Reads a palette file.
  ///
  /// `{"version":1,"id":"vivid","colors":{"ORANGE":"FF9600",…},"without":["GRAY"]}`; `without` may
  /// be left out. Unknown keys are passed over.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: `DecodingError` where it is of a later version, names an unknown hue, lacks one, or
  ///   leaves too few cards.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    let version = try box.decode(Int.self, forKey: .version)
    guard version == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: box, debugDescription: "version \(version) is not known here")
    }
    let colors = try box.decode([String: RGB].self, forKey: .colors)
    let without = try box.decodeIfPresent([String].self, forKey: .without) ?? []
    let byHue = try colors.map { try (Palette.hue($0.key, of: .colors, in: box), $0.value) }
    let leftOut = try without.map { try Palette.hue($0, of: .without, in: box) }
    do {
      try self.init(
        id: box.decode(String.self, forKey: .id),
        colors: Dictionary(uniqueKeysWithValues: byHue),
        without: Set(leftOut))
    } catch let fault as Fault {
      throw DecodingError.dataCorruptedError(
        forKey: .colors, in: box, debugDescription: "the palette can't be played: \(fault)")
    }
  }

  /// Writes a palette file.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: Key.self)
    try box.encode(1, forKey: .version)
    try box.encode(id, forKey: .id)
    let named = Hue.allCases.map { ($0.name, self[$0]) }
    try box.encode(Dictionary(uniqueKeysWithValues: named), forKey: .colors)
    try box.encode(Hue.allCases.filter(without.contains).map(\.name), forKey: .without)
  }

  private static func hue(
    _ name: String, of key: Key, in box: KeyedDecodingContainer<Key>
  ) throws -> Hue {
    guard let hue = Hue(name: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: box, debugDescription: "there is no colour “\(name)”")
    }
    return hue
  }
}
