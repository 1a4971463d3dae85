/// A collection that disposes its disposables when the collection is released. A bag usually belongs to a view, a view
/// model or a row.
///
///     private var bag = DisposeBag()
///     title.drive(label.text).disposed(by: bag)
///
/// - Cost: one allocation, and an entry in an array per disposable until the bag is released.
/// - On error: a subscription that has failed stays in the bag; disposing the subscription again has no effect.
/// - On dispose: a bag that is released disposes its contents in the order of insertion.
public final class DisposeBag {
  private var disposables: [any Disposable] = []
  private var isDisposed = false

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag with `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag with the disposables that `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    insert(builder())
  }

  deinit { dispose() }

  /// Adds `disposable`, at the cost of one entry in an array.
  public func insert(_ disposable: any Disposable) {
    if isDisposed { disposable.dispose() } else { disposables.append(disposable) }
  }

  /// Adds each of `disposables`.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds each of `disposables`.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Adds the disposables that `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  private func dispose() {
    isDisposed = true
    for disposable in exchange(&disposables, with: []) { disposable.dispose() }
  }

  /// Lists disposables, one per line.
  @resultBuilder
  public enum DisposableBuilder {
    /// Returns the listed disposables.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}
