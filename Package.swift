// swift-tools-version: 6.2
import PackageDescription

// The architecture, as data: layers from the lowest to the highest, each with its modules in the
// order in which they may use one another. A module uses modules of lower layers, and of its own
// layer those that stand before it; the arrows that stay forbidden are named below.

struct Module {
  var name: String
  var folder: String
  var uses: [String]
  var tests: Tests
  var testUses: [String]
  var kind: Kind

  enum Kind { case library, c, system, program }
  enum Tests { case none, plain, fixtures }

  init(
    _ name: String, in folder: String? = nil, uses: [String] = [], tests: Tests = .plain,
    testUses: [String] = [], kind: Kind = .library
  ) {
    self.name = name
    self.folder = folder.map { "\($0)/\(name)" } ?? name
    self.uses = uses
    self.tests = tests
    self.testUses = testUses
    self.kind = kind
  }
}

let engine = [
  "Geometry", "Cassowary", "Layout", "Drawing", "Motion", "Routing", "Scenes",
]
let interface =
  engine + [
    "Storage", "Localization", "Sound", "Scores", "Controls", "ShareCards", "GameModules",
  ]

let layers: [(name: String, modules: [Module])] = [
  ("Values", [Module("Geometry"), Module("Randomness")]),
  (
    "Layout",
    [
      Module("Cassowary", tests: .fixtures),
      Module("Layout", uses: ["Geometry", "Cassowary"]),
    ]
  ),
  (
    "Engine",
    [
      Module("Drawing", uses: ["Geometry"]),
      Module("Motion"),
      Module("Routing"),
      Module(
        "Scenes", uses: ["Geometry", "Cassowary", "Layout", "Drawing", "Motion", "Routing"]),
    ]
  ),
  (
    "Services",
    [
      Module("Storage", tests: .fixtures),
      Module("Localization", testUses: ["Storage"]),
      Module("Sound"),
      Module("Scores", uses: ["Localization", "Storage"]),
    ]
  ),
  (
    "Interface",
    [
      Module("Controls", uses: engine + ["Localization"]),
      Module("ShareCards", uses: engine + ["Localization", "Scores", "Controls"]),
      Module(
        "GameModules",
        uses: engine + ["Storage", "Localization", "Sound", "Scores", "Controls", "ShareCards"]),
    ]
  ),
  (
    "Games",
    [
      Module("BlankFeature", in: "Blank", uses: interface),
      Module("MixRules", in: "Mix", uses: ["Randomness"], tests: .fixtures),
      Module("MixFeature", in: "Mix", uses: interface + ["Randomness", "MixRules"]),
      Module("GuessRules", in: "Guess", uses: ["Randomness"], tests: .fixtures),
      Module(
        "GuessPacks", in: "Guess", uses: ["GuessRules"], tests: .fixtures, testUses: ["Randomness"]),
      Module(
        "GuessFeature", in: "Guess", uses: interface + ["GuessRules", "GuessPacks"]),
    ]
  ),
  (
    "Platform",
    [
      Module("CSDL2", tests: .none, kind: .system),
      Module("SDLKit", uses: ["CSDL2"]),
      Module(
        "SDLHost",
        uses: ["SDLKit", "Geometry", "Drawing", "Scenes", "Layout", "Sound", "Routing"],
        testUses: ["Cassowary"]),
      Module("CSQLite", tests: .none, kind: .system),
      Module(
        "Records", uses: ["CSQLite", "Scores", "Storage", "Localization"], tests: .fixtures,
        testUses: ["MixRules", "Randomness"]),
      Module("CCodes", tests: .none, kind: .system),
      Module(
        "Codes", uses: ["CCodes", "SDLKit", "Scores"], tests: .fixtures,
        testUses: ["MixRules", "Randomness"]),
    ]
  ),
  ("Shell", [Module("Shell", uses: interface, testUses: ["MixFeature"])]),
  (
    "Apps",
    [
      Module("Launch", uses: interface + ["Shell", "SDLKit", "SDLHost", "Records", "Codes"]),
      Module(
        "colormix", uses: ["Launch", "GameModules", "MixFeature", "GuessFeature"], tests: .none,
        kind: .program),
      Module(
        "colormix-mix", uses: ["Launch", "GameModules", "MixFeature"], tests: .none,
        kind: .program),
      Module(
        "colormix-guess", uses: ["Launch", "GameModules", "GuessFeature", "Controls"],
        tests: .none, kind: .program),
      Module(
        "colormix-blank", uses: ["Launch", "GameModules", "BlankFeature"], tests: .none,
        kind: .program),
    ]
  ),
]

/// Arrows that the order of the layers would allow, and that stay forbidden all the same.
func isForbidden(_ user: Module, _ used: Module) -> Bool {
  switch used.name {
  case "CSDL2": return user.name != "SDLKit"
  case "CSQLite": return user.name != "Records"
  case "CCodes": return user.name != "Codes"
  case "SDLHost", "Records", "Codes":
    return user.name != "Launch" && user.kind != .program
  default:
    let isOtherGame = used.name.hasSuffix("Feature") && user.name.hasSuffix("Feature")
    let isRules = user.name.hasSuffix("Rules") && used.name != "Randomness"
    return isOtherGame || isRules
  }
}

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// What a release does not have to do before its first frame: move itself word by word, and load
// C++'s library, for which the folder holds a word to the linker.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-L\(Context.packageDirectory)/Sources/Apps/Linking",
      "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
      "-Xclang-linker", "-static-libgcc",
    ],
    .when(platforms: [.linux], configuration: .release))
]

var known: [String: Module] = [:]
var targets: [Target] = []
for layer in layers {
  for module in layer.modules {
    for name in module.uses {
      guard let used = known[name] else {
        fatalError("\(module.name) uses \(name), which is no module below it")
      }
      precondition(!isForbidden(module, used), "\(module.name) must not use \(name)")
    }
    known[module.name] = module
    let path = "Sources/\(layer.name)/\(module.folder)"
    let dependencies = module.uses.map { Target.Dependency.target(name: $0) }
    switch module.kind {
    case .system:
      targets.append(.systemLibrary(name: module.name, path: path))
    case .c:
      targets.append(.target(name: module.name, dependencies: dependencies, path: path))
    case .library:
      targets.append(
        .target(
          name: module.name, dependencies: dependencies, path: path, swiftSettings: strict))
    case .program:
      targets.append(
        .executableTarget(
          name: module.name, dependencies: dependencies, path: path, swiftSettings: strict,
          linkerSettings: quickStart))
    }
    guard module.tests != .none else { continue }
    targets.append(
      .testTarget(
        name: module.name + "Tests",
        dependencies: dependencies + [.target(name: module.name), "TestSupport"]
          + module.testUses.map { .target(name: $0) },
        path: "Tests/\(layer.name)/\(module.folder)Tests",
        resources: module.tests == .fixtures ? [.copy("Fixtures")] : [],
        swiftSettings: strict))
  }
}

targets.append(
  .target(
    name: "TestSupport",
    dependencies: (interface + ["Randomness"]).map { .target(name: $0) },
    path: "Tests/TestSupport",
    swiftSettings: strict))

// What measures the solver: a program, and a count of allocations that only it may link.
targets += [
  .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
  .executableTarget(
    name: "SolverBenchmark", dependencies: ["Cassowary", "AllocationCounter"],
    path: "Benchmarks/Solver", swiftSettings: strict),
]

let package = Package(
  name: "ColorMix",
  products: [.library(name: "Cassowary", targets: ["Cassowary"])],
  targets: targets,
  swiftLanguageModes: [.v6]
)
