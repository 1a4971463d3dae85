import Domain
import Presentation
import Reactive
import Terminal

/// The parts of the screen of a photo.
extension PhotosCoordinator {
  /// The line of status: the download or the failure, else the photo.
  func status(of detail: PhotoDetail?, _ download: DownloadState) -> StyledText {
    if case .running(_, let text) = download {
      let cancel = keys[.cancelSaving].first.map { "\($0) \(strings.screens.cancelSaving)" } ?? ""
      return StyledText(untrusted: text + "  ", theme.text) + StyledText(cancel, theme.accent)
    }
    guard let detail else { return "" }
    if let failure = detail.state.failure {
      let retry = keys[.retry].first.map { "\($0) \(strings.screens.retry)" } ?? ""
      return StyledText(untrusted: "\(failure.message) \(failure.advice) ", theme.error)
        + StyledText(retry, theme.accent)
    }
    guard let item = detail.item else { return StyledText(detail.status, theme.secondary) }
    let heart = StyledText(item.isLiked ? "♥ " : "", theme.heart)
    return heart + StyledText(untrusted: item.title, theme.strong)
  }

  /// Asks whether a file may be replaced.
  func ask(toReplace path: String, _ replace: @escaping () -> Void) {
    let texts = strings.screens
    let yes = Button(texts.replace)
    // The subscription lives as long as the dialog does.
    _ = yes.tap.subscribe(onNext: replace)
    ask(texts.replaceQuestion(path), title: texts.save, yes: yes, no: Button(texts.cancel))
  }
}
