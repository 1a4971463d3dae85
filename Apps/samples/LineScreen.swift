import Presentation

/// A screen of a sample on a pipe. Each line of input becomes an event of the view model, and each changed output
/// becomes a line.
@MainActor
protocol LineScreen: AnyObject {
  /// The events and fields that a line of input may have.
  var events: String { get }

  /// The names and values of the outputs to write.
  var state: [(name: String, value: String)] { get }

  /// The failure that prevented loading; nil if loading succeeded.
  var failure: Failure? { get }

  /// Waits until the first state is loaded.
  func settle() async

  /// Sends a line to the view model, and returns when the effects of the line are visible.
  func take(_ line: SampleLine) async throws(SampleLine.Problem)

  /// Called at the end of the input.
  func end()
}

extension LineScreen {
  var failure: Failure? { nil }
  func settle() async {}
  func end() {}
}
