public import Presentation
public import Terminal

extension CommandTexts {
  /// Creates the titles of commands in the user's language.
  public init(_ strings: NavigationStrings) {
    self.init()
    move = strings.move
    movePage = strings.movePage
    moveToEnds = strings.moveToEnds
    scroll = strings.scroll
    nextButton = strings.nextButton
    previousButton = strings.previousButton
    noSuchCommand = strings.noSuchCommand
    close = strings.close
    groups = [
      .action: strings.actionKeys, .movement: strings.movementKeys, .navigation: strings.navigationKeys,
      .program: strings.programKeys,
    ]
  }
}
