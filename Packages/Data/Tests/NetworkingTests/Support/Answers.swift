import HTTPTypes
import Networking
import Testing

/// Returns a GET request for a path of the host `a.example`.
func get(_ path: String = "/", headers: HTTPFields = [:]) throws -> Request {
  try #require(Request(url: "https://a.example\(path)", headers: headers))
}

func answer(_ status: Int = 200, _ headers: [(String, String)] = [], body: String = "") -> Response {
  var fields = HTTPFields()
  for (name, value) in headers { fields.append(HTTPField(name: HTTPField.Name(name)!, value: value)) }
  return Response(head: HTTPResponse(status: .init(code: status), headerFields: fields), body: Array(body.utf8))
}
