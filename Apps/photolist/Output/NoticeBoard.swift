import Synchronization

/// Where lines for people go while a terminal belongs to screens: to a reader, instead of over what is drawn.
final class NoticeBoard: Sendable {
  private let reader = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Sends notices elsewhere from now on; with nil, to where they went before.
  func divert(to newReader: (@Sendable (String) -> Void)?) {
    reader.withLock { $0 = newReader }
  }

  /// - Returns: whether somebody reads it.
  func post(_ text: String) -> Bool {
    guard let reader = reader.withLock({ $0 }) else { return false }
    reader(text)
    return true
  }
}
