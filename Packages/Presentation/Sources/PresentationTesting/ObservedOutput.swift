public import Reactive

/// One output of a view model, so that outputs of different types can be listened to alike.
@MainActor
public struct ObservedOutput {
  let name: String
  let listen: (_ tell: @escaping @MainActor (String) -> Void) -> any Disposable

  public init<Element>(
    _ name: String, _ output: some SharedSequenceConvertibleType<some SharingStrategyProtocol, Element>
  ) {
    self.name = name
    listen = { tell in
      output.asObservable().subscribe(onNext: { element in
        MainActor.preconditionIsolated("\(name) was sent off the main actor")
        tell("\(name): \(element)")
      })
    }
  }
}
