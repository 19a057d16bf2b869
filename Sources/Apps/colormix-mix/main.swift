import GameModules
import Launch
import MixFeature

Launcher(name: "colormix-mix", modules: [{ MixModule($0) }]).run()
