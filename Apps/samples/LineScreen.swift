import Presentation

/// A screen of a sample as lines: a line of input becomes an event of the view model, an output becomes a line.
@MainActor
protocol LineScreen: AnyObject {
  /// The events and fields that the user can write.
  var events: String { get }

  /// The names and values of the outputs that are shown.
  var state: [(name: String, value: String)] { get }

  /// Why there is nothing to show; nil where there is something.
  var failure: Failure? { get }

  /// Returns when the first state is loaded.
  func settle() async

  /// Sends a line to the view model, and returns when its effects are shown. The next line applies to that state.
  func take(_ line: SampleLine) async throws(SampleLine.Problem)

  /// Called at the end of the input.
  func end()
}

extension LineScreen {
  var failure: Failure? { nil }
  func settle() async {}
  func end() {}
}
