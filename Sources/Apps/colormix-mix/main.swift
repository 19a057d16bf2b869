import GameModules
import Launch
import MixFeature

Launcher(name: "colormix-mix", modules: [{ _ in MixModule() }]).run()
