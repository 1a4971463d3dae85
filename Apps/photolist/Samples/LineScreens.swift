import Presentation

/// A screen of a sample as lines. It is a view: a line becomes an event of its view model, an output becomes a line.
@MainActor
protocol LineScreen: AnyObject {
  /// What may be written, as the user is told.
  var events: String { get }

  /// What the screen shows now: the names of outputs, and their values.
  var state: [(name: String, value: String)] { get }

  /// Why there is nothing to show, if so.
  var failure: Failure? { get }

  /// Returns when what the screen shows at first is there.
  func settle() async

  /// Gives the line to the view model, and returns when all has come of it: the next line means what is shown then.
  func take(_ line: SampleLine) async throws(SampleLine.Problem)

  /// The input has come to its end.
  func end()
}

extension LineScreen {
  var failure: Failure? { nil }
  func settle() async {}
  func end() {}
}
