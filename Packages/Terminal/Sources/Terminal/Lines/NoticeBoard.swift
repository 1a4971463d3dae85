import Synchronization

/// Forwards a program's notices to a handler, such as one that shows toasts while a screen covers standard error.
///
/// ```swift
/// func warn(_ text: String) {
///   if !notices.post(text) { try? Output.standardError.write(text.printable() + "\n") }
/// }
/// ```
public final class NoticeBoard: Sendable {
  private let reader = Mutex<(@Sendable (String) -> Void)?>(nil)

  public init() {}

  /// Sets the handler of notices. Nil removes the handler.
  public func divert(to newReader: (@Sendable (String) -> Void)?) {
    // The old handler is released after unlocking, because releasing it may run other code.
    let _ = reader.withLock { reader in
      let previous = reader
      reader = newReader
      return previous
    }
  }

  /// Sends a notice to the handler.
  ///
  /// - Returns: false if there is no handler.
  public func post(_ text: String) -> Bool {
    guard let reader = reader.withLock({ $0 }) else { return false }
    reader(text)
    return true
  }
}
