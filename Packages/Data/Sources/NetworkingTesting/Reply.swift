/// The reply of a `ScriptedServer` to a request: a list of steps.
///
///     Reply(status: 200, body: "hello")
///     Reply(status: 429, headers: [("Retry-After", "2")])
///     Reply(status: 200, body: "hello").cut(after: 20)      // the connection closes within the response
///     Reply([.bytes("HTTP/1.1 200 OK\r\nContent-"), .hang])
public struct Reply: Sendable {
  public enum Step: Sendable {
    /// Sends bytes.
    case bytes([UInt8])
    /// Sends the same bytes `count` times, but stores them only once.
    case repeated([UInt8], count: Int)
    case pause(Duration)
    /// Sends nothing more until the client closes the connection or the server stops.
    case hang
    /// Closes the connection normally, without a reset.
    case close
    /// Closes the connection with a TCP reset, which the client sees as an error.
    case reset
    /// Passes bytes in both directions between the client and the server at this Unix socket, until the client or that
    /// server closes its connection.
    case relay(unixSocket: String)
    /// Runs a function of the test.
    case run(@Sendable () -> Void)
  }

  public var steps: [Step]

  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Creates a complete response, with a `Content-Length` unless `headers` define the length.
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

  /// A chunked body with one chunk per piece, followed by `trailers`.
  public static func chunked(_ pieces: [String], trailers: [(String, String)] = []) -> Reply {
    var bytes = Self.head(200, [("Transfer-Encoding", "chunked")])
    for piece in pieces {
      bytes += Array("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n".utf8)
    }
    bytes += Array("0\r\n".utf8) + trailers.flatMap { Array("\($0.0): \($0.1)\r\n".utf8) } + Array("\r\n".utf8)
    return Reply([.bytes(bytes)])
  }

  /// A body of `count` zero bytes, which is not stored as a whole.
  public static func zeros(_ count: Int, headers: [(String, String)] = []) -> Reply {
    let block = [UInt8](repeating: 0, count: 1 << 16)
    var steps: [Step] = [.bytes(head(200, headers + [("Content-Length", String(count))]))]
    steps.append(.repeated(block, count: count / block.count))
    steps.append(.bytes([UInt8](repeating: 0, count: count % block.count)))
    return Reply(steps)
  }

  /// Accepts the request and never responds.
  public static var hang: Reply { Reply([.hang]) }
  /// Closes the connection instead of responding.
  public static var close: Reply { Reply([.close]) }
  /// Resets the connection instead of responding.
  public static var reset: Reply { Reply([.reset]) }

  /// A proxy's response to `CONNECT`: a tunnel to the server at this Unix socket.
  public static func tunnel(unixSocket path: String) -> Reply {
    Reply([.bytes("HTTP/1.1 200 Connection established\r\n\r\n"), .relay(unixSocket: path)])
  }

  /// Returns this reply after a pause.
  public func delayed(by pause: Duration) -> Reply {
    Reply([.pause(pause)] + steps)
  }

  /// Returns the first `count` bytes of this reply, followed by `end`.
  public func cut(after count: Int, end: Step = .close) -> Reply {
    Reply([.bytes(Array(allBytes.prefix(count))), end])
  }

  /// Returns this reply in pieces of `size` bytes, with a pause after each.
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
