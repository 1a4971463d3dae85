import HTTPTypes
public import Logging

/// Logs every request and its result, without secrets.
///
/// Responses are logged at `debug`, failures at `info`, and header fields at `trace`. For structured logging, the lines
/// also have metadata, such as `method`, `url`, `status`, `bytes`, `milliseconds` and `error`.
public struct LoggingTransport: Transport {
  private let base: any Transport
  private let logger: Logger

  public init(over base: any Transport, logger: Logger) {
    self.base = base
    self.logger = logger
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    logFields("request fields", request.head.headerFields, of: request)
    do throws(NetworkError) {
      let response = try await base.send(request, downloadingTo: destination)
      logEnd(of: request, response)
      return response
    } catch {
      logFailure(of: request, error)
      throw error
    }
  }

  private func logEnd(of request: Request, _ response: Response) {
    logFields("response fields", response.head.headerFields, of: request)
    logger.debug(
      "\(request) \(response.head.status.code)",
      metadata: [
        "method": "\(request.head.method)",
        "url": "\(request.redactedURL)",
        "status": "\(response.head.status.code)",
        "bytes": "\(response.metrics.bodyBytes)",
        "milliseconds": "\(response.metrics.total / .milliseconds(1))",
      ]
    )
  }

  private func logFailure(of request: Request, _ error: NetworkError) {
    logger.info(
      "\(request) failed: \(error)",
      metadata: ["method": "\(request.head.method)", "url": "\(request.redactedURL)", "error": "\(error)"]
    )
  }

  private func logFields(_ title: String, _ fields: HTTPFields, of request: Request) {
    logger.trace("\(title)", metadata: ["fields": .array(shown(fields, of: request))])
  }

  /// Returns the fields without secrets. Also removes the request's credentials from all fields, because a server can
  /// send credentials back.
  private func shown(_ fields: HTTPFields, of request: Request) -> [Logger.MetadataValue] {
    var secrets = Secrets()
    secrets.add(credentialsOf: request)
    return Redaction.fields(fields).map { .string(secrets.removed(from: $0)) }
  }
}
