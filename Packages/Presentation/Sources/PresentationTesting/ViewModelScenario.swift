public import Presentation

/// A view model with its fakes, its controls, and something for the user to do: what the laws are tried on.
///
/// Each scenario makes everything anew, and should reach every output.
@MainActor
public protocol ViewModelScenario {
  associatedtype ViewModel: ViewModelType

  init()

  var viewModel: ViewModel { get }
  var input: ViewModel.Input { get }

  /// Every output, by its name.
  func outputs(of output: ViewModel.Output) -> [ObservedOutput]

  /// What the user does. Waits, between steps, until nothing more happens.
  func perform() async

  /// How often the ports were asked for something, observers included.
  var questions: Int { get }

  /// What goes on in the ports: observers, and questions that were not answered yet.
  var ongoing: Int { get }

  /// The fakes and the controls: nothing may keep them once everybody has left.
  var parts: [AnyObject] { get }
}
