internal import Cassowary
internal import Layout

/// The boxes of the game screen, and the constraints that arrange them.
struct GameBoxes {
  let card: Box
  let word: Box
  let band: Box
  let answers: Box
  let options: [Box]
  let letters: [Box]
  let keys: [Box]
  let marks: [Box]
  let pause: Box
  let score: Box
  let remember: Box
  let wideWord: Box
  let dots: Box
  let memory: Box
  /// Where another player's progress is shown, along the band's upper edge.
  let lane: Box

  init(in layout: LayoutTree) {
    card = layout.box("card")
    word = layout.box("word")
    band = layout.box("band")
    answers = layout.box("answers")
    options = (0..<3).map { layout.box("option \($0)") }
    letters = (0..<3).map { layout.box("letter \($0)") }
    keys = (0..<3).map { layout.box("key \($0)") }
    marks = (0..<3).map { layout.box("mark \($0)") }
    pause = layout.box("pause")
    score = layout.box("score")
    remember = layout.box("remember")
    wideWord = layout.box("remembered word")
    dots = layout.box("dots")
    memory = layout.box("memory")
    lane = layout.box("lane")
    arrangeHalves(layout)
    arrangeCard(layout)
    arrangeCorners(layout)
    arrangeOptions(layout)
    arrangeMemory(layout)
    arrangeLane(layout)
  }

  /// Card and band take half of the window, the answers the other half.
  private func arrangeHalves(_ layout: LayoutTree) {
    let window = layout.window
    layout.add([
      (card.left == window.left).named("card left"),
      (card.top == window.top).named("card top"),
      (band.left == card.left).named("band left"),
      (band.width == card.width).named("band as wide as card"),
      (band.top == card.bottom).named("band below card"),
      (answers.right == window.right).named("answers right"),
      (answers.bottom == window.bottom).named("answers bottom"),
    ])
    layout.add(
      when: .form(.portrait, .landscape, .tiny),
      [
        (card.width == window.width).named("card width"),
        (card.height == window.height * 0.4).named("card height"),
        (band.height == window.height * 0.1).named("band height"),
        (answers.left == window.left).named("answers left"),
        (answers.top == band.bottom).named("answers below band"),
      ])
    layout.add(
      when: .form(.short),
      [
        (card.width == window.width * 0.44).named("card width"),
        (card.height == window.height * 0.8).named("card height"),
        (band.height == window.height * 0.2).named("band height"),
        (answers.left == card.right).named("answers beside card"),
        (answers.top == window.top).named("answers top"),
      ])
  }

  private func arrangeCard(_ layout: LayoutTree) {
    layout.add(
      word.centers(in: card),
      [
        (word.height <= card.height * 0.66).named("word in card"),
        (word.height == card.height).strength(.weak).named("word as high as it may"),
      ])
    layout.add(
      when: .form(.portrait, .landscape, .short),
      [(word.width == card.width * 0.8).named("word width")])
    layout.add(
      when: .form(.tiny),
      [(word.left == pause.right).named("word beside pause")])
  }

  private func arrangeCorners(_ layout: LayoutTree) {
    let unit = layout.unit
    layout.add([
      (pause.left == card.left + unit * 10).named("pause left"),
      (pause.top == card.top + unit * 8).named("pause top"),
      (pause.width == unit * 48).strength(.medium).named("pause size"),
      (pause.width == pause.height).named("pause is square"),
      (pause.height <= card.height * 0.8).named("pause in card"),
      (score.right == layout.window.right - unit * 20).named("score right"),
      (score.centerY == pause.centerY).named("score beside pause"),
      (score.height == unit * 44).named("score height"),
      (score.width == unit * 110).named("score width"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(pause.width >= 42).strength(.strong).named("pause for a finger")])
  }

  private func arrangeOptions(_ layout: LayoutTree) {
    let unit = layout.unit
    layout.add(layout.row(options, in: answers, along: .horizontal))
    for (option, (letter, key)) in zip(options, zip(letters, keys)) {
      layout.add([
        (letter.centerX == option.centerX).named("letter centre"),
        (letter.width == option.width * 0.6).named("letter width"),
        (letter.height <= option.height * 0.42).named("letter in option"),
        (letter.height == unit * 86).strength(.weak).named("letter height"),
        (letter.bottom == key.top - unit * 4).named("letter above key"),
        (key.centerX == option.centerX).named("key centre"),
        (key.width == key.height).named("key is square"),
        (key.height <= option.height * 0.2).named("key in option"),
        (key.height == unit * 24).strength(.weak).named("key height"),
        (key.bottom == option.bottom - unit * 12).named("key place"),
      ])
    }
    for (option, mark) in zip(options, marks) {
      layout.add([
        (mark.centerX == option.centerX).named("mark centre"),
        (mark.centerY == option.top + option.height * 0.28).named("mark place"),
        (mark.width == option.width * 0.4).named("mark width"),
        (mark.height == option.height * 0.26).named("mark height"),
      ])
    }
  }

  private func arrangeLane(_ layout: LayoutTree) {
    layout.add([
      (lane.left == band.left + layout.unit * 14).named("lane left"),
      (lane.right == band.right - layout.unit * 14).named("lane right"),
      (lane.centerY == band.top).named("lane on the band's edge"),
      (lane.height == layout.unit * 26).named("lane height"),
    ])
  }

  /// What Fantasy shows while a card is to be remembered; it has the whole window.
  private func arrangeMemory(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      wideWord.centers(in: window), memory.centers(in: window),
      memory.measures(window.width * 0.9, by: window.height * 0.4),
      [
        (wideWord.width == window.width * 0.78).named("remembered word width"),
        (wideWord.height == window.height * 0.32).named("remembered word height"),
        (remember.centerX == window.centerX).named("remember centre"),
        (remember.height == unit * 34).named("remember height"),
        (remember.centerY == score.bottom + unit * 18).named("remember below score"),
        (dots.centerX == window.centerX).named("dots centre"),
        (dots.width == unit * 80).named("dots width"),
        (dots.height == unit * 12).named("dots height"),
        (dots.centerY == window.top + window.height * 0.86).named("dots place"),
      ])
    layout.add(
      when: .form(.portrait, .landscape),
      [(remember.width == window.width * 0.56).named("remember width")])
    layout.add(
      when: .form(.tiny, .short),
      [(remember.width == window.width * 0.5).named("remember beside score")])
  }
}
