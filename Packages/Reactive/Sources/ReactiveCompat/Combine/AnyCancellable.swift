public import Reactive

/// Work that can be canceled. Combine's counterpart of `Disposable`.
public protocol Cancellable {
  /// Ends the work and releases its resources. Further calls do nothing.
  func cancel()
}

/// A subscription that ends when this object is released. Combine's counterpart of a `DisposeBag` with one entry.
public final class AnyCancellable: Cancellable, Disposable, Hashable {
  private var disposable: (any Disposable)?

  /// Creates a cancellable that calls `cancel` once.
  public init(_ cancel: @escaping () -> Void) { disposable = Disposables.create(with: cancel) }

  /// Creates a cancellable that disposes `disposable`.
  public init(_ disposable: any Disposable) { self.disposable = disposable }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() {
    let taken = disposable
    disposable = nil
    taken?.dispose()
  }

  /// Ends the subscription, as ``cancel()`` does.
  public func dispose() { cancel() }

  /// Stores the subscription in `set`. The subscription ends when the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores the subscription in `collection`. The subscription ends when the collection is released.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

  /// Whether `left` and `right` are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
