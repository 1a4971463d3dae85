import AsyncHTTPClient
import ClientSupport
import NIOCore
import NIOHTTP1
import NIOSSL

/// A client program that uses AsyncHTTPClient. The program ignores the argument VARIANT of `get`.
@main
enum AsyncHTTPClientClient {
  static func main() async throws {
    try await runClient { command in
      guard case .get(let url, let count, let concurrency, let caFile, _) = command else {
        throw ClientError(description: "this client supports only the command get")
      }
      var configuration = HTTPClient.Configuration()
      configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
      if let caFile {
        configuration.tlsConfiguration = .makeClientConfiguration()
        configuration.tlsConfiguration?.trustRoots = .file(caFile)
      }
      let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      let result = try await load(count: count, concurrency: concurrency) { number in
        let response = try await client.execute(HTTPClientRequest(url: "\(url)?n=\(number)"), timeout: .seconds(30))
        let body = try await response.body.collect(upTo: 64 << 20)
        guard response.status == .ok, body.readableBytes > 0 else { throw ClientError(description: "\(response)") }
      }
      try await client.shutdown()
      return result
    }
  }
}
