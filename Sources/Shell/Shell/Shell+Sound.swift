internal import Storage
internal import Sound

extension Shell {
  /// Plays sounds where the player wants them.
  var sound: SoundPlayer {
    SoundPlayer { [unowned self] effect in
      if settings.sound { handed.sound.play(effect) }
    }
  }
}
