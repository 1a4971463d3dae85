import Testing

/// Tests how long a response may be used without a request (RFC 9111 §4.2).
@Suite(.timeLimit(.minutes(1)))
struct FreshnessCases {
  @Test("The lifetime and the age of a response are calculated from its header fields", arguments: lifetimes + ages)
  func lifetime(_ example: CachingCase) async throws { try await example.run() }

  @Test("Only valid directives make a response fresh", arguments: directives)
  func directive(_ example: CachingCase) async throws { try await example.run() }

  @Test("Only valid dates make a response fresh", arguments: dates)
  func date(_ example: CachingCase) async throws { try await example.run() }

  @Test("The directives of a request determine which stored responses the request accepts", arguments: requests)
  func request(_ example: CachingCase) async throws { try await example.run() }

  private static let lifetimes = [
    CachingCase("max-age", [.cacheControl("max-age=60"), .get(at: 59, .cached(0)), .get(at: 60, .fetched)]),
    CachingCase(
      "max-age before Expires",
      [.get([("Cache-Control", "max-age=60"), ("Expires", "{now-60}")]), .get(at: 59, .cached(0))]),
    CachingCase(
      "max-age=0 before Expires", [.get([("Cache-Control", "max-age=0"), ("Expires", "{now+60}")]), .get(.fetched)]),
    CachingCase(
      "Expires after Date",
      [.get([("Date", "{now}"), ("Expires", "{now+60}")]), .get(at: 59, .cached(0)), .get(at: 60, .fetched)]),
    CachingCase("Expires without Date", [.get([("Expires", "{now+60}")]), .get(at: 59, .cached(0))]),
    CachingCase("the first Expires", [.get([("Expires", "{now-1}"), ("Expires", "{now+60}")]), .get(.fetched)]),
    CachingCase("s-maxage is for shared caches", [.cacheControl("s-maxage=60"), .get(.fetched)]),
    CachingCase("no lifetime and no Last-Modified", [.get([("ETag", "\"a\"")]), .get(status: 304, .revalidated(0))]),
    CachingCase(
      "a tenth of the time since Last-Modified",
      [
        .get([("Date", "{now}"), ("Last-Modified", "{now-1000}")]), .get(at: 99, .cached(0)),
        .get(at: 100, status: 304, .revalidated(0)),
      ]),
    CachingCase(
      "at most a day since Last-Modified",
      [
        .get([("Date", "{now}"), ("Last-Modified", "{now-100000000}")]), .get(at: 86_399, .cached(0)),
        .get(at: 86_400, status: 304, .revalidated(0)),
      ]),
    CachingCase(
      "no heuristic with an invalid Expires",
      [.get([("Last-Modified", "{now-1000}"), ("Expires", "0")]), .get(at: 1, status: 304, .revalidated(0))]),
    CachingCase(
      "no heuristic with no-cache",
      [.get([("Last-Modified", "{now-1000}"), ("Cache-Control", "no-cache")]), .get(status: 304, .revalidated(0))]),
    CachingCase(
      "Last-Modified in the future",
      [.get([("Date", "{now}"), ("Last-Modified", "{now+1000}")]), .get(status: 304, .revalidated(0))]),
  ]

  private static let ages = [
    CachingCase("Age", [.get([("Cache-Control", "max-age=60"), ("Age", "50")]), .get(at: 9, .cached(0))]),
    CachingCase("Age at the limit", [.get([("Cache-Control", "max-age=60"), ("Age", "60")]), .get(.fetched)]),
    CachingCase(
      "the first Age counts", [.get([("Cache-Control", "max-age=60"), ("Age", "7200, 0")]), .get(.fetched)]),
    CachingCase(
      "the first Age field counts",
      [.get([("Cache-Control", "max-age=60"), ("Age", "7200"), ("Age", "0")]), .get(.fetched)]),
    CachingCase(
      "a second Age is ignored", [.get([("Cache-Control", "max-age=60"), ("Age", "0, 7200")]), .get(.cached(0))]),
    CachingCase("an invalid Age", [.get([("Cache-Control", "max-age=60"), ("Age", "7200.0")]), .get(.cached(0))]),
    CachingCase("a negative Age", [.get([("Cache-Control", "max-age=60"), ("Age", "-7200")]), .get(.cached(0))]),
    CachingCase(
      "apparent age", [.get([("Cache-Control", "max-age=600"), ("Date", "{now-86400}")]), .get(.fetched)]),
    CachingCase(
      "an invalid Date", [.get([("Cache-Control", "max-age=600"), ("Date", "yesterday")]), .get(at: 599, .cached(0))]),
    CachingCase(
      "the time of the transfer",
      [
        CachingCase.Step(reply: [("Cache-Control", "max-age=60")], delay: 30), .get(at: 59, .cached(0)),
        .get(at: 60, .fetched),
      ]),
    CachingCase(
      "a clock that was set back", [.cacheControl("max-age=600", at: 10_000), .get(at: 0, .fetched)]),
    CachingCase(
      "Age is sent with a stored response",
      [
        .get([("Cache-Control", "max-age=60"), ("Age", "10")]),
        CachingCase.Step(at: 20, expect: .cached(0), expectedFields: [("Age", "30")]),
      ]),
  ]

