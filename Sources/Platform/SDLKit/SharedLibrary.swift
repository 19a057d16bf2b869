internal import CSDL2

/// A C library that is loaded when it is first needed.
///
/// SDL_image and SDL_mixer bring twenty other libraries with them: linked, they would make every
/// start slower than all that the game itself does before its first frame. And where one is
/// missing, only its pictures or sounds are.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// Loads a library, or finds it where it is loaded already; it stays for good.
  ///
  /// - Throws: `PlatformError` where it is not installed.
  init(_ name: String) throws(PlatformError) {
    guard let handle = SDL_LoadObject(name) else { throw PlatformError("load \(name)") }
    self.handle = handle
    self.name = name
  }

  /// A function of the library.
  ///
  /// - Parameters:
  ///   - symbol: Its name.
  ///   - type: Its type as the library's header declares it.
  /// - Returns: The function.
  /// - Throws: `PlatformError` where the library has no such function.
  func function<Function>(
    _ symbol: String, as type: Function.Type = Function.self
  ) throws(PlatformError) -> Function {
    guard let address = SDL_LoadFunction(handle, symbol) else {
      throw PlatformError("find \(symbol) in \(name)")
    }
    return unsafeBitCast(address, to: type)
  }
}

/// What is used of SDL_image; the types are those of its header.
struct ImageLibrary {
  typealias Stream = UnsafeMutablePointer<SDL_RWops>?
  typealias Pixels = UnsafeMutablePointer<SDL_Surface>?

  let load: @convention(c) (Stream, Int32) -> Pixels
  let isSVG: @convention(c) (Stream) -> Int32
  let loadSizedSVG: @convention(c) (Stream, Int32, Int32) -> Pixels
  let savePNG: @convention(c) (Pixels, Stream, Int32) -> Int32

  /// Loads the library.
  init() throws(PlatformError) {
    let library = try SharedLibrary("libSDL2_image-2.0.so.0")
    load = try library.function("IMG_Load_RW")
    isSVG = try library.function("IMG_isSVG")
    loadSizedSVG = try library.function("IMG_LoadSizedSVG_RW")
    savePNG = try library.function("IMG_SavePNG_RW")
  }
}

/// What is used of SDL_mixer; the types are those of its header.
struct MixerLibrary {
  typealias Chunk = UnsafeMutablePointer<Mix_Chunk>?

  let open: @convention(c) (Int32, UInt16, Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  let close: @convention(c) () -> Void
  let playing: @convention(c) (Int32) -> Int32
  let halt: @convention(c) (Int32) -> Int32
  let keep: @convention(c) (UnsafeMutablePointer<UInt8>?, UInt32) -> Chunk
  let free: @convention(c) (Chunk) -> Void
  let setVolume: @convention(c) (Chunk, Int32) -> Int32
  let play: @convention(c) (Int32, Chunk, Int32, Int32) -> Int32

  /// Loads the library.
  init() throws(PlatformError) {
    let library = try SharedLibrary("libSDL2_mixer-2.0.so.0")
    open = try library.function("Mix_OpenAudioDevice")
    close = try library.function("Mix_CloseAudio")
    playing = try library.function("Mix_Playing")
    halt = try library.function("Mix_HaltChannel")
    keep = try library.function("Mix_QuickLoad_RAW")
    free = try library.function("Mix_FreeChunk")
    setVolume = try library.function("Mix_VolumeChunk")
    play = try library.function("Mix_PlayChannelTimed")
  }
}
