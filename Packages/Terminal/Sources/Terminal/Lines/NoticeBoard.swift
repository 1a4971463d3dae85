import Synchronization

/// Where a program's notices go: to a reader while screens are shown, else to the program itself.
///
/// ```swift
/// func warn(_ text: String) {
///   if !notices.post(text) { try? Output.standardError.write(text.printable() + "\n") }
/// }
/// ```
public final class NoticeBoard: Sendable {
  private let reader = Mutex<(@Sendable (String) -> Void)?>(nil)

  public init() {}

  /// Sends notices to a reader from now on; with nil, to none.
  public func divert(to newReader: (@Sendable (String) -> Void)?) {
    // The reader that was replaced is released after the lock.
    let _ = reader.withLock { reader in
      let previous = reader
      reader = newReader
      return previous
    }
  }

  /// Sends a notice to the reader.
  ///
  /// - Returns: false where there is none.
  public func post(_ text: String) -> Bool {
    guard let reader = reader.withLock({ $0 }) else { return false }
    reader(text)
    return true
  }
}
