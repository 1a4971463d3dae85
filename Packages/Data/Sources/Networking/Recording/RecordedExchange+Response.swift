import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Converts a response or an error into a recorded exchange, and back.
extension RecordedExchange {
  init(_ request: Request, _ result: Result<Response, NetworkError>, without secrets: Secrets) {
    let key = request.recordingKey
    method = key.method
    url = secrets.removed(from: key.url)
    range = key.range
    requestBody = key.body
    switch result {
    case .failure(let error):
      failure = error.without(secrets)
    case .success(let response) where secrets.isContained(in: response.body) && !response.isText:
      failure = .malformedResponse(detail: "the body was not recorded, because it contains a secret of the request")
    case .success(let response):
      status = response.head.status.code
      fields = Redaction.shownFields(response.head.headerFields).map {
        [$0.name.rawName, secrets.removed(from: $0.value)]
      }
      text = String(validating: response.body, as: UTF8.self).map { secrets.removed(from: $0) }
      base64 = text == nil ? Data(response.body).base64EncodedString() : nil
    }
  }

  /// The recorded response or error; nil if the line is damaged.
  var result: Result<Response, NetworkError>? {
    failure.map { .failure($0) } ?? response.map { .success($0) }
  }

  private var response: Response? {
    guard let status, (100...599).contains(status), let fields else { return nil }
    var headerFields = HTTPFields()
    for field in fields {
      guard field.count == 2, let name = HTTPField.Name(field[0]) else { return nil }
      headerFields.append(HTTPField(name: name, value: field[1]))
    }
    let head = HTTPResponse(status: .init(code: status), headerFields: headerFields)
    if let text { return Response(head: head, body: Array(text.utf8)) }
    guard let base64, let body = Data(base64Encoded: base64) else { return nil }
    return Response(head: head, body: [UInt8](body))
  }
}

extension Response {
  fileprivate var isText: Bool { String(validating: body, as: UTF8.self) != nil }
}

extension NetworkError {
  /// Returns this error with every secret in its detail replaced.
  fileprivate func without(_ secrets: Secrets) -> NetworkError {
    switch self {
    case .notRecorded(let detail): .notRecorded(detail: secrets.removed(from: detail))
    case .malformedRequest(let detail): .malformedRequest(detail: secrets.removed(from: detail))
    case .unreachable(let detail): .unreachable(detail: secrets.removed(from: detail))
    case .proxy(let address, let isAmbiguous, let detail):
      .proxy(address: address, isAmbiguous: isAmbiguous, detail: secrets.removed(from: detail))
    case .certificateDate(let detail): .certificateDate(detail: secrets.removed(from: detail))
    case .tls(let detail): .tls(detail: secrets.removed(from: detail))
    case .redirectRefused(let detail): .redirectRefused(detail: secrets.removed(from: detail))
    case .cutShort(let detail): .cutShort(detail: secrets.removed(from: detail))
    case .malformedResponse(let detail): .malformedResponse(detail: secrets.removed(from: detail))
    case .failed(let code, let detail): .failed(code: code, detail: secrets.removed(from: detail))
    case .cancelled, .shutDown, .offline, .rateLimited, .timedOut, .tooLarge, .tooManyRedirects, .writeFailed: self
    }
  }
}
