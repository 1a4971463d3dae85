import HTTPTypes
import Testing

@testable import Networking

/// Tests which redirects are followed, and what the redirected requests contain. `RedirectPolicy` is an internal part
/// of `CurlTransport`.
struct RedirectPolicyTests {
  private let apiKey = HTTPField.Name("X-Key")!

  private func follow(
    _ url: String,
    to location: String,
    status: Int = 302,
    method: HTTPRequest.Method = .get,
    body: [UInt8] = [],
    followed: Int = 0
  ) throws -> Request? {
    let headers: HTTPFields = [
      .authorization: "Bearer secret", .cookie: "a=b", apiKey: "secret", .accept: "image/*", .contentType: "text/plain",
    ]
    let request = try #require(Request(url: url, method: method, headers: headers, body: body))
    let head = HTTPResponse(status: .init(code: status), headerFields: [.location: location])
    return try RedirectPolicy.request(after: head, to: request, followed: followed, limit: request.limits.redirects)
  }

  @Test("A redirect within an origin is followed with all header fields")
  func sameOrigin() throws {
    let next = try #require(try follow("https://a.example/x", to: "https://a.example:443/y?z=1"))
    #expect(next.url == "https://a.example:443/y?z=1")
    #expect(next.head.headerFields[.authorization] == "Bearer secret")
    #expect(next.head.headerFields[apiKey] == "secret")
  }

  @Test(
    "A redirect to another origin is followed without credentials and custom fields",
    arguments: ["https://b.example/", "https://a.example:8443/", "//b.example/path"])
  func differentOrigin(_ location: String) throws {
    let next = try #require(try follow("https://a.example/x", to: location))
    #expect(next.head.headerFields.map(\.name) == [.accept])
  }

  @Test("A redirect from http to https counts as a redirect to another origin")
  func upgradeRedirect() throws {
    let next = try #require(try follow("http://a.example/", to: "https://a.example/"))
    #expect(next.head.headerFields[.authorization] == nil)
  }

  @Test(
    "Unsafe redirect targets are refused",
    arguments: [
      "http://a.example/", "file:///etc/passwd", "ftp://a.example/", "https://user:password@a.example/", "https://a b/",
    ])
  func refusedTargets(_ location: String) throws {
    #expect {
      try follow("https://a.example/", to: location)
    } throws: { error in
      if case NetworkError.redirectRefused = error { true } else { false }
    }
  }

  @Test(
    "A relative redirect target is resolved",
    arguments: [
      ("/y", "https://a.example/y"), ("z?q=1", "https://a.example/b/z?q=1"), ("../c", "https://a.example/c"),
      ("?page=2", "https://a.example/b/x?page=2"),
    ])
  func relativeTarget(_ location: String, _ url: String) throws {
    #expect(try follow("https://a.example/b/x", to: location)?.url == url)
  }

  @Test(
    "The status of the redirect determines the method of the next request",
    arguments: [
      (301, HTTPRequest.Method.post, HTTPRequest.Method.get), (302, .post, .get), (303, .put, .get),
      (303, .head, .head),
      (307, .post, .post), (308, .put, .put), (302, .put, .put),
    ])
  func redirectMethod(_ status: Int, _ method: HTTPRequest.Method, _ expected: HTTPRequest.Method) throws {
    let next = try #require(
      try follow("https://a.example/", to: "/y", status: status, method: method, body: method == .head ? [] : [1])
    )
    #expect(next.head.method == expected)
  }

  @Test("A POST that is redirected as a GET is sent without a body and without Content-Type")
  func postBecomesGet() throws {
    let next = try #require(try follow("https://a.example/", to: "/y", status: 303, method: .post, body: [1]))
    #expect(next.body.isEmpty)
    #expect(next.head.headerFields[.contentType] == nil)
    #expect(next.head.headerFields[.authorization] != nil)
  }

  @Test("A redirect that would send the body to another server is refused")
  func bodyToOtherServer() throws {
    #expect {
      try follow("https://a.example/", to: "https://b.example/", status: 307, method: .post, body: [1])
    } throws: { error in
      if case NetworkError.redirectRefused = error { true } else { false }
    }
  }

  @Test("The number of redirects that are followed is limited")
  func redirectLimit() throws {
    #expect(try follow("https://a.example/", to: "/y", followed: 4) != nil)
    #expect(throws: NetworkError.tooManyRedirects(limit: 5)) {
      try follow("https://a.example/", to: "/y", followed: 5)
    }
  }

  @Test("A response with a status such as 200 or 304 is not treated as a redirect", arguments: [200, 300, 304, 305])
  func otherStatuses(_ status: Int) throws {
    #expect(try follow("https://a.example/", to: "/y", status: status) == nil)
  }
}
