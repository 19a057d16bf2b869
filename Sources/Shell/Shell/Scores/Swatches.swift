internal import Drawing
internal import FoundationEssentials

/// What the colours of a palette look like, by their names.
struct Swatches {
  private var colors: [String: Color] = [:]

  /// Reads a palette's file; without it all colours are grey.
  init(_ bytes: [UInt8]?) {
    guard let bytes, let file = try? JSONDecoder().decode(File.self, from: Data(bytes)) else {
      return
    }
    colors = file.colors.compactMapValues { UInt32($0, radix: 16).map { Color($0) } }
  }

  subscript(name: String) -> Color { colors[name] ?? Color(0x808080) }

  private struct File: Decodable {
    let colors: [String: String]
  }
}
