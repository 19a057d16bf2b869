internal import GuessRules

/// Makes questions of a list of values, and names those that can't be played.
struct QuestionListReader {
  private(set) var questions: [Question] = []
  private(set) var numbers: [Int] = []
  private(set) var issues: [PackIssue] = []

  mutating func read(_ list: [PackValue]) {
    if list.count > PackLimits.questions { issues.append(PackIssue(.tooManyQuestions(list.count))) }
    let values = list.prefix(PackLimits.questions)
    let answers = values.map(answer)
    let maker = letterMaker(for: values, answers: answers)
    for (index, value) in values.enumerated() {
      do throws(PackProblem) {
        let answer = try answers[index].get()
        questions.append(try question(of: value, answer, number: index + 1, maker: maker))
        numbers.append(index + 1)
      } catch {
        issues.append(PackIssue(question: index + 1, error))
      }
    }
    if questions.isEmpty { issues.append(PackIssue(.nothingPlayable)) }
  }

  /// What makes the letters of questions that bring none; nil where all bring theirs.
  private func letterMaker(
    for values: ArraySlice<PackValue>, answers: [Result<String, PackProblem>]
  ) -> LetterMaker? {
    guard values.contains(where: { letters(of: $0) == nil }) else { return nil }
    return LetterMaker(answers: answers.compactMap { try? $0.get() })
  }

  private mutating func question(
    of value: PackValue, _ answer: String, number: Int, maker: LetterMaker?
  ) throws(PackProblem) -> Question {
    let letters: [String]
    if let given = self.letters(of: value) {
      letters = try texts(of: given)
    } else {
      letters = maker?.letters(for: answer, number: number) ?? []
    }
    let title = PackContents.trimmed(PackText.clean(value["title"]?.text ?? ""))
    let picture = PackContents.trimmed(value["picture", "icon"]?.text ?? "")
    do throws(QuestionFault) {
      let question = try Question(
        title: PackContents.cut(title), answer: answer,
        picture: picture.isEmpty ? nil : picture, letters: letters)
      if PackContents.isTooLong(title) {
        issues.append(PackIssue(question: number, .titleTooLong))
      }
      return question
    } catch {
      throw PackProblem(error)
    }
  }

  /// The value that holds the letters: phone versions call it `options`, or even `questions`.
  private func letters(of value: PackValue) -> PackValue? {
    guard let letters = value["letters", "options", "questions"] else { return nil }
    return letters == .other ? nil : letters
  }

  private func answer(of value: PackValue) -> Result<String, PackProblem> {
    guard case .table = value else { return .failure(.notAQuestion) }
    guard let given = value["answer"] else { return .failure(.noAnswer) }
    guard let text = given.text else { return .failure(.answerNotText) }
    let answer = PackContents.trimmed(PackText.clean(text))
    return lengthProblem(of: answer).map(Result.failure) ?? .success(answer)
  }

  /// What an answer has too much of.
  ///
  /// The shortest are not looked through.
  private func lengthProblem(of answer: String) -> PackProblem? {
    if answer.utf8.count <= PackLimits.answerLetters { return nil }
    guard answer.utf8.count <= PackLimits.answerLetters * PackLimits.letterBytes else {
      let count = answer.count
      return count > PackLimits.answerLetters ? .answerTooLong(count) : .letterTooLong
    }
    let spelling = Question.spelling(of: answer)
    if spelling.count > PackLimits.answerLetters { return .answerTooLong(spelling.count) }
    let isInBounds = spelling.allSatisfy { $0.utf8.count <= PackLimits.letterBytes }
    return isInBounds ? nil : .letterTooLong
  }

  /// The letters of a board, without empty ones.
  private func texts(of value: PackValue) throws(PackProblem) -> [String] {
    guard let list = value.list else { throw .lettersNotText }
    guard list.count <= PackLimits.boardLetters else { throw .boardTooLarge(list.count) }
    var letters: [String] = []
    letters.reserveCapacity(list.count)
    for value in list {
      guard let text = value.text else { throw .lettersNotText }
      guard text.utf8.count <= PackLimits.letterBytes else { throw .letterTooLong }
      let letter = letter(PackText.clean(text))
      if !letter.isEmpty { letters.append(letter) }
    }
    return letters
  }

  /// A letter without blanks at its ends, except where it is a drawing of several characters:
  /// there they are a part of it.
  private func letter(_ text: String) -> String {
    let trimmed = PackContents.trimmed(text)
    if trimmed.utf8.count == text.utf8.count { return text }
    return trimmed.dropFirst().isEmpty ? trimmed : text
  }
}

extension PackProblem {
  /// What the rules say of a question, as a problem of its pack.
  init(_ fault: QuestionFault) {
    switch fault {
    case .noAnswer: self = .noAnswer
    case .answerTooLong(let count): self = .answerTooLong(count)
    case .boardTooLarge(let count): self = .boardTooLarge(count)
    case .lettersMissing(let letters): self = .lettersMissing(letters)
    }
  }
}
