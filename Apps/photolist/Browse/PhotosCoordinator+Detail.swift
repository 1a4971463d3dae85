import Domain
import Presentation
import Reactive
import Terminal

/// The status line and the replace dialog of the photo screen.
extension PhotosCoordinator {
  /// Returns the text of a photo's status line: the status of an action, otherwise the zoom, otherwise the photo's
  /// title. `showsTitle` is false if the title is shown elsewhere.
  func statusLine(
    of photo: PhotoDetail?, _ activity: PhotoActivity?, zoom: (percent: Int, x: Int, y: Int)?, showsTitle: Bool,
    columns: Int
  ) -> StyledText {
    if let status = activity?.status {
      return StyledText(status, columns: columns, keys: keys, strings: strings, theme: theme)
    }
    if let zoom { return StyledText(strings.viewing.zoom(zoom.percent, zoom.x, zoom.y), theme.text) }
    guard showsTitle, let item = photo?.item else { return "" }
    return StyledText(item.isLiked ? "♥ " : "", theme.heart) + StyledText(untrusted: item.title, theme.strong)
  }

  /// Opens a file in another program, and reports whether a program opened it.
  func openFile(_ path: String, _ results: PublishRelay<(path: String, isOpened: Bool)>) {
    Task { results.accept((path, await openFile(path))) }
  }

  /// Returns the position of a photo in its list; empty if the photo has no list.
  func position(of photo: PhotoDetail?) -> StyledText {
    guard let photo, !photo.position.isEmpty else { return "" }
    return StyledText(position: photo.position, photo.condition, strings: strings, theme: theme)
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
