public import Localization

/// Something that a module does on the command line, without a screen: `colormix check PACK`.
public struct ModuleCommand {
  /// The word that calls it.
  public let name: String
  /// What it takes, for the help, as `PACK`.
  public let argument: String
  /// What it does, for the help.
  public let summary: String
  /// Does it; answers with lines for standard output and with the exit status.
  public let run: (_ argument: String, _ strings: Strings) -> (lines: [String], status: Int32)

  /// Makes a command.
  public init(
    name: String, argument: String, summary: String,
    run: @escaping (String, Strings) -> (lines: [String], status: Int32)
  ) {
    self.name = name
    self.argument = argument
    self.summary = summary
    self.run = run
  }
}
