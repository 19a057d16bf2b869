import Geometry
import Testing

@testable import Launch

struct OptionsTests {
  @Test func `without arguments the game is played from the menu`() throws {
    let options = try Options([])
    #expect(options.action == .play)
    #expect(options.route == nil && options.size == nil && options.scale == nil)
    #expect(options.data == nil && options.seed == nil && options.language == nil)
    #expect(options.renderer == nil && !options.showsWindow)
  }

  @Test(arguments: [
    ("drive", Options.Action.drive), ("demo", .demo), ("routes", .routes), ("help", .help),
    ("--help", .help), ("-h", .help), ("--version", .version),
  ])
  func `the first word says what to do`(_ word: String, _ action: Options.Action) throws {
    #expect(try Options([word]).action == action)
    #expect(Options.isAction(word))
  }

  @Test func `a route starts there, and goes with any option, in any order`() throws {
    for arguments in [["/mix/classic", "--seed", "42"], ["--seed", "42", "/mix/classic"]] {
      let options = try Options(arguments)
      #expect(options.action == .play)
      #expect(options.route == "/mix/classic")
      #expect(options.seed == 42)
    }
    #expect(try Options(["drive", "colormix://menu"]).route == "colormix://menu")
  }

  @Test func `every option is taken`() throws {
    let options = try Options([
      "drive", "--size", "375x667", "--scale", "1.25", "--data", "/tmp/a b", "--seed",
      "18446744073709551615", "--language", "zh-Hans", "--renderer", "software", "--window",
    ])
    #expect(options.action == .drive)
    #expect(options.size == Size(width: 375, height: 667))
    #expect(options.scale == 1.25)
    #expect(options.data == "/tmp/a b")
    #expect(options.seed == .max)
    #expect(options.language == "zh-Hans")
    #expect(options.renderer == "software")
    #expect(options.showsWindow)
  }

  @Test func `help and version are answered wherever they stand`() throws {
    #expect(try Options(["drive", "--help"]).action == .help)
    #expect(try Options(["/menu", "--version"]).action == .version)
  }

  @Test func `sizes are two whole numbers from 1 to 16384`() {
    #expect(Options.size("160x120") == Size(width: 160, height: 120))
    #expect(Options.size("16384x1") == Size(width: 16384, height: 1))
    for text in [
      "", "x", "1x", "x1", "0x5", "5x0", "-1x5", "16385x5", "1.5x2", "1x2x3", "1X2", "a",
    ] {
      #expect(Options.size(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    (["--nonsense"], Options.Fault.unknownOption("--nonsense")),
    (["-x"], .unknownOption("-x")),
    (["--size"], .missingValue("--size")),
    (["drive", "--data"], .missingValue("--data")),
    (["--data", ""], .badValue(option: "--data", value: "")),
    (["--size", "big"], .badValue(option: "--size", value: "big")),
    (["--scale", "0.4"], .badValue(option: "--scale", value: "0.4")),
    (["--scale", "5"], .badValue(option: "--scale", value: "5")),
    (["--scale", "nan"], .badValue(option: "--scale", value: "nan")),
    (["--seed", "-1"], .badValue(option: "--seed", value: "-1")),
    (["--seed", "1.5"], .badValue(option: "--seed", value: "1.5")),
    (["--language", "de"], .badValue(option: "--language", value: "de")),
    (["--renderer", "magic"], .badValue(option: "--renderer", value: "magic")),
    (["/menu", "/about"], .tooMany("/about")),
    (["/menu", "drive"], .tooMany("drive")),
    (["routes", "x"], .unexpected(action: "routes", argument: "x")),
    (["demo", "/menu"], .unexpected(action: "demo", argument: "/menu")),
    (["export", "--csv", "a.csv", "b.csv"], .unexpected(action: "export", argument: "b.csv")),
  ])
  func `what is wrong is named`(_ arguments: [String], _ fault: Options.Fault) {
    #expect(throws: fault) { try Options(arguments) }
    #expect(!fault.words.contains("\n"))
    let culprit = arguments.last { !$0.isEmpty } ?? ""
    #expect(fault.words.contains(culprit))
  }

  @Test func `a command says how many of what it takes`() {
    let more = Options.Fault.tooManyFor("check", takes: "PACK", "b")
    #expect(more.words == "check takes one PACK, and b is one more")
    #expect(Options.Fault.missingOption("check", "PACK").words == "check needs PACK")
  }

  @MainActor
  @Test func `the help names every option and every action`() {
    let usage = Launcher(name: "colormix", modules: []).usage
    for word in [
      "drive", "demo", "routes", "--help", "--version", "--size", "--scale", "--data", "--seed",
      "--language", "--renderer", "--window",
    ] + Options.renderers {
      #expect(usage.contains(word), "\(word)")
    }
    #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 96 })
  }
}
