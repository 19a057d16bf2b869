import BlankFeature
import GameModules
import Launch

Launcher(name: "colormix-blank", modules: [BlankModule()]).run()
