import Synchronization

/// Blocks the network while offline mode is on: every request throws `NetworkError.offline`.
///
/// A `CachingTransport` above this layer still returns stored responses of any age.
public final class OfflineTransport: Transport {
  private let base: any Transport
  private let offline: Atomic<Bool>

  public init(over base: any Transport, isOffline: Bool = false) {
    self.base = base
    offline = Atomic(isOffline)
  }

  public var isOffline: Bool {
    get { offline.load(ordering: .relaxed) }
    set { offline.store(newValue, ordering: .relaxed) }
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    guard !isOffline else { throw .offline }
    return try await base.send(request, downloadingTo: destination)
  }
}
