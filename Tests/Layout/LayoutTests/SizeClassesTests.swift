import Geometry
import Layout
import TestSupport
import Testing

struct SizeClassesTests {
  private func classes(_ width: Double, _ height: Double) -> SizeClasses {
    SizeClasses(of: Size(width: width, height: height))
  }

  @Test func `a phone stands, a desktop lies, a strip is short, a stamp is tiny`() {
    #expect(classes(375, 667).form == .portrait)
    #expect(classes(1280, 720).form == .landscape)
    #expect(classes(3840, 2160).form == .landscape)
    #expect(classes(1000, 320).form == .short)
    #expect(classes(200, 160).form == .tiny)
    #expect(classes(160, 120).form == .tiny)
    #expect(classes(160, 4320).form == .portrait)
    #expect(classes(7680, 120).form == .short)
  }

  @Test func `a square stands`() {
    #expect(classes(300, 300).form == .portrait)
    #expect(classes(4000, 4000).form == .portrait)
  }

  @Test func `the borders belong to the larger class`() {
    #expect(classes(640, 400).horizontal == .regular)
    #expect(classes(639, 400).horizontal == .compact)
    #expect(classes(640, 400).vertical == .regular)
    #expect(classes(640, 399).vertical == .compact)
    #expect(classes(639, 480).form == .landscape)
    #expect(classes(639, 479).form == .tiny)
    #expect(classes(640, 479).form == .landscape)
  }

  @Test func `short and wide takes both`() {
    #expect(classes(760, 399).isShortAndWide)
    #expect(!classes(757, 399).isShortAndWide)
    #expect(!classes(760, 400).isShortAndWide)
    #expect(!classes(600, 200).isShortAndWide)
  }

  @Test func `there is room for fingers from 320×240, both ways`() {
    #expect(classes(320, 240).hasRoomForFingers)
    #expect(!classes(319, 240).hasRoomForFingers)
    #expect(!classes(320, 239).hasRoomForFingers)
    #expect(!classes(4000, 120).hasRoomForFingers)
  }

  @Test func `the classes agree with one another in every window`() {
    let failures = Sweep.failures(over: WindowCase.many()) { window in
      let classes = SizeClasses(of: window.size)
      var faults: [String] = []
      if (classes.form == .short) != classes.isShortAndWide { faults.append("short") }
      if classes.form == .portrait, classes.horizontal != .compact { faults.append("portrait") }
      if classes.form == .tiny, window.size.width >= 640 || window.size.height >= 480 {
        faults.append("tiny")
      }
      return faults
    }
    #expect(failures == nil)
  }
}
