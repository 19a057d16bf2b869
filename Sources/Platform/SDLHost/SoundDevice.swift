internal import SDLKit
internal import Sound

/// The sound device, opened with the first sound and closed when it has been silent for a while:
/// an open one keeps the processor awake.
@MainActor
final class SoundDevice {
  /// How long it stays open after the last sound began, in milliseconds.
  static let patience = 10_000

  private let driver: String?
  private var mixer: Mixer?
  private var samples: [Effect: Sample] = [:]
  private var isMissing = false
  private var lastUse = 0

  /// Makes a device that is closed.
  ///
  /// - Parameter driver: SDL's name of the driver to use; `nil` takes what fits.
  init(driver: String? = nil) { self.driver = driver }

  /// Whether it is open.
  var isOpen: Bool { mixer != nil }

  /// When it wants to be closed, in milliseconds; `nil` while it is.
  var deadline: Int? { isOpen ? lastUse + SoundDevice.patience : nil }

  /// Plays a sound at a time in milliseconds.
  ///
  /// - Throws: `PlatformError` once, where there is no device; then it stays silent.
  func play(_ effect: Effect, at time: Int) throws(PlatformError) {
    guard !isMissing else { return }
    lastUse = time
    do throws(PlatformError) {
      try sample(effect).play()
    } catch {
      isMissing = true
      throw error
    }
  }

  private func sample(_ effect: Effect) throws(PlatformError) -> Sample {
    if let sample = samples[effect] { return sample }
    let device: Mixer
    if let mixer { device = mixer } else { device = try Mixer(driver: driver) }
    mixer = device
    let sample = try Sample(device, effect.samples(rate: device.rate))
    samples[effect] = sample
    return sample
  }

  /// Closes the device where it has been silent for long enough.
  func rest(at time: Int) {
    guard let deadline, time >= deadline else { return }
    samples.removeAll()
    mixer = nil
  }
}
