import Testing

/// Tests when a stale response is revalidated, and when it may be used (RFC 9111, RFC 5861).
@Suite(.timeLimit(.minutes(1)))
struct ValidationCases {
  private typealias Step = CachingCase.Step

  @Test("A 304 confirms and updates the stored response", arguments: confirmations)
  func confirmation(_ example: CachingCase) async throws { try await example.run() }

  @Test("A stale response is used only where the server or the client allows it", arguments: errors)
  func error(_ example: CachingCase) async throws { try await example.run() }

  private static let confirmations = [
    CachingCase(
      "a strong ETag",
      [.get([("ETag", "\"a\"")]), .get([("ETag", "\"a\"")], status: 304, .revalidated(0))]),
    CachingCase(
      "a weak ETag", [.get([("ETag", "W/\"a\"")]), .get([("ETag", "W/\"a\"")], status: 304, .revalidated(0))]),
    CachingCase(
      "a weak ETag for a strong one",
      [.get([("ETag", "\"a\"")]), .get([("ETag", "W/\"a\"")], status: 304, .revalidated(0))]),
    CachingCase("no ETag in the 304", [.get([("ETag", "\"a\"")]), .get(status: 304, .revalidated(0))]),
    CachingCase(
      "Last-Modified",
      [
        .get([("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT"), ("Cache-Control", "max-age=0")]),
        .get([("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT")], status: 304, .revalidated(0)),
      ]),
    CachingCase(
      "a new lifetime",
      [
        .get([("ETag", "\"a\""), ("Cache-Control", "max-age=1")]),
        .get([("Cache-Control", "max-age=60")], at: 10, status: 304, .revalidated(0)), .get(at: 69, .cached(0)),
      ]),
    CachingCase(
      "an old Date is not retained",
      [
        .get([("ETag", "\"a\""), ("Cache-Control", "max-age=60"), ("Date", "{now}")]),
        .get(at: 100, status: 304, .revalidated(0)), .get(at: 159, .cached(0)),
      ]),
    CachingCase(
      "changed and unchanged fields",
      [
        .get([("ETag", "\"a\""), ("X-A", "1"), ("X-B", "1"), ("Content-Length", "1")]),
        Step(
          status: 304, reply: [("X-A", "2"), ("Content-Length", "99")], expect: .revalidated(0),
          expectedFields: [("X-A", "2"), ("X-B", "1"), ("Content-Length", "1")]),
      ]),
    CachingCase(
      "no-store on a 304",
      [.get([("ETag", "\"a\"")]), .get([("Cache-Control", "no-store")], status: 304, .revalidated(0)), .get(.fetched)]),
    CachingCase(
      "a new version", [.get([("ETag", "\"a\"")]), .get([("ETag", "\"b\"")]), .get(status: 304, .revalidated(1))]),
  ]

  private static let errors =
    [500, 502, 503, 504].map {
      CachingCase(
        "stale-if-error with \($0)",
        [
          .cacheControl("max-age=60, stale-if-error=60"), .get(at: 119, status: $0, .staleAfterRequest(0)),
          .get(at: 120, status: $0, .fetched),
        ])
    }
    + [404, 429, 501].map {
      CachingCase(
        "no error: \($0)", [.cacheControl("max-age=60, stale-if-error=60"), .get(at: 61, status: $0, .fetched)])
    }
    + [
      CachingCase("no stale-if-error", [.cacheControl("max-age=60"), .get(at: 61, status: 503, .fetched)]),
      CachingCase(
        "stale-if-error of the request",
        [
          .cacheControl("max-age=60"),
          .get(at: 61, status: 503, fields: [("Cache-Control", "stale-if-error=60")], .staleAfterRequest(0)),
        ]),
      CachingCase(
        "must-revalidate",
        [.cacheControl("max-age=60, stale-if-error=60, must-revalidate"), .get(at: 61, status: 503, .fetched)]),
      CachingCase(
        "stale-while-revalidate that has ended",
        [.cacheControl("max-age=60, stale-while-revalidate=60"), .get(at: 120, .fetched)]),
      CachingCase(
        "stale-while-revalidate and must-revalidate",
        [.cacheControl("max-age=60, stale-while-revalidate=60, must-revalidate"), .get(at: 61, .fetched)]),
      CachingCase(
        "stale-while-revalidate and no-cache of the request",
        [
          .cacheControl("max-age=60, stale-while-revalidate=60"),
          .get(at: 61, fields: [("Cache-Control", "no-cache")], .fetched),
        ]),
    ]
}
