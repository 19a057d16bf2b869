import Controls
import Drawing
import Geometry
import Layout
import Localization
import Scenes
import TestSupport
import Testing

struct ControlsTests {
  @Test(arguments: [Language.english, .simplifiedChinese], [0.85, 1, 1.15, 1.3, 1.5])
  func `no control writes outside its box, in any window, language and text size`(
    _ language: Language, _ textScale: Double
  ) {
    let gallery = Gallery(textScale: textScale, language: language)
    let check = LayoutCheck()
    let failures = Sweep.failures(over: WindowCase.many(60)) { window in
      gallery.screen.resize(to: window.size, scale: window.scale)
      // Nine controls share the height here, so that they are smaller than a finger.
      return check.faults(of: gallery.screen).filter { !$0.contains("finger") }
    }
    #expect(failures == nil)
  }

  @Test func `texts of a group have one size, and it is the largest at which all fit`() {
    let gallery = Gallery()
    let failures = Sweep.failures(over: WindowCase.many(40)) { window in
      gallery.screen.resize(to: window.size, scale: window.scale)
      let sizes = ["filled", "outlined"].compactMap { id -> Double? in
        guard let element = gallery.screen.element(id) else { return nil }
        var list = DrawList()
        gallery.screen.draw(element, into: &list)
        return list.flat.compactMap(\.textLine).first?.size
      }
      return sizes.count == 2 && sizes[0] == sizes[1] ? [] : ["\(sizes)"]
    }
    #expect(failures == nil)
  }

  @Test func `the focus is seen on every control`() {
    let gallery = Gallery()
    gallery.screen.resize(to: Size(width: 800, height: 800), scale: 1)
    for _ in 0..<6 {
      gallery.screen.moveFocus(.next)
      var list = DrawList()
      gallery.screen.draw(into: &list)
      let id = gallery.screen.focused?.id ?? ""
      let frame = gallery.screen.focused.map(gallery.screen.frame) ?? .zero
      let hasRing = list.flat.contains { command in
        guard case .stroke(let ring, _, _, _) = command else { return false }
        return ring.contains(frame.inset(2)) && frame.inset(-4).contains(ring)
      }
      #expect(hasRing, "\(id)")
    }
  }

  @Test func `each control looks different when it is held and when it is pointed at`() {
    let gallery = Gallery()
    for id in ["filled", "outlined", "close", "switch", "choice"] {
      let looks = [
        gallery.look(), gallery.look(isPressed: true), gallery.look(isHovered: true),
      ].map { gallery.drawn(id, $0) }
      #expect(Set(looks).count == 3, "\(id)")
    }
  }

  @Test func `what is switched off looks so`() {
    let gallery = Gallery()
    let (on, off) = (gallery.look(), gallery.look(isEnabled: false))
    #expect(gallery.drawn("filled", on) != gallery.drawn("filled", off))
  }

  @Test func `a change of language, theme or text size shows at once`() {
    let gallery = Gallery()
    gallery.screen.resize(to: Size(width: 800, height: 800), scale: 1)
    func drawn() -> DrawList {
      var list = DrawList()
      gallery.screen.draw(into: &list)
      return list
    }
    var lists = [drawn()]
    gallery.environment.strings = ProjectFiles.strings(.simplifiedChinese)
    lists.append(drawn())
    gallery.environment.theme = .dark
    lists.append(drawn())
    gallery.environment.textScale = 0.85
    lists.append(drawn())
    #expect(Set(lists).count == 4)
    #expect(lists[1].texts.contains("设置"))
  }

  @Test func `labels for drivers say the name and the value of a row`() {
    let gallery = Gallery()
    #expect(gallery.screen.element("switch")?.label().contains(": ") == true)
    #expect(gallery.screen.element("choice")?.label().contains(": ") == true)
    #expect(gallery.screen.element("logo")?.label() == "Co!orMix")
  }

  @Test func `every control draws what was looked at and found right`() {
    let gallery = Gallery()
    gallery.screen.resize(to: Size(width: 400, height: 720), scale: 1)
    var list = DrawList()
    gallery.screen.draw(into: &list)
    #expect(Snapshot.difference(of: list.words, from: "gallery") == nil)
  }
}
