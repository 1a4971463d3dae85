import HTTPTypes
import Testing

@testable import Networking

/// Where a redirect leads and what goes along. `RedirectPolicy` is internal: users see it through `CurlTransport`.
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
    return try RedirectPolicy.request(after: head, to: request, followed: followed)
  }

  @Test func theSameOriginKeepsEveryField() throws {
    let next = try #require(try follow("https://a.example/x", to: "https://a.example:443/y?z=1"))
    #expect(next.url == "https://a.example:443/y?z=1")
    #expect(next.head.headerFields[.authorization] == "Bearer secret")
    #expect(next.head.headerFields[apiKey] == "secret")
  }

  @Test(arguments: ["https://b.example/", "https://a.example:8443/", "//b.example/path"])
  func anotherOriginGetsNoSecretAndNoCustomField(_ location: String) throws {
    let next = try #require(try follow("https://a.example/x", to: location))
    #expect(next.head.headerFields.map(\.name) == [.accept])
  }

  @Test func aStepUpToHTTPSIsAnotherOrigin() throws {
    let next = try #require(try follow("http://a.example/", to: "https://a.example/"))
    #expect(next.head.headerFields[.authorization] == nil)
  }

  @Test(arguments: [
    "http://a.example/", "file:///etc/passwd", "ftp://a.example/", "https://user:password@a.example/", "https://a b/",
  ])
  func someTargetsAreRefused(_ location: String) throws {
    #expect {
      try follow("https://a.example/", to: location)
    } throws: { error in
      if case NetworkError.redirectRefused = error { true } else { false }
    }
  }

  @Test(arguments: [
    ("/y", "https://a.example/y"), ("z?q=1", "https://a.example/b/z?q=1"), ("../c", "https://a.example/c"),
    ("?page=2", "https://a.example/b/x?page=2"),
  ])
  func aRelativeTargetIsResolved(_ location: String, _ url: String) throws {
    #expect(try follow("https://a.example/b/x", to: location)?.url == url)
  }

  @Test(arguments: [
    (301, HTTPRequest.Method.post, HTTPRequest.Method.get), (302, .post, .get), (303, .put, .get), (303, .head, .head),
    (307, .post, .post), (308, .put, .put), (302, .put, .put),
  ])
  func theMethodFollowsTheStatus(_ status: Int, _ method: HTTPRequest.Method, _ expected: HTTPRequest.Method) throws {
    let next = try #require(
      try follow("https://a.example/", to: "/y", status: status, method: method, body: method == .head ? [] : [1])
    )
    #expect(next.head.method == expected)
  }

  @Test func whatBecomesAGetLosesItsBodyAndTheFieldsThatSpeakOfIt() throws {
    let next = try #require(try follow("https://a.example/", to: "/y", status: 303, method: .post, body: [1]))
    #expect(next.body.isEmpty)
    #expect(next.head.headerFields[.contentType] == nil)
    #expect(next.head.headerFields[.authorization] != nil)
  }

  @Test func aBodyIsNotSentToAnotherServer() throws {
    #expect {
      try follow("https://a.example/", to: "https://b.example/", status: 307, method: .post, body: [1])
    } throws: { error in
      if case NetworkError.redirectRefused = error { true } else { false }
    }
  }

  @Test func theLimitIsTheNumberOfRedirectsThatAreFollowed() throws {
    #expect(try follow("https://a.example/", to: "/y", followed: 4) != nil)
    #expect(throws: NetworkError.tooManyRedirects(limit: 5)) {
      try follow("https://a.example/", to: "/y", followed: 5)
    }
  }

  @Test(arguments: [200, 300, 304, 305])
  func otherStatusesAreNoRedirect(_ status: Int) throws {
    #expect(try follow("https://a.example/", to: "/y", status: status) == nil)
  }
}
