import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Returns the responses from a cassette that `RecordingTransport` has written, without using the network.
///
/// Requests are compared by method, URL without secrets, `Range` and body. Each time a request is repeated, the request
/// receives the next recorded response or failure. When all recorded responses and failures of a request have been
/// used, the last response or failure is repeated. An unrecorded request throws `NetworkError.notRecorded`.
public final class ReplayTransport: Transport {
  private let answers: Lock<[RecordedExchange.Key: [Result<Response, NetworkError>]]>

  public init(from path: String) throws(CassetteError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .cannotRead(path: path) }
    var answers: [RecordedExchange.Key: [Result<Response, NetworkError>]] = [:]
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      if index == 0, CassetteHead(line) != nil { continue }
      guard
        let exchange = try? JSONDecoder().decode(RecordedExchange.self, from: line),
        let result = exchange.result
      else { throw .malformed(path: path, line: index + 1) }
      answers[exchange.key, default: []].append(result)
    }
    self.answers = Lock(answers)
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    guard !Task.isCancelled else { throw .cancelled }
    let key = request.recordingKey
    let answer = answers.withLock { answers in
      let remaining = answers[key] ?? []
      if remaining.count > 1 { answers[key] = Array(remaining.dropFirst()) }
      return remaining.first
    }
    guard let answer else { throw .notRecorded(detail: "\(key)") }
    return try answer.get().delivered(to: destination)
  }
}
