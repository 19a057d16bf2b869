internal import Shell
internal import Drawing
internal import FoundationEssentials
internal import Geometry
internal import Scenes
internal import SDLHost
internal import SDLKit

extension Driver {
  /// Does what a command says and gives its answer.
  func perform(_ command: Command) throws -> any Encodable {
    switch command.name {
    case "state": break
    case "tree": return tree
    case "drawlist": return ["commands": host.lastList.commands]
    case "stats": return stats
    case "screenshot": return try screenshot(to: command.need(command.path, "path"))
    case "tap": try tap(command)
    case "key": try press(command)
    case "text": host.receive(.text(try command.need(command.text, "text")))
    case "button": try pressButton(command.need(command.button, "button"))
    case "resize": try resize(command)
    case "focus": host.receive(.focus(try command.need(command.focused, "focused")))
    case "advance": try advance(command.need(command.milliseconds, "ms"))
    case "open": program.shell.open(try command.need(command.route, "route"))
    case "drop": host.receive(.drop(try command.need(command.path, "path")))
    default: throw Command.Fault.unknown(command.name)
    }
    host.advance(by: 0)
    return state
  }

  private var tree: ReportValue {
    .object(["nodes": .array(program.shell.stage.nodes().map(\.json))])
  }

  private var stats: ReportValue {
    let costs = host.costs
    return .object([
      "frames": .int(costs.frames), "layout_us": .int(costs.layout),
      "build_us": .int(costs.build), "draw_us": .int(costs.draw),
    ])
  }

  private func screenshot(to path: String) throws -> ReportValue {
    let image = try host.screenshot()
    let bytes = try image.png()
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw Command.Fault.failed("\(path) can't be written")
    }
    return .object(["size": [.int(image.size.width), .int(image.size.height)]])
  }

  private func tap(_ command: Command) throws(Command.Fault) {
    let point: Point
    if let at = command.at {
      point = at
    } else {
      let id = try command.need(command.id, "id")
      guard let screen = program.shell.stage.top?.screen, let element = screen.element(id),
        !element.isHidden
      else { throw .noElement(id) }
      screen.reveal(element)
      guard screen.isVisible(element) else { throw .noElement(id) }
      point = screen.frame(of: element).center
    }
    host.receive(.pointerDown(point))
    host.receive(.pointerUp(point))
  }

  private func press(_ command: Command) throws(Command.Fault) {
    let name = try command.need(command.key, "key")
    guard KeyPlace(name: name) != nil else { throw .bad("key") }
    if name == "F12" {
      if !command.isRepeat { program.saveScreenshot(of: host) }
      return
    }
    host.receive(.key(Key(name, isRepeat: command.isRepeat)))
  }

  private func pressButton(_ name: String) throws(Command.Fault) {
    guard GamepadButton(rawValue: name) != nil else { throw .bad("button") }
    host.receive(.button(name))
  }

  private func resize(_ command: Command) throws {
    let size = try command.need(command.size, "size")
    let scale = command.scale ?? program.shell.stage.scale
    guard (1...16384).contains(size.width), (1...16384).contains(size.height) else {
      throw Command.Fault.bad("size")
    }
    guard (0.5...4).contains(scale) else { throw Command.Fault.bad("scale") }
    try host.resize(to: size, scale: scale)
  }

  private func advance(_ milliseconds: Int) throws(Command.Fault) {
    guard (0...86_400_000).contains(milliseconds) else { throw .bad("ms") }
    host.advance(by: milliseconds)
  }
}
