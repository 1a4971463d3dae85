/// Holds disposables and disposes them when it goes: the lifetime of a view, a view model, a row.
///
///     private var bag = DisposeBag()
///     title.drive(label.text).disposed(by: bag)
///
/// - Cost: one allocation, and a place in an array for each disposable, until the bag goes.
/// - On error: a subscription that an error has ended keeps its place; to dispose it then does nothing.
/// - On dispose: when the last reference to the bag goes, everything is disposed, in the order in which it was added.
public final class DisposeBag {
  private var disposables: [any Disposable] = []
  private var isDisposed = false

  /// Makes an empty bag.
  public init() {}

  /// Makes a bag that holds `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Makes a bag that holds what `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    insert(builder())
  }

  deinit { dispose() }

  /// Holds `disposable` until the bag goes. Costs a place in an array.
  public func insert(_ disposable: any Disposable) {
    if isDisposed { disposable.dispose() } else { disposables.append(disposable) }
  }

  /// Holds each of `disposables`.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Holds each of `disposables`.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Holds what `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  private func dispose() {
    isDisposed = true
    for disposable in disposables { disposable.dispose() }
    disposables = []
  }

  /// Lists disposables, one a line.
  @resultBuilder
  public enum DisposableBuilder {
    /// Gathers the lines.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}
