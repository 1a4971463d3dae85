import HTTPTypes

/// Reports the metrics of every attempt. If this layer is below the retry layer, this layer reports each retry
/// separately.
public struct MetricsTransport: Transport {
  private let base: any Transport
  private let observe: @Sendable (Attempt) -> Void

  /// A request that was sent, and its response or error.
  public struct Attempt: Sendable {
    public let request: Request
    public let result: Result<Response, NetworkError>
  }

  public init(over base: any Transport, observe: @escaping @Sendable (Attempt) -> Void) {
    self.base = base
    self.observe = observe
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    let result: Result<Response, NetworkError>
    do throws(NetworkError) {
      result = .success(try await base.send(request, downloadingTo: destination))
    } catch {
      result = .failure(error)
    }
    observe(Attempt(request: request, result: result))
    return try result.get()
  }
}
