import Domain
import Presentation
import Reactive
import Terminal

/// What the screen of a photo is made of.
extension PhotosCoordinator {
  /// What runs or failed; else what is seen.
  func status(of detail: PhotoDetail?, _ download: DownloadState) -> StyledText {
    if case .running(_, let text) = download {
      let cancel = keys[.cancelSaving].first.map { "\($0) \(strings.screens.cancelSaving)" } ?? ""
      return StyledText(foreign: text + "  ", theme.text) + StyledText(cancel, theme.accent)
    }
    guard let detail else { return "" }
    if let failure = detail.state.failure {
      let retry = keys[.retry].first.map { "\($0) \(strings.screens.retry)" } ?? ""
      return StyledText(foreign: "\(failure.message) \(failure.advice) ", theme.error) + StyledText(retry, theme.accent)
    }
    guard let item = detail.item else { return StyledText(detail.status, theme.secondary) }
    let heart = StyledText(item.isLiked ? "♥ " : "", theme.heart)
    return heart + StyledText(foreign: item.title, theme.strong)
  }

  /// Asks whether a file may be replaced.
  func ask(toReplace path: String, _ replace: @escaping () -> Void) {
    let texts = strings.screens
    let yes = Button(texts.replace)
    let no = Button(texts.cancel)
    let dialog = Dialog(
      title: texts.save, Label(StyledText(texts.replaceQuestion(path.shown()), theme.text), wraps: true),
      buttons: [no, yes])
    let escape = dialog.addCommand(texts.cancel, keys: [KeyPress(.escape)])
    // What is presented lives as long as it is seen, and so do its events.
    _ = yes.tap.subscribe(onNext: replace)
    _ = Observable.merge(yes.tap.asObservable(), no.tap.asObservable(), escape.asObservable()).take(1)
      .subscribe(onNext: { [weak self, weak dialog] in dialog.map { self?.dismiss($0) } })
    present(dialog)
  }
}
