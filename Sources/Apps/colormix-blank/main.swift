import BlankFeature
import GameModules
import Launch

Launcher(name: "colormix-blank", modules: [{ _ in BlankModule() }]).run()
