import Foundation
import MixRules

/// Files that the tests read: fixtures of their own, and the palettes that the game ships.
enum Fixture {
  static func text(_ name: String) throws -> String {
    let url = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil)
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// A file of hexadecimal digits, as bytes.
  static func bytes(_ name: String) throws -> [UInt8] {
    let digits = try text(name).filter { !$0.isWhitespace }
    return stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(digits.dropFirst(place).prefix(2), radix: 16)
    }
  }

  static func palette(_ id: String) throws -> Palette {
    let url = URL(filePath: #filePath).appending(
      path: "../../../../../Assets/Palettes/\(id).json")
    return try JSONDecoder().decode(Palette.self, from: Data(contentsOf: url.standardized))
  }

  static let palettes = ["vivid", "safe", "soft"]
}
