public import Localization

/// What every control looks up while it draws: language, theme, fonts.
///
/// There is one, handed to all scenes, so that a change in the settings shows at once.
public final class Environment {
  /// The words, in the player's language.
  public var strings: Strings
  /// The colours.
  public var theme: Theme
  /// How large text is, 1 for the standard.
  public var textScale: Double
  /// Whether movements are left out.
  public var reducesMotion: Bool
  /// What the keyboard bears at a place that is named as on a US keyboard.
  public var keyLabel: (_ place: String) -> String
  /// Finds how text fits.
  public let fitter: TextFitter

  /// Makes an environment; what is left out is as in a fresh installation.
  public init(
    strings: Strings, fitter: TextFitter, theme: Theme = .light, textScale: Double = 1,
    reducesMotion: Bool = false, keyLabel: @escaping (String) -> String = { $0 }
  ) {
    self.strings = strings
    self.theme = theme
    self.textScale = textScale
    self.reducesMotion = reducesMotion
    self.keyLabel = keyLabel
    self.fitter = fitter
  }
}
