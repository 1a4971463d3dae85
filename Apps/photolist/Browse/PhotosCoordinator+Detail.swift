import Domain
import Presentation
import Reactive
import Terminal

/// The status line and the replace dialog of the photo screen.
extension PhotosCoordinator {
  /// Returns the text of a photo's status line: the status of a running or finished action, or else the photo's title.
  func statusLine(of photo: PhotoDetail?, _ activity: PhotoActivity?) -> StyledText {
    if let status = activity?.status { return StyledText(status, keys: keys, strings: strings, theme: theme) }
    guard let item = photo?.item else { return "" }
    return StyledText(item.isLiked ? "♥ " : "", theme.heart) + StyledText(untrusted: item.title, theme.strong)
  }

  /// Asks whether a file may be replaced.
  func ask(toReplace path: String, _ replace: @escaping () -> Void) {
    let yes = Button(strings.downloads.replace)
    // The subscription ends when the dialog is released.
    _ = yes.tap.subscribe(onNext: replace)
    ask(
      strings.downloads.replaceQuestion(path), title: strings.downloads.save, yes: yes,
      no: Button(strings.navigation.cancel))
  }
}
