import Controls
import Drawing
import Geometry
import Scenes
import Testing

struct ContrastTests {
  private static let themes = [("light", Theme.light), ("dark", Theme.dark)]
  private static let colors: [(String, @Sendable (Theme) -> Color)] = [
    ("red", { $0.red }), ("blue", { $0.blue }), ("orange", { $0.orange }),
    ("green", { $0.green }), ("purple", { $0.purple }), ("yellow", { $0.yellow }),
    ("panel", { $0.panel }), ("field", { $0.field }), ("background", { $0.background }),
  ]

  @Test func `text on every colour of both themes can be read, held and pointed at too`() {
    let gallery = Gallery()
    let looks = [
      gallery.look(), gallery.look(isPressed: true), gallery.look(isHovered: true),
    ]
    for (name, theme) in ContrastTests.themes {
      for (color, fill) in ContrastTests.colors {
        for look in looks {
          let shade = gallery.kit.pen.shaded(fill(theme), look)
          let contrast = Theme.ink(on: fill(theme)).contrast(with: shade)
          #expect(contrast >= 3, "\(color) in \(name), \(look)")
        }
      }
    }
  }

  @Test func `text and outlines on the background and on fields can be read`() {
    for (name, theme) in ContrastTests.themes {
      for ground in [theme.background, theme.field] {
        #expect(theme.ink.contrast(with: ground) >= 7, "\(name)")
        #expect(theme.faint.contrast(with: ground) >= 4, "\(name)")
        for color in [theme.red, theme.blue, theme.orange, theme.green] {
          #expect(color.contrast(with: ground) >= 2.9, "\(name) \(color.hex) on \(ground.hex)")
        }
      }
      #expect(Color.white.contrast(with: theme.panel) >= 7)
    }
  }

  @Test func `rows can be read over whatever they veil`() {
    for (name, theme) in ContrastTests.themes {
      let gallery = Gallery(theme: theme)
      for below in [Color.white, .black, theme.background, theme.yellow] {
        let veiled = theme.dim.over(below)
        let list = gallery.drawn("choice", gallery.look())
        guard case .box(_, _, let row)? = list.commands.first else { return }
        let ground = row.over(veiled)
        for case .text(let line) in list.commands {
          let contrast = line.color.over(ground).contrast(with: ground)
          #expect(contrast >= 4.5, "\(line.string) in \(name) over \(below.hex)")
        }
      }
    }
  }

  @Test func `the ink on two colours is what can be read better on the worse of them`() {
    #expect(Theme.ink(on: [.white, Color(0xFFEE24)]) == Theme.darkInk)
    #expect(Theme.ink(on: [.black, Color(0x9B59B6)]) == .white)
  }
}

extension Color {
  /// What is seen where this colour lies over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    var opaque = self
    opaque.alpha = 255
    return ground.mixed(with: opaque, Double(alpha) / 255)
  }
}