  private static let directives =
    [
      "MAX-AGE=60", "max-age=60, max-age=0", "foo, max-age=60", "max-age=\"60\"", "max-age=00060",
      "a=\"b\\\"c\", max-age=60",
      " max-age=60 , , public", "a=\"max-age=0\", max-age=60", "private, max-age=60", "private=\"a,b\", max-age=60",
      "max-age=99999999999999999999",
    ].map { CachingCase("fresh: \($0)", [.cacheControl($0), .get(at: 59, .cached(0))]) }
    + [
      "ext=\"a, max-age=3600\"", "max-age=1, max-age=3600", "max-age=x, max-age=3600", "max-age=3600.0",
      "max-age='3600'",
      "max-age=-3600", "max-age", "max-age=", "max-age =3600", "max-age= 3600", "xmax-age=3600", "max-age=\"3600",
      "max-age=3600, no-cache", "max-age=3600, no-store", "max-age=3600, NO-CACHE", "no-cache=\"x\", max-age=3600",
      "max-age=3600;no-cache", "ext=\"unterminated, max-age=3600",
    ].map { CachingCase("not fresh: \($0)", [.cacheControl($0), .get(at: 2, .fetched)]) }
    + [
      CachingCase(
        "two fields", [.get([("Cache-Control", "max-age=60"), ("Cache-Control", "no-cache")]), .get(.fetched)])
    ]

  private static let dates =
    ["Thu, 18 Aug 2050 02:01:18 GMT", "Thursday, 18-Aug-50 02:01:18 GMT", "Thu Aug 18 02:01:18 2050"].map {
      CachingCase("fresh: \($0)", [.get([("Expires", $0)]), .get(at: 1, .cached(0))])
    }
    + [
      "0", "-1", "Thu, 31 Feb 2050 02:01:18 GMT", "Thu, +18 Aug 2050 02:01:18 GMT", "Thu, 18 Aug 50 02:01:18 GMT",
      "Thu, 18 Aug 2050 2:01:18 GMT", "Thu, 18 Aug 2050 02:01:18", "Thu, 18 Aug 2050 02:01:18 UTC",
      "Thu, 18 Aug 2050 02:01:18 +0100", "18 Aug 2050 02:01:18 GMT", "Thu, 18  Aug 2050 02:01:18 GMT",
      "Thu, 18-Aug-2050 02:01:18 GMT", "Thu 18 Aug 2050 02:01:18 GMT", "thu, 18 aug 2050 02:01:18 gmt",
      "Thu, 18 Aug 2050 02.01.18 GMT", "Thu, 18 Aug 2050 25:01:18 GMT", "Xyz, 18 Aug 2050 02:01:18 GMT",
      "Thu, 18 Xyz 2050 02:01:18 GMT", "Thu, 29 Feb 2051 02:01:18 GMT", "Thursday, 18-Aug-2050 02:01:18 GMT",
    ].map { CachingCase("not fresh: \($0)", [.get([("Expires", $0)]), .get(at: 1, .fetched)]) }

  private static let requests = [
    CachingCase("no-cache", [.cacheControl("max-age=60"), .get(fields: [("Cache-Control", "no-cache")], .fetched)]),
    CachingCase("Pragma", [.cacheControl("max-age=60"), .get(fields: [("Pragma", "no-cache")], .fetched)]),
    CachingCase(
      "Pragma beside Cache-Control",
      [.cacheControl("max-age=60"), .get(fields: [("Pragma", "no-cache"), ("Cache-Control", "a")], .cached(0))]),
    CachingCase(
      "max-age",
      [
        .cacheControl("max-age=60"), .get(at: 10, fields: [("Cache-Control", "max-age=10")], .cached(0)),
        .get(at: 11, fields: [("Cache-Control", "max-age=10")], .fetched),
      ]),
    CachingCase(
      "min-fresh",
      [
        .cacheControl("max-age=60"), .get(at: 30, fields: [("Cache-Control", "min-fresh=29")], .cached(0)),
        .get(at: 30, fields: [("Cache-Control", "min-fresh=30")], .fetched),
      ]),
    CachingCase(
      "max-stale",
      [
        .cacheControl("max-age=60"), .get(at: 70, fields: [("Cache-Control", "max-stale=10")], .staleWithoutRequest(0)),
        .get(at: 71, fields: [("Cache-Control", "max-stale=10")], .fetched),
      ]),
    CachingCase(
      "max-stale without a limit",
      [.cacheControl("max-age=1"), .get(at: 99_999, fields: [("Cache-Control", "max-stale")], .staleWithoutRequest(0))]),
    CachingCase(
      "max-stale and must-revalidate",
      [
        .cacheControl("max-age=60, must-revalidate"), .get(at: 61, fields: [("Cache-Control", "max-stale")], .fetched),
      ]),
    CachingCase("only-if-cached without a response", [.get(fields: [("Cache-Control", "only-if-cached")], .refused)]),
    CachingCase(
      "only-if-cached with a fresh response",
      [.cacheControl("max-age=60, must-revalidate"), .get(fields: [("Cache-Control", "only-if-cached")], .cached(0))]),
    CachingCase(
      "only-if-cached with a stale response",
      [
        .cacheControl("max-age=60"),
        .get(at: 61, fields: [("Cache-Control", "only-if-cached")], .staleWithoutRequest(0)),
      ]),
    CachingCase(
      "only-if-cached with must-revalidate",
      [
        .cacheControl("max-age=60, must-revalidate"),
        .get(at: 61, fields: [("Cache-Control", "only-if-cached")], .refused),
      ]),
    CachingCase(
      "only-if-cached with no-cache",
      [
        .get([("Cache-Control", "max-age=60, no-cache"), ("ETag", "\"a\"")]),
        .get(fields: [("Cache-Control", "only-if-cached")], .refused),
      ]),
  ]
}
