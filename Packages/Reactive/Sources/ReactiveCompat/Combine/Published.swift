public import Reactive

/// A property wrapper like Combine's `@Published`: `$property` is an observable of the property's values.
///
///     final class SearchModel {
///       @Published var query = ""
///       lazy var results = $query.flatMapLatest { try await search($0) }
///     }
///
/// `$query` sends the current value at once and then each new value, after the property has changed. Combine sends a
/// new value before the change, so code that reads the property inside `sink` sees the old value there. Copies of the
/// wrapper share one value.
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

  /// The latest value. Setting the value sends it.
  public var wrappedValue: Value {
    get { storage.relay.value }
    nonmutating set { storage.relay.accept(newValue) }
  }

  /// An observable of the current value and each new one, which never ends.
  ///
  /// Setting it binds the property to another observable for the property's lifetime, like `assign(to: &$property)`.
  public var projectedValue: Observable<Value> {
    get { storage.relay }
    nonmutating set {
      if newValue === storage.relay { return }
      newValue.subscribe(onNext: { [relay = storage.relay] in relay.accept($0) }).disposed(by: storage.bag)
    }
  }
}
