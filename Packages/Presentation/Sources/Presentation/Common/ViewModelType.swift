/// A view model: turns the user's actions into the contents of a screen.
///
///     let output = viewModel.transform(input: .init(load: button.tap, …))
///     output.photos.drive(onNext: { list.show($0) }).disposed(by: bag)
///
/// `Input` contains events and properties of controls. `Output` contains only drivers and signals, which cannot fail
/// and emit on the main actor. A view model does nothing before the first subscription to an output or after the last
/// one is disposed. Two calls of `transform` are independent.
public protocol ViewModelType<Input, Output> {
  associatedtype Input
  associatedtype Output

  @MainActor func transform(input: Input) -> Output
}
