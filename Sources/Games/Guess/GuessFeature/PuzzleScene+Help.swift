internal import GameModules
internal import Scenes
internal import Geometry
internal import GuessRules
internal import Localization
internal import ShareCards

extension PuzzleScene {
  /// Writes a picture of the question, and puts its text on the clipboard.
  func saveHelp() {
    guard !isSaving else { return }
    isSaving = true
    let card = HelpCard(
      question: game.puzzle.question, picture: board.picture, shape: board.shape,
      environment: environment)
    let caption = card.caption
    let saver = desk.setup.saver
    saver.copy(caption)
    let job = CardSaver.Job(
      list: card.drawList(), size: HelpCard.size,
      fileName: "crazyguess-\(game.index + 1)", caption: caption)
    saver.save(job) { [weak self] result in
      guard let self else { return }
      isSaving = false
      services.navigation.say(words(for: result))
    }
  }

  private func words(for result: Result<CardSaver.Saved, CardSaver.Failure>) -> String {
    let strings = desk.strings
    switch result {
    case .success(let saved):
      let name = saved.picture.split(separator: "/").last.map(String.init) ?? saved.picture
      return strings("guess.helpSaved", ["name": name])
    case .failure(let failure):
      let reason = strings(failure.reasonKey, failure.wordValues)
      return strings("guess.helpNotSaved", ["reason": reason])
    }
  }
}
