import Terminal

/// A message on standard error that is shown during a long operation and then erased.
package struct ProgressMessage {
  private let console: Console
  private let line: ProgressLine

  /// Shows the message. Returns nil if progress must not be drawn.
  package init?(_ text: String, on console: Console) {
    guard console.showsProgress else { return nil }
    self.console = console
    var line = console.progressLine(label: text)
    let columns = console.errors.terminalSize?.columns ?? 80
    if let text = line.update(done: 0, total: nil, columns: columns) { try? console.errors.write(text) }
    self.line = line
  }

  package func hide() {
    try? console.errors.write(line.clear())
  }
}
