internal import Geometry
internal import Layout
internal import Motion
public import Routing

extension Stage {
  /// What scenes are handed to move on.
  public var navigation: Navigation {
    Navigation(
      open: { [weak self] in self?.open($0) },
      push: { [weak self] in self?.push($0) },
      replace: { [weak self] in self?.replace(with: $0) },
      overlay: { [weak self] in self?.overlay($0) },
      close: { [weak self] in self?.close() },
      say: { [weak self] in self?.say($0) },
      isTop: { [weak self] in self?.top === $0 },
      shake: { [weak self] in self?.shake() })
  }

  /// Goes to an address; answers whether it leads anywhere.
  @discardableResult
  public func open(_ route: Route) -> Bool {
    switch resolve(route) {
    case .root(let scene): settle(on: [], then: scene)
    case .page(let scene): settle(on: Array(entries.prefix(1)), then: scene)
    case .overlay(let scene): bringForth(scene)
    case nil: return false
    }
    return true
  }

  /// Lays a scene over the others; one that lies there already is uncovered instead.
  private func bringForth(_ scene: any Scene) {
    guard entries.contains(where: { $0.isOverlay && $0.scene.route == scene.route }) else {
      return overlay(scene)
    }
    while top?.route != scene.route { close() }
  }

  private func settle(on rest: [Entry], then scene: any Scene) {
    leave(entries.last { !$0.isOverlay }, style: .fade)
    let isFirst = entries.isEmpty
    coverTop()
    let gone = entries.dropFirst(rest.count)
    entries = rest
    for entry in gone { entry.scene.dismissed(at: time) }
    enter(scene, isOverlay: false, style: .fade, atOnce: isFirst)
  }

  /// Puts a scene above the present one, to come back from.
  public func push(_ scene: any Scene) {
    let isFirst = entries.isEmpty
    coverTop()
    leave(entries.last { !$0.isOverlay }, style: .slide)
    enter(scene, isOverlay: false, style: .slide, atOnce: isFirst)
  }

  /// Puts a scene in the place of the uppermost one.
  public func replace(with scene: any Scene) {
    coverTop()
    guard let last = entries.popLast() else { return push(scene) }
    last.scene.dismissed(at: time)
    leave(last, style: .fade)
    enter(scene, isOverlay: last.isOverlay, style: .fade, atOnce: false)
  }

  /// Lays a scene over the present one.
  public func overlay(_ scene: any Scene) {
    coverTop()
    enter(scene, isOverlay: true, style: .fade, atOnce: entries.isEmpty)
  }

  /// Takes the uppermost scene away, unless it is the last.
  public func close() {
    guard entries.count > 1 else { return }
    coverTop()
    guard let last = entries.popLast() else { return }
    last.scene.dismissed(at: time)
    leave(last, style: last.isOverlay ? .fade : .slide)
    for entry in entriesInSight where !isFitted(entry.scene) { fit(entry.scene) }
    top?.appeared(at: time)
  }

  /// Lets every scene go, when the program ends.
  public func end() {
    coverTop()
    let gone = entries
    entries = []
    for entry in gone { entry.scene.dismissed(at: time) }
  }

  /// Says something to the player for a while; what was said within the last second stays beside it.
  public func say(_ message: String) {
    let isFresh = self.message != nil && time - messageTween.start < 1000 && messageTween.to == 1
    let lines = (isFresh ? self.message?.split(separator: "\n").map(String.init) : nil) ?? []
    self.message = (lines.filter { $0 != message } + [message]).suffix(3).joined(separator: "\n")
    banner?.resize(to: size, scale: scale)
    messageTween = Tween(from: 0, to: 1, start: time, duration: fadeTime)
  }

  /// Shakes the window's content, unless motion is reduced.
  public func shake() {
    guard !reducesMotion else { return }
    shaking = Shake(start: time, reach: min(size.width, size.height) * 0.025)
  }

  /// Tells the uppermost scene that it goes or is covered; what is held on it is let go.
  private func coverTop() {
    top?.screen.pointerCancelled()
    top?.covered(at: time)
  }

  private func enter(
    _ scene: any Scene, isOverlay: Bool, style: TransitionStyle, atOnce: Bool
  ) {
    fit(scene)
    let entrance = Tween(from: 0, to: 1, start: time, duration: atOnce ? 0 : fadeTime)
    entries.append(
      Entry(scene: scene, isOverlay: isOverlay, entrance: entrance, style: style))
    scene.appeared(at: time)
  }

  /// Whether a scene was fitted to the window as it is now; one out of sight is left as it was.
  private func isFitted(_ scene: any Scene) -> Bool {
    scene.screen.layout.size == size && scene.screen.layout.scale == scale
  }

  private func leave(_ entry: Entry?, style: TransitionStyle) {
    guard let entry, !reducesMotion else { return }
    leaving = Leaving(
      scene: entry.scene, isOverlay: entry.isOverlay,
      tween: Tween(from: 1, to: 0, start: time, duration: fadeTime), style: style)
  }
}
