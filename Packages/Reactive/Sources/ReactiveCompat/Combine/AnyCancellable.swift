public import Reactive

/// A type whose work can be canceled. Combine's name for `Disposable`.
public protocol Cancellable {
  /// Ends the work and releases everything that it holds. Further calls do nothing.
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

  /// Ends the subscription: the same as ``cancel()``.
  public func dispose() { cancel() }

  /// Stores the subscription in `set`, which ends it when the set is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores the subscription in `collection`, which ends it when the collection is released.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
