public import Observation
public import Reactive

/// A property that holds the latest element of a `Driver` and that SwiftUI observes.
///
///     @MainActor final class CounterModel {
///       @Driven var count = 0
///       private let bag = DisposeBag()
///
///       init(_ output: CounterViewModel.Output) {
///         output.count.drive($count).disposed(by: bag)
///       }
///     }
///
/// Reading `count` in a view's `body`, or in `withObservationTracking`, registers an observation of the next change.
/// The class that has the property need not be `@Observable` itself. If the class is `@Observable`, mark the property
/// `@ObservationIgnored`, because the wrapper is observed instead.
///
/// `$count` is the object itself. It is an observer for `drive` and `bind`, and a view can own it.
@Observable
@propertyWrapper
public final class Driven<Value>: ObserverType {
  /// The type of the elements that it accepts.
  public typealias Element = Value

  private var current: Value
  @ObservationIgnored private var subscription: (any Disposable)?

  /// Creates a property with its first value, which `drive($property)` changes.
  public init(wrappedValue: Value) { current = wrappedValue }

  /// Creates a property that observes `driver` until the property is released, and that has the value `initial` until
  /// the driver sends.
  @MainActor
  public convenience init(_ driver: Driver<Value>, initial: Value) {
    self.init(wrappedValue: initial)
    subscription = driver.drive(onNext: { [weak self] in self?.on(.next($0)) })
  }

  deinit { subscription?.dispose() }

  /// The latest element.
  public var wrappedValue: Value { current }

  /// The property as an observer.
  public var projectedValue: Driven<Value> { self }

  /// Sets the property to the element of the event; ignores the end.
  public func on(_ event: Event<Value>) {
    guard case .next(let value) = event else { return }
    // Releasing the old value may run user code, so it happens after the access to the property has ended.
    let released = _current
    current = value
    extendLifetime(released)
  }
}
