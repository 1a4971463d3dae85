import ClientSupport
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client program that uses URLSession. The program ignores the argument VARIANT of `get`. On Linux, a program cannot
/// choose the certificate authorities that URLSession trusts, so this client is not measured with HTTPS.
@main
enum URLSessionClient {
  static func main() async throws {
    try await runClient { command in
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.httpMaximumConnectionsPerHost = 64
      let session = URLSession(configuration: configuration)
      switch command {
      case .get(let url, let count, let concurrency, _, _):
        return try await load(count: count, concurrency: concurrency) { number in
          guard let url = URL(string: "\(url)?n=\(number)") else { throw ClientError(description: url) }
          let (data, response) = try await session.data(from: url)
          guard (response as? HTTPURLResponse)?.statusCode == 200, !data.isEmpty else {
            throw ClientError(description: "\(response)")
          }
        }
      case .download(let url, let bytes, let path):
        guard let url = URL(string: url) else { throw ClientError(description: url) }
        return try await measureDownload(bytes: bytes) {
          let (file, _) = try await session.download(from: url)
          try? FileManager.default.removeItem(atPath: path)
          try FileManager.default.moveItem(atPath: file.path, toPath: path)
        }
      case .cancel:
        throw ClientError(description: "this client does not support the command cancel")
      }
    }
  }
}
