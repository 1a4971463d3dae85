/// A status line: a text with advice and an action that the user can perform.
public struct StatusMessage: Hashable, Sendable {
  /// An action that the user can perform in response to a status.
  public enum Action: Hashable, Sendable, CaseIterable {
    case retry
    case reload
    case cancelDownload
    case cancelLoading
  }

  public var text: String
  /// What to do next; may be empty.
  public var advice: String
  public var tone: Tone
  public var action: Action?

  public init(_ text: String, advice: String = "", tone: Tone = .neutral, action: Action? = nil) {
    self.text = text
    self.advice = advice
    self.tone = tone
    self.action = action
  }

  /// Creates the message for a failed request that the user can retry.
  init(_ failure: Failure) {
    self.init(failure.message, advice: failure.advice, tone: .bad, action: .retry)
  }

  /// The text and the advice in one line.
  public var line: String { advice.isEmpty ? text : "\(text) \(advice)" }
}

extension Strings {
  /// Returns the name of an action.
  public func title(of action: StatusMessage.Action) -> String {
    switch action {
    case .retry: navigation.retry
    case .reload: navigation.reload
    case .cancelDownload: downloads.cancelSaving
    case .cancelLoading: navigation.cancel
    }
  }
}
