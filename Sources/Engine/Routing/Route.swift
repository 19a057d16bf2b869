/// The address of a screen: a path, and values that go with it.
///
/// `Route(parsing: route.description) == route` for every route.
public struct Route: Hashable, Sendable {
  /// The parts of the path, from left to right.
  public var path: [String]
  /// The values after the question mark, by name.
  public var query: [String: String]

  /// Makes a route from its parts; empty ones are left out.
  public init(_ path: [String], query: [String: String] = [:]) {
    self.path = path.filter { !$0.isEmpty }
    self.query = query
  }

  /// The scheme of links that open the game.
  public static let scheme = "colormix"

  /// Reads `/mix/classic?seed=42` or `colormix://mix/classic?seed=42`.
  ///
  /// - Throws: `RouteError` where the text is no such address.
  public init(parsing text: String) throws(RouteError) {
    guard text.utf8.count <= 4096 else { throw .tooLong }
    guard let body = Route.body(of: text) else { throw .noPath(text) }
    let halves = body.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = []
    for part in halves[0].split(separator: "/") {
      path.append(try Percent.decode(part))
    }
    query = halves.count == 2 ? try Route.query(parsing: halves[1]) : [:]
  }

  private static func body(of text: String) -> Substring? {
    let prefix = scheme + "://"
    if text.hasPrefix("/") { return text.dropFirst() }
    return text.lowercased().hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
  }

  private static func query(parsing text: Substring) throws(RouteError) -> [String: String] {
    var query: [String: String] = [:]
    for item in text.split(separator: "&") {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Percent.decode(sides[0])
      guard !name.isEmpty, query[name] == nil else { throw .badQuery(String(item)) }
      query[name] = sides.count == 2 ? try Percent.decode(sides[1]) : ""
    }
    return query
  }

  /// The same address as a link that other programs can open.
  public var link: String { Route.scheme + ":/" + description }
}

extension Route: CustomStringConvertible {
  /// The address, with the values in the order of their names.
  public var description: String {
    let place = "/" + path.map(Percent.encode).joined(separator: "/")
    guard !query.isEmpty else { return place }
    let items = query.sorted { $0.key < $1.key }
    return place + "?"
      + items.map { Percent.encode($0.key) + "=" + Percent.encode($0.value) }
      .joined(separator: "&")
  }
}

/// Why a text is no route.
public enum RouteError: Error, Hashable, Sendable {
  /// It begins neither with a slash nor with the game's scheme.
  case noPath(String)
  /// A percent sign without two digits after it, or bytes that are no UTF-8.
  case badEncoding(String)
  /// A value without a name, or given twice.
  case badQuery(String)
  /// It has more than 4096 bytes.
  case tooLong
}
