internal import GameModules
internal import ShareCards
internal import Storage

extension Launcher {
  /// The lines about what modules do on the command line.
  private var commandUsage: String {
    let parts = GameParts(
      assets: "", data: nil, files: .absent(.noHome), saver: .silent, picturesChanged: {})
    return modules.flatMap { $0(parts).commands }.map { command in
      "\(name) \(command.name) \(command.argument)   \(command.summary)\n"
    }.joined()
  }

  /// What `--help` prints.
  var usage: String {
    """
    \(name): a box of quick games with colours and pictures.

    \(name) [OPTIONS] [ROUTE]   play, from the menu or from a route as /mix/classic
    \(name) drive [OPTIONS] [ROUTE]
                                play by commands, one JSON object a line, from standard input
    \(name) demo [OPTIONS]      play a demonstration off screen and save pictures of it
    \(name) export --csv FILE   write every answer as a table, a row an answer
    \(name) routes              list the routes
    \(name) --help | --version
    \(commandUsage)
      --size WxH        the window's size in points
      --scale S         off screen: the pixels of a point, 0.5 to 4
      --data DIR        keep settings, scores and pictures under DIR
      --seed N          the cards follow from N
      --language CODE   en or zh-Hans
      --renderer NAME   auto, software, opengl or opengles2
      --window          drive: in a window, by the real clock
    """
  }
}
