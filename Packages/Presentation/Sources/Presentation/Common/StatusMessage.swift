/// One line about how things are, with what the user can do about it. Every user interface shows the same line.
public struct StatusMessage: Hashable, Sendable {
  /// Something that the user can do about a status.
  public enum Action: Hashable, Sendable, CaseIterable {
    case retry
    case reload
    case cancelDownload
  }

  public var text: String
  /// What to do next, in words; empty if the text says it all.
  public var advice: String
  public var tone: Tone
  public var action: Action?

  public init(_ text: String, advice: String = "", tone: Tone = .neutral, action: Action? = nil) {
    self.text = text
    self.advice = advice
    self.tone = tone
    self.action = action
  }

  /// A failure that can be retried.
  init(_ failure: Failure) {
    self.init(failure.message, advice: failure.advice, tone: .bad, action: .retry)
  }

  /// The text and the advice as one line.
  public var line: String { advice.isEmpty ? text : "\(text) \(advice)" }
}

extension Strings {
  /// The name of what the user can do about a status.
  public func title(of action: StatusMessage.Action) -> String {
    switch action {
    case .retry: navigation.retry
    case .reload: navigation.reload
    case .cancelDownload: downloads.cancelSaving
    }
  }
}
