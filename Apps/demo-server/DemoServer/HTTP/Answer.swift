/// What is sent back. It knows nothing of sockets.
struct Answer: Sendable {
  var status: Int
  /// Names in the spelling in which they are sent.
  var headers: [String: String]
  var body: [UInt8]

  init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
