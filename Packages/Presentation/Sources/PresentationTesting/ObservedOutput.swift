public import Reactive

/// An output of a view model, with its name and with its elements as text, so that the laws can check outputs of any
/// type.
@MainActor
public struct ObservedOutput {
  let name: String
  let subscribe: (_ onNext: @escaping @MainActor (String) -> Void) -> any Disposable

  public init<Element>(
    _ name: String, _ output: some SharedSequenceConvertibleType<some SharingStrategyProtocol, Element>
  ) {
    self.name = name
    subscribe = { onNext in
      output.asObservable().subscribe(onNext: { element in
        MainActor.preconditionIsolated("\(name) emitted off the main actor")
        onNext("\(name): \(element)")
      })
    }
  }
}
