import Domain
import Presentation
import Reactive
import Terminal

/// What the screen of a photo is made of.
extension PhotosCoordinator {
  /// The status line of a photo: what happens with it, or else its title.
  func statusLine(of photo: PhotoDetail?, _ activity: PhotoActivity?) -> StyledText {
    if let status = activity?.status { return StyledText(status, keys: keys, strings: strings, theme: theme) }
    guard let item = photo?.item else { return "" }
    return StyledText(item.isLiked ? "♥ " : "", theme.heart) + StyledText(foreign: item.title, theme.strong)
  }

  /// Asks whether a file may be replaced.
  func ask(toReplace path: String, _ replace: @escaping () -> Void) {
    let yes = Button(strings.downloads.replace)
    let no = Button(strings.navigation.cancel)
    let dialog = Dialog(
      title: strings.downloads.save,
      Label(StyledText(strings.downloads.replaceQuestion(path.shown()), theme.text), wraps: true),
      buttons: [no, yes])
    let escape = dialog.addCommand(strings.navigation.cancel, keys: [KeyPress(.escape)])
    // What is presented lives as long as it is seen, and so do its events.
    _ = yes.tap.subscribe(onNext: replace)
    _ = Observable.merge(yes.tap.asObservable(), no.tap.asObservable(), escape.asObservable()).take(1)
      .subscribe(onNext: { [weak self, weak dialog] in dialog.map { self?.dismiss($0) } })
    present(dialog)
  }
}
