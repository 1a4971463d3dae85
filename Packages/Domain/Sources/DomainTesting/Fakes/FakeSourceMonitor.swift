public import Domain

/// A source monitor whose status a test sets.
public final class FakeSourceMonitor: SourceMonitor {
  private let state: ObservedState<SourceStatus>

  public init(_ status: SourceStatus = SourceStatus()) { state = ObservedState(status) }

  /// The number of observers.
  public var observers: Int { state.observers }

  public func set(_ status: SourceStatus) {
    state.change { $0 = status }
  }

  public func states() -> AsyncStream<SourceStatus> { state.values() }
}
