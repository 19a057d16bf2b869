public import Localization

/// Something that a module does on the command line, without a screen: `colormix check PACK`.
public struct ModuleCommand {
  /// What it answers with.
  public struct Result: Hashable, Sendable {
    /// Lines for standard output.
    public let lines: [String]
    /// Lines for standard error: what a person wants to be told, and no program reads.
    public let remarks: [String]
    /// The exit status.
    public let status: Int32

    /// Puts an answer together.
    ///
    /// - Parameters:
    ///   - lines: Lines for standard output.
    ///   - remarks: Lines for standard error.
    ///   - status: The exit status.
    public init(_ lines: [String], remarks: [String] = [], status: Int32) {
      self.lines = lines
      self.remarks = remarks
      self.status = status
    }
  }

  /// The word that calls it.
  public let name: String
  /// What it takes, for the help, as `PACK`.
  public let argument: String
  /// What it does, for the help.
  public let summary: String
  /// Whether it takes more than one argument.
  public let takesSeveral: Bool
  /// Does it with its arguments, of which there is at least one.
  public let run: (_ arguments: [String], _ strings: Strings) -> Result

  /// Makes a command with one argument.
  public init(
    name: String, argument: String, summary: String,
    run: @escaping (_ argument: String, _ strings: Strings) -> Result
  ) {
    self.name = name
    self.argument = argument
    self.summary = summary
    takesSeveral = false
    self.run = { run($0.first ?? "", $1) }
  }

  /// Makes a command with one argument or more.
  public init(
    name: String, arguments: String, summary: String,
    run: @escaping (_ arguments: [String], _ strings: Strings) -> Result
  ) {
    self.name = name
    argument = arguments
    self.summary = summary
    takesSeveral = true
    self.run = run
  }
}
