/// The decisions of a screen: what the user does goes in, what the screen shows comes out.
///
///     let output = viewModel.transform(input: .init(load: button.tap, …))
///     output.photos.drive(onNext: { list.show($0) }).disposed(by: bag)
///
/// `Input` holds events and properties of controls, `Output` holds drivers and signals only, so nothing can fail, and
/// everything arrives on the main actor. Nothing happens before the first subscription to an output, nothing goes on
/// after the last one is disposed, and two transforms are independent.
public protocol ViewModelType<Input, Output> {
  associatedtype Input
  associatedtype Output

  @MainActor func transform(input: Input) -> Output
}
