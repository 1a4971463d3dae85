import HTTPTypes

/// Tells what every attempt cost: put it under the retries, and each try is told by itself.
public struct MetricsTransport: Transport {
  private let base: any Transport
  private let observe: @Sendable (Attempt) -> Void

  /// One request that was sent, and its end.
  public struct Attempt: Sendable {
    public let request: Request
    /// The status and the times, or why there is none.
    public let result: Result<Answer, NetworkError>
  }

  public struct Answer: Sendable {
    public let status: Int
    public let metrics: TransferMetrics
  }

  public init(over base: any Transport, observe: @escaping @Sendable (Attempt) -> Void) {
    self.base = base
    self.observe = observe
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    do throws(NetworkError) {
      return told(request, try await base.send(request, downloadingTo: destination))
    } catch {
      observe(Attempt(request: request, result: .failure(error)))
      throw error
    }
  }

  // Not inlined, as all of it would then have its place in the frame that waits for the answer.
  @inline(never)
  private func told(_ request: Request, _ response: Response) -> Response {
    let answer = Answer(status: response.head.status.code, metrics: response.metrics)
    observe(Attempt(request: request, result: .success(answer)))
    return response
  }
}
