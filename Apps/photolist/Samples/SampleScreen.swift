import Reactive
import Terminal

/// A screen of a sample on a terminal: it binds controls to a view model, and decides nothing.
@MainActor
protocol SampleScreen: AnyObject {
  var view: View { get }
}

extension Stack {
  /// What the samples' screens look like: a title, the parts below each other, and what the keys do.
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
    map { StyledText($0.printable(), style) }
  }
}
