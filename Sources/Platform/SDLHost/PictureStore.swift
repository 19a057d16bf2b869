internal import SDLKit

/// Pictures by name, read once and kept at the sizes at which they are shown.
@MainActor
final class PictureStore {
  /// A picture at a size.
  struct Key: Hashable {
    var name: String
    var size: PixelSize
    /// The corners' radius in pixels.
    var radius: Double
  }

  /// A picture that was read.
  fileprivate struct Source {
    /// Its file's bytes, for pictures that can be drawn at any size.
    var vector: [UInt8]?
    /// Its pixels, each at half the size of the one before.
    var levels: [Surface]
    /// The size at which it was last shown, and in which frame.
    var lastSize: PixelSize
    var lastFrame: Int
  }

  private let bytes: @MainActor (String) -> [UInt8]?
  private let budget: Int
  private var sources: [String: Source?] = [:]
  private var frame = 0
  /// Whether a picture was shown less sharp than it could be, since its size was changing.
  private(set) var wantsRefinement = false

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - budget: The bytes that pictures may take which this frame does not need.
  ///   - bytes: Answers with a picture's file.
  init(budget: Int, bytes: @escaping @MainActor (String) -> [UInt8]?) {
    self.budget = budget
    self.bytes = bytes
  }

  /// The width and height of a picture in its own pixels; `nil` where it cannot be read.
  func size(_ name: String) -> PixelSize? { source(name)?.levels.first?.size }

  /// A picture that fills a size, its middle where the aspects differ, its corners rounded.
  ///
  /// - Returns: `nil` where it cannot be read.
  func picture(_ key: Key) -> Surface? {
    guard var source = source(key.name), var level = source.levels.first else { return nil }
    if let vector = source.vector {
      level = raster(vector, source, key) ?? level
      source.levels = [level]
    } else {
      level = nearest(&source, key.size)
    }
    source.lastSize = key.size
    source.lastFrame = frame
    sources[key.name] = source
    let part = Self.middle(of: level.size, aspect: key.size)
    let isExact = part == level.bounds && level.size == key.size
    let scaled =
      isExact
      ? try? level.cropped(to: part)
      : try? level.scaled(from: part, width: key.size.width, height: key.size.height)
    scaled?.round(radius: key.radius)
    return scaled
  }

  /// Ends a frame: what it did not use may go.
  func endFrame() {
    defer { frame += 1 }
    wantsRefinement = !rough.isEmpty
    rough.removeAll()
    var total = sources.values.reduce(0) { $0 + ($1?.byteCount ?? 0) }
    guard total > budget else { return }
    let unused = sources.filter { ($0.value?.lastFrame ?? frame) < frame }
    for (name, source) in unused.sorted(by: { ($0.1?.lastFrame ?? 0) < ($1.1?.lastFrame ?? 0) }) {
      guard total > budget else { return }
      total -= source?.byteCount ?? 0
      sources[name] = nil
    }
  }

  /// Forgets which pictures could not be read, and all others.
  func removeAll() { sources.removeAll() }

  /// Whether a picture was made of a drawing for another size in this frame.
  func isRough(_ key: Key) -> Bool { rough.contains(key) }

  private var rough: Set<Key> = []

  private func source(_ name: String) -> Source? {
    if let known = sources[name] { return known }
    let source = read(name)
    sources[name] = source
    return source
  }

  private func read(_ name: String) -> Source? {
    guard let file = bytes(name), !file.isEmpty, let surface = try? Surface(picture: file),
      surface.width <= Self.longestSide, surface.height <= Self.longestSide
    else { return nil }
    let isVector = Surface.isSVG(file)
    return Source(
      vector: isVector ? file : nil, levels: [surface],
      lastSize: PixelSize(width: 0, height: 0), lastFrame: frame)
  }

  /// The longest side of a picture that is shown, in pixels.
  private static let longestSide = 16384

  /// A vector picture drawn for a size; while the size changes from frame to frame, the last
  /// drawing does, and another frame is wished for.
  private func raster(_ file: [UInt8], _ source: Source, _ key: Key) -> Surface? {
    let size = key.size
    let isMoving =
      source.lastFrame >= frame - 1 && source.lastSize.width > 0 && source.lastSize != size
    if isMoving {
      rough.insert(key)
      return source.levels.first
    }
    guard let natural = source.levels.first?.size else { return nil }
    let scale = max(
      Double(size.width) / Double(natural.width), Double(size.height) / Double(natural.height))
    let fitting = PixelSize(
      width: min(Self.longestSide, Int((Double(natural.width) * scale).rounded(.up))),
      height: min(Self.longestSide, Int((Double(natural.height) * scale).rounded(.up))))
    return try? Surface(picture: file, fitting: fitting)
  }

  /// The smallest of the halved pictures that need not be enlarged for a size.
  private func nearest(_ source: inout Source, _ size: PixelSize) -> Surface {
    var index = 0
    while true {
      let level = source.levels[index]
      let half = PixelSize(width: (level.width + 1) / 2, height: (level.height + 1) / 2)
      guard half.width >= size.width, half.height >= size.height, level.width > 1 else {
        return level
      }
      if index + 1 == source.levels.count {
        guard let next = try? level.halved() else { return level }
        source.levels.append(next)
      }
      index += 1
    }
  }

  /// The largest part in the middle of a picture that has the aspect of a size.
  static func middle(of picture: PixelSize, aspect size: PixelSize) -> PixelRect {
    let wide = picture.height * size.width
    let high = picture.width * size.height
    // A difference of less than a pixel is rounding, not another aspect.
    if abs(wide - high) <= max(size.width, size.height) { return picture.bounds }
    if wide > high {
      let height = max(1, high / size.width)
      return PixelRect(
        x: 0, y: (picture.height - height) / 2, width: picture.width, height: height)
    }
    let width = max(1, wide / size.height)
    return PixelRect(x: (picture.width - width) / 2, y: 0, width: width, height: picture.height)
  }
}

extension PictureStore.Source {
  /// The memory its pixels take.
  fileprivate var byteCount: Int {
    levels.reduce(vector?.count ?? 0) { $0 + $1.byteCount }
  }
}

extension Surface {
  /// Makes the corners clear outside of a radius in pixels.
  fileprivate func round(radius: Double) {
    let radius = min(radius, Double(min(width, height)) / 2)
    guard radius >= 0.5 else { return }
    let corners = Corners(radius: radius)
    let (mask, side, stride) = (corners.coverage, corners.side, stride)
    withPixels { pixels in
      for y in 0..<side * 2 {
        for x in 0..<side * 2 {
          let row = y < side ? y : height - side * 2 + y
          let column = x < side ? x : width - side * 2 + x
          guard row >= 0, column >= 0 else { continue }
          let pixel = pixels[row * stride + column]
          let opacity = Float(pixel >> 24) * mask.values[y * side * 2 + x]
          pixels[row * stride + column] = pixel & 0xFFFFFF | UInt32(opacity + 0.5) << 24
        }
      }
    }
  }
}
