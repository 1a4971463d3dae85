import Reactive
import Terminal

/// The layout of the samples' screens.
extension Stack {
  /// Creates a sample's screen: a title, its parts from top to bottom, and the key hints.
  convenience init(title: ScreenTitle, _ parts: [Item]) {
    let content = Stack(.vertical, [Item(title, .fixed(2))] + parts)
    // The key hints have their own row, even if the window is too small for the other parts.
    self.init(.vertical, [Item(Inset(content), .fill), Item(KeyHints(), .fixed(1))])
  }

  /// Creates a row with a label and a view.
  convenience init(named label: Label, _ view: View) {
    self.init(.horizontal, spacing: 1, [Item(label, .fixed(18)), Item(view, .fill)])
  }
}

extension SharedSequence where Element == String {
  /// Converts untrusted text to styled text for a label.
  @MainActor
  func styled(_ style: Style = .plain) -> SharedSequence<SharingStrategy, StyledText> {
    map { StyledText(untrusted: $0, style, atMost: 2_000) }
  }
}
