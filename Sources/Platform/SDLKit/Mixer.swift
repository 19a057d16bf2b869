internal import CSDL2

/// The sound device, for as long as the object lives.
///
/// It is started by itself: where there is no device, only the sound is missing.
@MainActor
public final class Mixer {
  /// The samples of a second of sound.
  public let rate: Int
  let library: MixerLibrary

  /// Opens the sound device for one channel of 16-bit samples.
  ///
  /// - Parameters:
  ///   - driver: SDL's name of the driver to use, as in `dummy`; `nil` takes what fits.
  ///   - rate: The samples of a second.
  /// - Throws: `PlatformError` where there is no device.
  public init(driver: String? = nil, rate: Int = 48000) throws(PlatformError) {
    library = try MixerLibrary()
    if let driver { SDL_SetHint(SDL_HINT_AUDIODRIVER, driver) }
    guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { throw PlatformError("use sound") }
    // A short buffer, so that a tone is heard with what it belongs to.
    let format = UInt16(AUDIO_S16LSB)
    guard library.open(Int32(clamping: rate), format, 1, 512, nil, 0) == 0 else {
      let error = PlatformError("open a sound device")
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
      throw error
    }
    self.rate = rate
  }

  isolated deinit {
    library.close()
    SDL_QuitSubSystem(SDL_INIT_AUDIO)
  }

  /// How many sounds are heard now.
  public var playingCount: Int { Int(library.playing(-1)) }

  /// Ends all sounds at once.
  public func silence() { _ = library.halt(-1) }
}

/// A sound that can be played again and again.
@MainActor
public final class Sample {
  private let mixer: Mixer
  private let chunk: UnsafeMutablePointer<Mix_Chunk>
  private let bytes: UnsafeMutableRawBufferPointer

  /// Keeps samples for playing.
  ///
  /// - Parameters:
  ///   - mixer: The device, whose rate the samples are of.
  ///   - samples: One channel, −32768…32767; at least one sample.
  /// - Throws: `PlatformError` where there is not enough memory.
  public init(_ mixer: Mixer, _ samples: [Int16]) throws(PlatformError) {
    let source = samples.withUnsafeBytes { Array($0) }
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
    bytes.copyBytes(from: source)
    let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard let chunk = mixer.library.keep(start, UInt32(clamping: source.count)) else {
      bytes.deallocate()
      throw PlatformError("keep a sound")
    }
    self.chunk = chunk
    self.mixer = mixer
  }

  isolated deinit {
    // This also ends it where it is being played.
    mixer.library.free(chunk)
    bytes.deallocate()
  }

  /// Plays it from its beginning, beside what is heard already.
  ///
  /// - Parameter volume: How loud, 0…1.
  /// - Returns: Whether there was room for one more sound.
  @discardableResult
  public func play(volume: Double = 1) -> Bool {
    let level = Int32(min(max(volume, 0), 1) * Double(MIX_MAX_VOLUME))
    _ = mixer.library.setVolume(chunk, level)
    return mixer.library.play(-1, chunk, 0, -1) >= 0
  }
}
