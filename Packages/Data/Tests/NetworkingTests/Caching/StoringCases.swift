import HTTPTypes
import Testing

/// Tests which responses are stored, for which requests, and until when (RFC 9111 §3, §4.1 and §4.4).
@Suite(.timeLimit(.minutes(1)))
struct StoringCases {
  private typealias Step = CachingCase.Step

  @Test("Only complete final responses are stored", arguments: statuses + limits)
  func storing(_ example: CachingCase) async throws { try await example.run() }

  @Test("Vary and credentials select one of the stored responses", arguments: variants)
  func vary(_ example: CachingCase) async throws { try await example.run() }

  @Test("Unsafe methods and newer responses remove stored responses", arguments: invalidation)
  func removal(_ example: CachingCase) async throws { try await example.run() }

  @Test("Each response in a chain of redirects has its own lifetime", arguments: redirects)
  func redirect(_ example: CachingCase) async throws { try await example.run() }

  private static let statuses =
    [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].map {
      CachingCase(
        "\($0) is stored by heuristic", [.get([("Last-Modified", "{now-1000}")], status: $0), .get(at: 99, .cached(0))])
    }
    + [201, 202, 302, 303, 307, 400, 403, 418, 500, 503, 599].map {
      CachingCase(
        "\($0) is not stored by heuristic", [.get([("Last-Modified", "{now-1000}")], status: $0), .get(.fetched)])
    }
    + [201, 202, 299, 302, 303, 307, 400, 403, 418, 499, 500, 503, 599].map {
      CachingCase(
        "\($0) is stored for its max-age", [.cacheControl("max-age=60", status: $0), .get(at: 59, .cached(0))])
    }
    + [206, 304].map {
      CachingCase("\($0) is not stored", [.cacheControl("max-age=60", status: $0), .get(.fetched)])
    }
    + [
      CachingCase(
        "must-understand replaces no-store", [.cacheControl("must-understand, no-store, max-age=60"), .get(.cached(0))]),
      CachingCase(
        "a status that must be understood", [.cacheControl("must-understand, max-age=60", status: 299), .get(.fetched)]),
      CachingCase(
        "a public response with another status",
        [.get([("Cache-Control", "public"), ("Last-Modified", "{now-1000}")], status: 418), .get(at: 99, .cached(0))]),
    ]

  private static let limits = [
    CachingCase("no-store", [.get([("Cache-Control", "no-store"), ("ETag", "\"a\"")]), .get(.fetched)]),
    CachingCase("private", [.cacheControl("private, max-age=60"), .get(.cached(0))]),
    CachingCase(
      "a request with no-store",
      [Step(fields: [("Cache-Control", "no-store")], reply: [("Cache-Control", "max-age=60")]), .get(.fetched)]),
    CachingCase(
      "a request for a range",
      [
        Step(fields: [("Range", "bytes=0-0")], status: 206, reply: [("Cache-Control", "max-age=60")]),
        .cacheControl("max-age=60"), .get(.cached(1)), .get(fields: [("Range", "bytes=0-0")], .fetched),
      ]),
    CachingCase(
      "a HEAD response is no GET response",
      [Step(method: .head, reply: [("Cache-Control", "max-age=60")]), .get(.fetched)]),
    CachingCase("a GET response answers HEAD", [.cacheControl("max-age=60"), Step(method: .head, expect: .cached(0))]),
    CachingCase(
      "fields of the connection are not stored",
      [
        .get([("Cache-Control", "max-age=60"), ("Connection", "X-Hop, close"), ("X-Hop", "1"), ("Keep-Alive", "a")]),
        Step(expect: .cached(0), absentFields: ["Connection", "X-Hop", "Keep-Alive"]),
      ]),
  ]

