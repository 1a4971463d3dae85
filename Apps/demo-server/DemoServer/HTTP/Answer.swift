/// An HTTP response: status, headers and body.
struct Answer: Sendable {
  var status: Int
  /// The values of the headers by name.
  var headers: [String: String]
  var body: [UInt8]

  init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
