import Reactive
import Terminal

extension Stack {
  /// The layout of a sample's screen: a title, the parts below each other, and what the keys do.
  convenience init(title: Label, _ parts: [Item]) {
    self.init(.vertical, [Item(title, .fixed(2))] + parts + [Item(KeyHints(), .fitting)])
  }

  /// A view with its name before it.
  convenience init(named label: Label, _ view: View) {
    self.init(.horizontal, spacing: 1, [Item(label, .fixed(18)), Item(view, .fill)])
  }
}

extension SharedSequence where Element == String {
  /// The texts of a label.
  @MainActor
  func styled(_ style: Style = .plain) -> SharedSequence<SharingStrategy, StyledText> {
    map { StyledText(untrusted: $0, style, atMost: 2_000) }
  }
}
