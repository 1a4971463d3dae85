/// Replies of faulty and unusual servers.
extension Reply {
  /// A chunked body whose second chunk has an invalid size.
  public static var badChunk: Reply {
    Reply([.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nzz\r\n"), .close])
  }

  /// A body whose length differs from the announced length. The server closes the connection after the body.
  public static func wrongLength(announced: Int, body: String) -> Reply {
    var reply = Reply(headers: [("Content-Length", String(announced))], body: body)
    reply.steps.append(.close)
    return reply
  }

  /// A gzip body that decodes to `count` zero bytes and is about 160 times smaller. Each call creates a new body.
  public static func bomb(_ count: Int) -> Reply {
    Reply(headers: [("Content-Encoding", "gzip")], body: gzippedZeros(count))
  }

  /// Returns this reply preceded by a 103 response with the field `Link: <link>`.
  public func withEarlyHints(_ link: String = "</style.css>; rel=preload") -> Reply {
    Reply([.bytes("HTTP/1.1 103 Early Hints\r\nLink: \(link)\r\n\r\n")] + steps)
  }

  /// Redirects "/3" to "/2", "/2" to "/1", and so on. Returns `end` for "/0" and for a path that is not a number.
  public static func redirectChain(_ request: ReceivedRequest, end: Reply) -> Reply {
    guard let left = Int(request.path.dropFirst()), left > 0 else { return end }
    return .redirect(to: "/\(left - 1)")
  }

  /// A 429 with a `Retry-After` in seconds.
  public static func tooManyRequests(retryAfter seconds: Int) -> Reply {
    Reply(status: 429, headers: [("Retry-After", String(seconds))], body: "Rate Limit Exceeded")
  }

  /// A 429 with a `Retry-After` date such as "Sun, 06 Nov 1994 08:49:39 GMT".
  ///
  /// - Parameter now: The date in the `Date` field, which is the time of the server's clock.
  public static func tooManyRequests(retryAt date: String, now: String) -> Reply {
    Reply(status: 429, headers: [("Date", now), ("Retry-After", date)], body: "Rate Limit Exceeded")
  }
}