  private static let variants = [
    CachingCase(
      "equal fields",
      [
        .get([("Cache-Control", "max-age=60"), ("Vary", "Foo")], fields: [("Foo", "1")]),
        .get(fields: [("Foo", "1")], .cached(0)), .get(fields: [("foo", "1")], .cached(0)),
      ]),
    CachingCase(
      "other fields",
      [
        .get([("Cache-Control", "max-age=60"), ("Vary", "Foo")], fields: [("Foo", "1")]),
        .get(fields: [("Foo", "2")], .fetched),
      ]),
    CachingCase(
      "a missing field",
      [.get([("Cache-Control", "max-age=60"), ("Vary", "Foo")], fields: [("Foo", "1")]), .get(.fetched)]),
    CachingCase(
      "an additional field",
      [.get([("Cache-Control", "max-age=60"), ("Vary", "Foo")]), .get(fields: [("Foo", "1")], .fetched)]),
    CachingCase(
      "spaces and lines make no difference",
      [
        .get([("Cache-Control", "max-age=60"), ("Vary", "Foo")], fields: [("Foo", "1, 2")]),
        .get(fields: [("Foo", "1"), ("Foo", "2")], .cached(0)),
      ]),
    CachingCase(
      "several variants",
      [
        .get([("Cache-Control", "max-age=60"), ("Vary", "Foo")], fields: [("Foo", "1")]),
        .get([("Cache-Control", "max-age=60"), ("Vary", "Foo")], fields: [("Foo", "2")]),
        .get(fields: [("Foo", "1")], .cached(0)), .get(fields: [("Foo", "2")], .cached(1)),
      ]),
    CachingCase(
      "several names",
      [
        .get([("Cache-Control", "max-age=60"), ("Vary", "Foo, Bar")], fields: [("Foo", "1"), ("Bar", "1")]),
        .get(fields: [("Bar", "1"), ("Foo", "1")], .cached(0)),
        .get([("Cache-Control", "max-age=60"), ("Vary", "Foo, Bar")], fields: [("Foo", "1"), ("Bar", "2")]),
      ]),
    CachingCase("any request", [.get([("Cache-Control", "max-age=60"), ("Vary", "*")]), .get(.fetched)]),
    CachingCase(
      "any request, in a list", [.get([("Cache-Control", "max-age=60"), ("Vary", "Foo, *")]), .get(.fetched)]),
    CachingCase(
      "a 304 with another Vary",
      [
        .get([("ETag", "\"fr\"")], fields: [("Accept-Language", "fr")]),
        .get(
          [("Vary", "Accept-Language"), ("ETag", "\"fr\""), ("Cache-Control", "max-age=60")], status: 304,
          fields: [("Accept-Language", "fr")], .revalidated(0)),
        .get(fields: [("Accept-Language", "fr")], .cached(0)), .get(.fetched),
      ]),
    CachingCase(
      "a 304 with Vary: *",
      [
        .get([("ETag", "\"a\"")]),
        .get([("Vary", "*"), ("Cache-Control", "max-age=60")], status: 304, .revalidated(0)),
        .get(.fetched),
      ]),
    CachingCase(
      "an account",
      [
        .get([("Cache-Control", "max-age=60")], fields: [("Authorization", "a")]),
        .get(fields: [("Authorization", "a")], .cached(0)), .get(fields: [("Authorization", "b")], .fetched),
        .get(.fetched),
      ]),
    CachingCase(
      "a cookie",
      [
        .get([("Cache-Control", "max-age=60")], fields: [("Cookie", "a=1")]),
        .get(fields: [("Cookie", "a=1")], .cached(0)),
        .get(fields: [("Cookie", "a=2")], .fetched),
      ]),
    CachingCase("another query", [.cacheControl("max-age=60"), .get(path: "/?a", .fetched)]),
  ]

