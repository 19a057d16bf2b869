import GameModules
import GuessFeature
import Launch
import MixFeature

Launcher(
  name: "colormix",
  modules: [
    { _ in MixModule() },
    { GuessModule(GuessSetup($0)) },
  ]
).run()
