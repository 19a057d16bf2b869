internal import CSDL2

/// Finds fonts by what they are called or what they can write.
///
/// fontconfig starts with the first question, and only once. It may be asked from any thread.
///
/// Starting it on a thread of its own beside the window's opening was slower: with a second thread
/// the C library locks each character that Xlib reads of its long tables.
public struct FontFinder: Sendable {
  /// Makes a finder; nothing is started yet.
  public init() {}

  /// How heavy a font is wanted, as CSS counts: 400 is regular, 700 bold.
  public typealias Weight = Int

  /// The font of a family.
  ///
  /// - Parameters:
  ///   - family: The family's name, as in `Manrope`.
  ///   - weight: The weight, 100…900; the nearest is taken.
  /// - Returns: `nil` where the family is not installed.
  public func font(family: String, weight: Weight) -> FontFile? {
    if let only = onlyFont(family: family, weight: weight) { return only }
    let match = firstMatch(weight: weight) { FcPatternAddString($0, FC_FAMILY, family) }
    guard let match else { return nil }
    defer { FcPatternDestroy(match) }
    // fontconfig always answers with something: take it only where it is what was asked for.
    var (index, name): (Int32, UnsafeMutablePointer<FcChar8>?) = (0, nil)
    while FcPatternGetString(match, FC_FAMILY, index, &name) == FcResultMatch, let found = name {
      if FcStrCmpIgnoreCase(found, family) == 0 { return FontFile(match) }
      index += 1
    }
    return nil
  }

  /// Any font that can write a character.
  ///
  /// - Parameters:
  ///   - character: The character; all its parts are covered.
  ///   - weight: The weight, 100…900; the nearest is taken.
  /// - Returns: `nil` where no installed font has it.
  public func font(covering character: Character, weight: Weight) -> FontFile? {
    guard let wanted = FcCharSetCreate() else { return nil }
    defer { FcCharSetDestroy(wanted) }
    for scalar in character.visibleScalars { FcCharSetAddChar(wanted, scalar.value) }
    let match = firstMatch(weight: weight) {
      FcPatternAddCharSet($0, FC_CHARSET, wanted)
      // Only fonts of outlines can be drawn at any size.
      FcPatternAddBool($0, FC_SCALABLE, 1)
    }
    guard let match else { return nil }
    defer { FcPatternDestroy(match) }
    var covered: OpaquePointer?
    guard FcPatternGetCharSet(match, FC_CHARSET, 0, &covered) == FcResultMatch,
      FcCharSetIsSubset(wanted, covered) != 0
    else { return nil }
    return FontFile(match)
  }

  /// The font of a family at exactly a weight, where there is just one.
  ///
  /// Looking it up takes a tenth of the time in which fontconfig weighs all fonts against another.
  private func onlyFont(family: String, weight: Weight) -> FontFile? {
    guard FcInit() != 0, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(clamping: weight)))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    FcPatternAddBool(pattern, FC_VARIABLE, 0)
    guard let wanted = FcObjectSetCreate() else { return nil }
    defer { FcObjectSetDestroy(wanted) }
    for property in [FC_FILE, FC_INDEX] { FcObjectSetAdd(wanted, property) }
    guard let list = FcFontList(nil, pattern, wanted) else { return nil }
    defer { FcFontSetDestroy(list) }
    guard list.pointee.nfont == 1, let font = list.pointee.fonts[0] else { return nil }
    return FontFile(font)
  }

  private func firstMatch(weight: Weight, _ describe: (OpaquePointer) -> Void) -> OpaquePointer? {
    guard FcInit() != 0, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    describe(pattern)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(clamping: weight)))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    return FcFontMatch(nil, pattern, &result)
  }
}

extension FontFile {
  /// Reads what fontconfig found.
  init?(_ pattern: OpaquePointer) {
    var (path, index): (UnsafeMutablePointer<FcChar8>?, Int32) = (nil, 0)
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    self.init(path: String(cString: path), index: Int(index))
  }
}

extension Character {
  /// The parts that a font must have a shape for: joiners and selectors need none.
  var visibleScalars: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint
        && scalar.properties.generalCategory != .control
    }
  }
}
