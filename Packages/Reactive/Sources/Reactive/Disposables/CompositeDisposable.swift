/// Disposes any number of others at once; one that is added later is disposed at once.
///
/// - Cost: one place in a hash table for each that it holds.
/// - On dispose: each is disposed once, in the order in which it was added.
public final class CompositeDisposable: Cancelable {
  /// Names a disposable, to take it out again.
  public struct DisposeKey: Hashable, Sendable {
    let value: Int
  }

  private var held: [Int: any Disposable] = [:]
  private var nextKey = 0
  /// Whether it has been disposed.
  public private(set) var isDisposed = false

  /// Makes one that holds nothing.
  public init() {}

  /// Makes one that holds `disposables`.
  public convenience init(_ disposables: any Disposable...) { self.init(disposables) }

  /// Makes one that holds `disposables`.
  public convenience init(disposables: [any Disposable]) { self.init(disposables) }

  init(_ disposables: [any Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  /// How many it holds.
  public var count: Int { held.count }

  /// Holds `disposable`, and names it. When this is disposed already, disposes it and returns nil.
  ///
  /// - Cost: one place in a hash table, until it is removed or this is disposed.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    nextKey += 1
    held[nextKey] = disposable
    return DisposeKey(value: nextKey)
  }

  /// Takes out the one that `key` names, and disposes it. A key that names nothing any more does nothing.
  public func remove(for key: DisposeKey) { held.removeValue(forKey: key.value)?.dispose() }

  /// Disposes everything, in the order in which it was added. Costs a sort of what it holds.
  public func dispose() {
    isDisposed = true
    let disposables = held
    held = [:]
    for (_, disposable) in disposables.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
  }
}
