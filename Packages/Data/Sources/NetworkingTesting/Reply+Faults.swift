/// What servers do wrong, or at least do not do plainly, by name.
extension Reply {
  /// A chunked body whose second chunk has a size that is no number.
  public static var badChunk: Reply {
    Reply([.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nzz\r\n"), .close])
  }

  /// A body that is not as long as announced. A shorter one ends with its connection.
  public static func wrongLength(announced: Int, body: String) -> Reply {
    var reply = Reply(headers: [("Content-Length", String(announced))], body: body)
    reply.steps.append(.close)
    return reply
  }

  /// Bytes of gzip that unpack to `count` zeros, some 160 times as many. They are made anew at each call.
  public static func bomb(_ count: Int) -> Reply {
    Reply(headers: [("Content-Encoding", "gzip")], body: gzippedZeros(count))
  }

  /// This answer after a 103 that names `link`.
  public func withEarlyHints(_ link: String = "</style.css>; rel=preload") -> Reply {
    Reply([.bytes("HTTP/1.1 103 Early Hints\r\nLink: \(link)\r\n\r\n")] + steps)
  }

  /// A redirect from "/3" to "/2" and so on, and `end` for "/0" and for what is no number.
  public static func redirectChain(_ request: ReceivedRequest, end: Reply) -> Reply {
    guard let left = Int(request.path.dropFirst()), left > 0 else { return end }
    return .redirect(to: "/\(left - 1)")
  }

  /// 429, to be asked again after so many seconds.
  public static func tooManyRequests(retryAfter seconds: Int) -> Reply {
    Reply(status: 429, headers: [("Retry-After", String(seconds))], body: "Rate Limit Exceeded")
  }

  /// 429, to be asked again at a date: "Sun, 06 Nov 1994 08:49:39 GMT", say, for a server whose own clock shows `now`.
  public static func tooManyRequests(retryAt date: String, now: String) -> Reply {
    Reply(status: 429, headers: [("Date", now), ("Retry-After", date)], body: "Rate Limit Exceeded")
  }
}
