public import Presentation

/// A view model with its fakes, its controls and the actions of a user, for `ViewModelLaw` to check.
///
/// Each scenario creates everything itself, and makes every output emit.
@MainActor
public protocol ViewModelScenario {
  associatedtype ViewModel: ViewModelType

  init()

  var viewModel: ViewModel { get }
  var input: ViewModel.Input { get }

  /// Every output, by its name.
  func outputs(of output: ViewModel.Output) -> [ObservedOutput]

  /// Performs the user's actions, and waits between them until nothing more happens.
  func perform() async

  /// The number of requests to ports so far, including observations.
  var requestCount: Int { get }

  /// The number of observers and unanswered requests.
  var activeCount: Int { get }

  /// The fakes and the controls, which must be released once the last subscriber has left.
  var parts: [AnyObject] { get }
}
