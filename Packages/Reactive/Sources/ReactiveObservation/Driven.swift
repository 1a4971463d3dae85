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
/// A view whose `body` reads `count` is updated when `count` changes. Code that reads `count` in
/// `withObservationTracking` is notified of the next change. The class that has the property need not be `@Observable`.
/// If the class is `@Observable`, mark the property `@ObservationIgnored`, because SwiftUI observes the wrapper
/// instead.
///
/// `$count` is the ``Driven`` object, which is an observer for `drive` and `bind`.
@Observable
@propertyWrapper
public final class Driven<Value>: ObserverType {
  /// The type of the elements that the property accepts.
  public typealias Element = Value

  private var current: Value
  @ObservationIgnored private var subscription: (any Disposable)?

  /// Creates a property with its first value. `drive($property)` changes the value.
  public init(wrappedValue: Value) { current = wrappedValue }

  /// Creates a property that observes `driver` until the property is released. The value is `initial` until the driver
  /// sends an element.
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

  /// Sets the property to the element of the event. Ignores an error and a completion.
  public func on(_ event: Event<Value>) {
    guard case .next(let value) = event else { return }
    // The old value is released after the access to the property has ended, because its `deinit` may run user code.
    let released = _current
    current = value
    extendLifetime(released)
  }
}
