internal import Cassowary
internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Scenes

/// What stands for the game in the menu: a framed picture, with some tiles below it where there is
/// room for them.
struct GuessPoster {
  let kit: Kit
  let box: Box
  let picture: String?
  private let letters = ["C", "A", "T"]

  init(kit: Kit, box: Box, picture: String?) {
    self.kit = kit
    self.box = box
    self.picture = picture
  }

  func add() {
    let layout = kit.screen.layout
    let photo = layout.box("poster photo")
    let side = layout.guide("poster tile")
    let tiles = TileBlock("poster tile", count: letters.count, side: side, in: layout)
    layout.add([
      (photo.width == photo.height).named("poster photo is square"),
      (photo.width <= box.width * 0.72).named("poster photo in box"),
      (photo.height <= box.height * 0.6).named("poster photo in box"),
      (photo.height == 10_000).strength(.weak).named("poster photo fills the box"),
      (photo.centerX == box.centerX).named("poster photo centre"),
      (tiles.area.centerX == box.centerX).named("poster tiles centre"),
      (side == photo.height * 0.24).named("poster tile size"),
      (tiles.area.top == photo.bottom + side * 0.4).named("poster tiles place"),
      (photo.top + tiles.area.bottom == box.centerY * 2).named("poster middle"),
    ])
    tiles.choose(columns: letters.count, in: layout)
    addElement(photo: photo, tiles: tiles)
  }

  private func addElement(photo: Box, tiles: TileBlock) {
    let drawing = PuzzleDrawing(pen: kit.pen)
    let (picture, letters) = (picture, letters)
    kit.screen.add(
      Element(
        id: "menu.picture", role: .picture, box: box,
        draw: { [unowned screen = kit.screen] list, frame, _ in
          let isWhole = screen.layout.classes.form == .portrait
          let radius = isWhole ? drawing.pen.length(24) : 0
          list.append(.box(frame: frame, radius: radius, color: Shade.ground))
          let place = screen.layout.frame(of: photo)
          drawing.photo(picture, in: place, missing: "?", into: &list)
          for (letter, tile) in zip(letters, tiles.tiles) {
            let place = screen.layout.frame(of: tile)
            drawing.tile(letter, in: place, color: .white, into: &list)
          }
        }))
  }
}
