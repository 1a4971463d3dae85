import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension RecordedExchange {
  init(_ request: Request, _ result: Result<Response, NetworkError>) {
    let key = request.recordingKey
    method = key.method
    url = key.url
    range = key.range
    requestBody = key.body
    switch result {
    case .failure(let error):
      failure = error
    case .success(let response):
      status = response.head.status.code
      fields = Redaction.shownFields(response.head.headerFields).map { [$0.name.rawName, $0.value] }
      text = String(validating: response.body, as: UTF8.self)
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