  private static let invalidation =
    ([.post, .put, .delete, .patch, HTTPRequest.Method("MKCALENDAR")!] as [HTTPRequest.Method]).flatMap { method in
      [
        CachingCase("\(method)", [.cacheControl("max-age=60"), Step(method: method, status: 204), .get(.fetched)]),
        CachingCase(
          "a failed \(method)", [.cacheControl("max-age=60"), Step(method: method, status: 500), .get(.cached(0))]),
      ]
    }
    + ["Location", "Content-Location"].flatMap { name in
      [
        CachingCase(
          "\(name) of the same origin",
          [
            Step(path: "/a?b", reply: [("Cache-Control", "max-age=60")]),
            Step(method: .post, status: 201, reply: [(name, "/a?b")]), .get(path: "/a?b", .fetched),
          ]),
        CachingCase(
          "\(name) of another origin",
          [
            Step(path: "/a", reply: [("Cache-Control", "max-age=60")]),
            Step(method: .post, status: 201, reply: [(name, "http://127.0.0.1:1/a")]), .get(path: "/a", .cached(0)),
          ]),
      ]
    }
    + [
      CachingCase(
        "all accounts",
        [
          .get([("Cache-Control", "max-age=60")], fields: [("Authorization", "a")]), Step(method: .post),
          .get(fields: [("Authorization", "a")], .fetched),
        ]),
      CachingCase("OPTIONS is safe", [.cacheControl("max-age=60"), Step(method: .options), .get(.cached(0))]),
      CachingCase(
        "404 on a reload",
        [
          .cacheControl("max-age=3600"), .get(status: 404, fields: [("Cache-Control", "no-cache")], .fetched),
          .get([], status: 404, .fetched),
        ]),
      CachingCase(
        "410 on a HEAD",
        [
          .cacheControl("max-age=60"), Step(method: .head, fields: [("Cache-Control", "no-cache")], status: 410),
          .get(.fetched),
        ]),
      CachingCase(
        "503 on a reload",
        [
          .cacheControl("max-age=60"), .get(status: 503, fields: [("Cache-Control", "no-cache")], .fetched),
          .get(.cached(0)),
        ]
      ),
      CachingCase(
        "HEAD with the same ETag",
        [
          .get([("Cache-Control", "max-age=60"), ("ETag", "\"a\"")]),
          Step(
            method: .head, at: 61,
            reply: [("Cache-Control", "max-age=600"), ("ETag", "\"a\""), ("Content-Length", "1")]),
          .get(at: 300, .cached(0)),
        ]),
      CachingCase(
        "HEAD with another ETag",
        [
          .get([("Cache-Control", "max-age=60"), ("ETag", "\"a\"")]),
          Step(
            method: .head, fields: [("Cache-Control", "no-cache")], reply: [("ETag", "\"b\""), ("Content-Length", "1")]),
          .get(.fetched),
        ]),
    ]

  private static let redirects = [
    CachingCase(
      "a redirect with no-store",
      [
        Step(path: "/a", reply: [("Cache-Control", "max-age=2592000")]),
        Step(path: "/b", reply: [("Cache-Control", "max-age=2592000")]),
        Step(status: 302, reply: [("Cache-Control", "no-store"), ("Location", "/a")], expect: .redirectedToCached(0)),
        Step(status: 302, reply: [("Cache-Control", "no-store"), ("Location", "/b")], expect: .redirectedToCached(1)),
      ]),
    CachingCase(
      "a redirect with a lifetime",
      [
        Step(path: "/a", reply: [("Cache-Control", "max-age=600")]),
        Step(
          status: 302, reply: [("Cache-Control", "max-age=60"), ("Location", "/a")], expect: .redirectedToCached(0)),
        .get(at: 59, .cached(0)), .get(at: 60, .fetched),
      ]),
    CachingCase(
      "a redirect without a lifetime",
      [
        Step(path: "/a", reply: [("Cache-Control", "max-age=600")]),
        Step(status: 302, reply: [("Location", "/a")], expect: .redirectedToCached(0)), .get(.fetched),
      ]),
  ]
}
