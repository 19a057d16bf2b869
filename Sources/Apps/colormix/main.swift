import GameModules
import Launch
import MixFeature

Launcher(name: "colormix", modules: [MixModule()]).run()
