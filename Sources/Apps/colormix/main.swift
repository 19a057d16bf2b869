import GameModules
import GuessFeature
import Launch
import MixFeature

Launcher(
  name: "colormix",
  modules: [
    { MixModule($0) },
    { GuessModule(GuessSetup($0)) },
  ]
).run()
