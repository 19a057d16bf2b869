/// A text with places of the form `{name}`.
///
/// Values are put in as they are: braces inside a value are no places.
struct Template {
  private enum Part {
    case words(Substring)
    case place(Substring)
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.words(rest[..<open]))
      parts.append(.place(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.words(rest)]
  }

  /// The names of its places, each once.
  var places: Set<String> {
    parts.reduce(into: []) { names, part in
      if case .place(let name) = part { names.insert(String(name)) }
    }
  }

  func filled(_ values: [String: String]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .words(let words): text += words
      case .place(let name): text += values[String(name)] ?? "{\(name)}"
      }
    }
  }
}
