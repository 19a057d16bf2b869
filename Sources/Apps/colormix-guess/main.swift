import Controls
import GameModules
import GuessFeature
import Launch

Launcher(
  name: "colormix-guess", logo: .crazyGuess, modules: [{ GuessModule(GuessSetup($0)) }]
).run()
