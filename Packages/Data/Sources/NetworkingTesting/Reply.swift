/// What a `ScriptedServer` does when a request has come: a list of steps, from polite to hostile.
///
///     Reply(status: 200, body: "hello")
///     Reply(status: 429, headers: [("Retry-After", "2")])
///     Reply(status: 200, body: "hello").cut(after: 20)      // the connection closes in mid-answer
///     Reply([.bytes("HTTP/1.1 200 OK\r\nContent-"), .hang])
public struct Reply: Sendable {
  public enum Step: Sendable {
    /// Sent as they are.
    case bytes([UInt8])
    /// The same bytes many times, made while they are sent.
    case repeated([UInt8], count: Int)
    case pause(Duration)
    /// Nothing more, until the client goes away or the server stops.
    case hang
    /// Closes the connection in order.
    case close
    /// Closes it with a TCP reset, so that the client sees an error and not an end.
    case reset
    /// Hands bytes to and fro between the client and the server at this Unix socket, until one of them ends.
    case relay(unixSocket: String)
    /// Runs a hook of the test at this point of the answer.
    case run(@Sendable () -> Void)
  }

  public var steps: [Step]

  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// A whole answer with its `Content-Length`, unless `headers` say otherwise.
  public init(status: Int = 200, headers: [(String, String)] = [], body: [UInt8]) {
    let isSized = headers.contains { ["content-length", "transfer-encoding"].contains($0.0.lowercased()) }
    let length = isSized ? [] : [("Content-Length", String(body.count))]
    steps = [.bytes(Self.head(status, headers + length) + body)]
  }

  public init(status: Int = 200, headers: [(String, String)] = [], body: String = "") {
    self.init(status: status, headers: headers, body: Array(body.utf8))
  }

  public static func redirect(to location: String, status: Int = 302) -> Reply {
    Reply(status: status, headers: [("Location", location)])
  }

  /// The pieces as chunks of a chunked body, with `trailers` after the last.
  public static func chunked(_ pieces: [String], trailers: [(String, String)] = []) -> Reply {
    var bytes = Self.head(200, [("Transfer-Encoding", "chunked")])
    for piece in pieces {
      bytes += Array("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n".utf8)
    }
    bytes += Array("0\r\n".utf8) + trailers.flatMap { Array("\($0.0): \($0.1)\r\n".utf8) } + Array("\r\n".utf8)
    return Reply([.bytes(bytes)])
  }

  /// A body of `count` zero bytes, made while it is sent.
  public static func zeros(_ count: Int, headers: [(String, String)] = []) -> Reply {
    let block = [UInt8](repeating: 0, count: 1 << 16)
    var steps: [Step] = [.bytes(head(200, headers + [("Content-Length", String(count))]))]
    steps.append(.repeated(block, count: count / block.count))
    steps.append(.bytes([UInt8](repeating: 0, count: count % block.count)))
    return Reply(steps)
  }

  /// Accepts the request and never answers.
  public static var hang: Reply { Reply([.hang]) }
  /// Closes the connection instead of answering.
  public static var close: Reply { Reply([.close]) }
  /// Resets the connection instead of answering.
  public static var reset: Reply { Reply([.reset]) }

  /// What a proxy answers to `CONNECT`: a tunnel, to the server at this Unix socket.
  public static func tunnel(unixSocket path: String) -> Reply {
    Reply([.bytes("HTTP/1.1 200 Connection established\r\n\r\n"), .relay(unixSocket: path)])
  }

  /// This answer after a pause.
  public func delayed(by pause: Duration) -> Reply {
    Reply([.pause(pause)] + steps)
  }

  /// The first `count` bytes of this answer, then `end`.
  public func cut(after count: Int, end: Step = .close) -> Reply {
    Reply([.bytes(Array(allBytes.prefix(count))), end])
  }

  /// This answer in pieces of `size` bytes with a pause after each.
  public func slow(piece size: Int, pause: Duration) -> Reply {
    let bytes = allBytes
    return Reply(
      stride(from: 0, to: bytes.count, by: size).flatMap { start -> [Step] in
        [.bytes(Array(bytes[start..<min(start + size, bytes.count)])), .pause(pause)]
      }
    )
  }

  private var allBytes: [UInt8] {
    steps.flatMap { step -> [UInt8] in
      switch step {
      case .bytes(let bytes): bytes
      case .repeated(let bytes, let count): [[UInt8]](repeating: bytes, count: count).flatMap { $0 }
      case .pause, .hang, .close, .reset, .relay, .run: []
      }
    }
  }

  private static func head(_ status: Int, _ headers: [(String, String)]) -> [UInt8] {
    Array("HTTP/1.1 \(status) Scripted\r\n\(headers.map { "\($0.0): \($0.1)\r\n" }.joined())\r\n".utf8)
  }
}

extension Reply.Step {
  public static func bytes(_ text: String) -> Reply.Step { .bytes(Array(text.utf8)) }
}
