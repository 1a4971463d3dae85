/// A disposable that disposes a group of disposables. After the group has been disposed, a newly inserted disposable is
/// disposed at once.
///
/// - Cost: one entry in a hash table per disposable.
/// - On dispose: disposes each disposable once, in the order of insertion.
public final class CompositeDisposable: Cancelable {
  /// The key with which an inserted disposable can be removed.
  public struct DisposeKey: Hashable, Sendable {
    let value: Int
  }

  private var disposables: [Int: any Disposable] = [:]
  private var nextKey = 0
  /// Whether this disposable has been disposed.
  public private(set) var isDisposed = false

  /// Creates a composite without disposables.
  public init() {}

  /// Creates a composite of `disposables`.
  public convenience init(_ disposables: any Disposable...) { self.init(disposables) }

  /// Creates a composite of `disposables`.
  public convenience init(disposables: [any Disposable]) { self.init(disposables) }

  init(_ disposables: [any Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  /// The number of disposables in the composite.
  public var count: Int { disposables.count }

  /// Inserts `disposable` and returns its key. If the composite has been disposed, disposes `disposable` and returns
  /// nil.
  ///
  /// - Cost: one entry in a hash table, until `disposable` is removed or the composite is disposed.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    nextKey += 1
    disposables[nextKey] = disposable
    return DisposeKey(value: nextKey)
  }

  /// Removes and disposes the disposable with `key`, if the composite still holds it.
  public func remove(for key: DisposeKey) { disposables.removeValue(forKey: key.value)?.dispose() }

  /// Sorts the disposables by the order of insertion, and disposes them in this order.
  public func dispose() {
    isDisposed = true
    for (_, disposable) in exchange(&disposables, with: [:]).sorted(by: { $0.key < $1.key }) { disposable.dispose() }
  }
}
