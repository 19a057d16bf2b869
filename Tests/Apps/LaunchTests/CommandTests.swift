import Geometry
import Testing

@testable import Launch

struct CommandTests {
  @Test func `every field is read`() throws {
    let command = try Command(
      """
      {"do":"tap","id":"menu.classic","at":[1.5,2],"key":"Escape","repeat":true,"text":"球",
      "button":"a","size":[375,667],"scale":2,"focused":false,"ms":250,"route":"/menu","path":"a b"}
      """)
    #expect(command.name == "tap")
    #expect(command.id == "menu.classic")
    #expect(command.at == Point(x: 1.5, y: 2))
    #expect(command.key == "Escape" && command.isRepeat)
    #expect(command.text == "球")
    #expect(command.button == "a")
    #expect(command.size == Size(width: 375, height: 667) && command.scale == 2)
    #expect(command.focused == false)
    #expect(command.milliseconds == 250)
    #expect(command.route == "/menu" && command.path == "a b")
  }

  @Test func `what is left out is absent, and what is unknown does no harm`() throws {
    let command = try Command(#"{"do":"state","colour":"blue","id":null}"#)
    #expect(command.id == nil && command.at == nil && command.milliseconds == nil)
    #expect(!command.isRepeat)
  }

  @Test(arguments: [
    "", "nonsense", "[]", "5", "{}", #"{"do":5}"#, #"{"do":"tap","at":"middle"}"#,
    #"{"do":"tap","at":[1]}"#, #"{"do":"advance","ms":"long"}"#, #"{"do":"advance","ms":1.5}"#,
    #"{"do":"key","repeat":"yes"}"#, #"{"do":"state""#, "\u{0}",
  ])
  func `what is no command is refused in one line of words`(_ line: String) {
    do {
      _ = try Command(line)
      Issue.record("\(line) was taken")
    } catch let fault as Command.Fault {
      #expect(!fault.words.isEmpty && !fault.words.contains("\n"))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func `a field of the wrong kind is named`() {
    do {
      _ = try Command(#"{"do":"key","repeat":"yes"}"#)
    } catch {
      #expect((error as? Command.Fault)?.words.hasPrefix("repeat ") == true)
    }
  }
}
