public import Reactive

/// A property wrapper like Combine's `@Published`: `$property` is an observable of the property's values.
///
///     final class SearchModel {
///       @Published var query = ""
///       lazy var results = $query.flatMapLatest { try await search($0) }
///     }
///
/// `$query` sends the current value at once, then each new value after the property has changed. Combine's
/// `@Published`, in contrast, sends a new value before the change, so a closure of `sink` reads the old value from the
/// property. Copies of the wrapper share one value.
@propertyWrapper
public struct Published<Value> {
  /// The type of `$property`.
  public typealias Publisher = Observable<Value>

  private final class Storage {
    let relay: BehaviorRelay<Value>
    let bag = DisposeBag()

    init(_ value: Value) { relay = BehaviorRelay(value: value) }
  }

  private let storage: Storage

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The latest value. Setting the value sends the new value.
  public var wrappedValue: Value {
    get { storage.relay.value }
    nonmutating set { storage.relay.accept(newValue) }
  }

  /// An observable that sends the current value and each new value, and that never ends.
  ///
  /// Assigning another observable binds the wrapped property to that observable, as `assign(to: &$property)` does.
  public var projectedValue: Observable<Value> {
    get { storage.relay }
    nonmutating set {
      if newValue === storage.relay { return }
      newValue.subscribe(onNext: { [relay = storage.relay] in relay.accept($0) }).disposed(by: storage.bag)
    }
  }
}
