public import Presentation

/// A test case for `ViewModelLaw`: a view model with its fakes, its controls and a user's actions.
///
/// Each scenario creates its own objects and makes every output emit.
@MainActor
public protocol ViewModelScenario {
  associatedtype ViewModel: ViewModelType

  init()

  var viewModel: ViewModel { get }
  var input: ViewModel.Input { get }

  /// Returns all outputs with their names.
  func outputs(of output: ViewModel.Output) -> [ObservedOutput]

  /// Performs the user's actions. After each action, waits until all effects of the action are complete.
  func perform() async

  /// The number of requests to ports so far, including observations.
  var requestCount: Int { get }

  /// The number of active observations and requests.
  var activeCount: Int { get }

  /// The fakes and controls that must be released after the last subscription has ended.
  var parts: [AnyObject] { get }
}
