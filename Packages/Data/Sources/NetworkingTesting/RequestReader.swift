/// Reads consecutive HTTP/1.1 requests from a connection.
struct RequestReader {
  private let socket: Socket
  private let connection: Int
  private var buffer: [UInt8] = []

  init(socket: Socket, connection: Int) {
    self.socket = socket
    self.connection = connection
  }

  /// Returns the next request, or nil if the connection ends or sends something other than a request.
  mutating func next() -> ReceivedRequest? {
    guard let head = readHead() else { return nil }
    var lines = head.split(separator: "\r\n").map(String.init)
    guard !lines.isEmpty else { return nil }
    let words = lines.removeFirst().split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    let headers = lines.compactMap { line -> (name: String, value: String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (String(line[..<colon]), String(value))
    }
    let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
    guard let body = readBody(length) else { return nil }
    return ReceivedRequest(method: words[0], target: words[1], headers: headers, body: body, connection: connection)
  }

  private mutating func readHead() -> String? {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let start = buffer.firstRange(of: end, from: searched) {
        defer { buffer.removeFirst(start + end.count) }
        return String(decoding: buffer[..<start], as: UTF8.self)
      }
      searched = max(0, buffer.count - end.count)
      guard readMore() else { return nil }
    }
  }

  private mutating func readBody(_ length: Int) -> [UInt8]? {
    while buffer.count < length {
      guard readMore() else { return nil }
    }
    defer { buffer.removeFirst(length) }
    return Array(buffer[..<length])
  }

  private mutating func readMore() -> Bool {
    let bytes = socket.read()
    buffer += bytes
    return !bytes.isEmpty
  }
}

extension [UInt8] {
  fileprivate func firstRange(of pattern: [UInt8], from start: Int) -> Int? {
    var place = start
    // In debug builds, a loop is faster than the generic `first(where:)`, which looks up type metadata for each byte
    // under a lock that all threads share.
    while place + pattern.count <= count {
      if self[place..<(place + pattern.count)].elementsEqual(pattern) { return place }
      place += 1
    }
    return nil
  }
}
