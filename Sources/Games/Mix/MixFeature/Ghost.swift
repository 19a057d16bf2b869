internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
internal import MixRules
internal import Scenes

/// How far another player was after the same time, and how far this one is.
struct Ghost: Hashable {
  /// The other's score by now.
  let score: Int
  /// The other's score in the end.
  let goal: Int
  /// The player's own.
  let own: Int

  /// The other's place on the way to the goal, 0…1.
  var place: Double { Ghost.part(score, of: goal) }
  /// The player's place on it, 0…1.
  var ownPlace: Double { Ghost.part(own, of: goal) }

  private static func part(_ score: Int, of goal: Int) -> Double {
    goal > 0 ? min(Double(score) / Double(goal), 1) : 1
  }
}

extension GameScene {
  /// The other's progress at this time of the run.
  var ghost: Ghost? {
    guard isBegun, let rival = setup.rival, rival.hasTimes else { return nil }
    return Ghost(score: rival.score(after: run.playedTime), goal: rival.goal, own: run.score)
  }

  /// Adds the other's score to what drivers and tests can read.
  func addGhost() {
    guard let rival = setup.rival, rival.hasTimes else { return }
    let environment = services.environment
    screen.add(
      Element(
        id: "game.ghost", role: .label, box: boxes.lane,
        label: { [unowned self] in
          let name = rival.name.isEmpty ? environment.strings("watch.rival") : rival.name
          let score = rival.score(after: run.playedTime)
          return environment.strings("watch.ghost", ["player": name, "score": "\(score)"])
        }))
  }
}

extension GameView {
  /// The way to the other's score along the band: the player's part of it, and the other's mark.
  func drawGhost(into list: inout DrawList) {
    guard let ghost, rememberedCard == nil, !isHidden else { return }
    let (lane, pen) = (frame(\.lane), drawing.pen)
    let height = max(pen.length(5), 2)
    let line = Rect(
      x: lane.minX, y: lane.midY - height / 2, width: lane.width, height: height)
    list.append(.box(frame: line, radius: height / 2, color: Color.black.opacity(0.45)))
    let own = Rect(
      x: line.minX, y: line.minY, width: line.width * ghost.ownPlace, height: height)
    if own.width >= height { list.append(.box(frame: own, radius: height / 2, color: .white)) }
    let width = lane.height * (ghost.score > 99 ? 1.8 : 1.4)
    let mark = Rect(
      x: lane.minX + (lane.width - width) * ghost.place, y: lane.minY, width: width,
      height: lane.height)
    list.append(.box(frame: mark, radius: mark.height / 2, color: Color(0x1C1C1E)))
    list.append(
      .stroke(
        frame: mark, radius: mark.height / 2, width: max(pen.length(2), 1),
        color: Color.white.opacity(0.85)))
    let style = TextStyle(size: mark.height * 0.6, weight: .bold, color: .white)
    pen.write("\(ghost.score)", in: mark.inset(mark.height * 0.2, 0), style: style, into: &list)
  }
}
