/// A type that turns the user's actions into the contents of a screen.
///
///     let output = viewModel.transform(input: .init(load: button.tap, …))
///     output.photos.drive(onNext: { list.show($0) }).disposed(by: bag)
///
/// `Input` contains events and properties of controls. `Output` contains only drivers and signals: they emit on the
/// main actor and cannot fail. A view model works only while an output has a subscriber. Two calls of `transform` are
/// independent.
public protocol ViewModelType<Input, Output> {
  associatedtype Input
  associatedtype Output

  @MainActor func transform(input: Input) -> Output
}
