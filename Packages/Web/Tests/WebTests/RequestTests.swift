import Foundation
import Testing
import WebTesting

@testable import Web

extension ServerTests {
  @MainActor
  @Suite("Requests")
  struct RequestTests {
    @Test("A request with the secret in the address gets a cookie and a redirect to the address without the secret")
    func secretIsExchangedForCookie() async throws {
      try await withServer { fixture in
        let browser = TestBrowser(port: fixture.server.port)
        let path = String(fixture.server.address.dropFirst("http://127.0.0.1:\(fixture.server.port)".count))
        let response = try await browser.request(path)
        #expect(response.status == 303)
        #expect(response.headers["location"] == "/")
        let cookie = try #require(response.headers["set-cookie"])
        #expect(cookie.hasPrefix("test-\(fixture.server.port)="))
        #expect(cookie.contains("; HttpOnly; SameSite=Strict"))

        let returning = TestBrowser(port: fixture.server.port, cookie: cookie.components(separatedBy: ";")[0])
        let page = try await returning.request("/")
        #expect(page.status == 200)
        #expect(page.body == "<p>page</p>")
      }
    }

    @Test("If a file or another site opens the address with the secret, the response is a page that opens `/`")
    func secretOfFileIsExchangedForCookie() async throws {
      try await withServer { fixture in
        let browser = TestBrowser(port: fixture.server.port)
        let path = "/?secret=\(ServerFixture.secret)"
        let fromFile = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]
        let response = try await browser.request(path, headers: fromFile)
        #expect(response.status == 200)
        #expect(response.headers["refresh"] == "0; url=/")
        #expect(response.headers["set-cookie"]?.hasPrefix("test-\(fixture.server.port)=") == true)
        #expect(response.headers["location"] == nil)
        #expect(fixture.admissions.count == 1)
        _ = try await browser.request("/?secret=wrong", headers: fromFile)
        #expect(fixture.admissions.count == 1)
      }
    }

    @Test("The request for the icon of a page without an icon does not fail") func missingIconIsNoError() async throws {
      try await withServer { fixture in
        let icon = try await fixture.browser.status("/favicon.ico")
        #expect(icon == 204)
        let other = try await fixture.browser.status("/other.ico")
        #expect(other == 404)
      }
    }

    @Test("The cookie is found among other cookies") func cookieAmongOthersIsFound() async throws {
      try await withServer { fixture in
        let cookie = "a=b; \(fixture.browser.cookie ?? ""); c=d"
        let status1 = try await fixture.browser.status("/", headers: ["Cookie": cookie])
        #expect(status1 == 200)
      }
    }

    @Test(
      "A request whose cookie is missing or contains a wrong or old secret is refused",
      arguments: [
        "", "test-PORT=", "test-PORT=5e5e", "test-PORT=" + String(repeating: "00", count: 32), "other=SECRET",
      ])
    func wrongSecretIsRefused(cookie: String) async throws {
      try await withServer { fixture in
        let cookie = cookie.replacing("PORT", with: "\(fixture.server.port)").replacing(
          "SECRET", with: ServerFixture.secret)
        for path in ["/", "/picture/abc", "/session", "/missing"] {
          let status2 = try await fixture.browser.status(path, headers: ["Cookie": cookie])
          #expect(status2 == 403)
        }
        let status3 = try await fixture.browser.openStatus(headers: ["Cookie": cookie])
        #expect(status3 == 403)
      }
    }

    @Test("A wrong secret in the address is refused, even if the cookie is correct")
    func wrongSecretInAddressIsRefused() async throws {
      try await withServer { fixture in
        let response = try await fixture.browser.request("/?secret=0000")
        #expect(response.status == 403)
        #expect(response.headers["set-cookie"] == nil)
      }
    }

    @Test(
      "A request for another host is refused",
      arguments: ["example.com", "127.0.0.1", "127.0.0.1:1", "localhost.example.com:PORT", "[::1]:PORT", ""])
    func otherHostIsRefused(host: String) async throws {
      try await withServer { fixture in
        let host = host.replacing("PORT", with: "\(fixture.server.port)")
        for path in ["/", "/?secret=\(ServerFixture.secret)", "/session"] {
          let status4 = try await fixture.browser.status(path, headers: ["Host": host])
          #expect(status4 == 421)
        }
        let status5 = try await fixture.browser.openStatus(headers: ["Host": host])
        #expect(status5 == 421)
      }
    }

    @Test("A request for the host `localhost` is accepted") func localhostIsAccepted() async throws {
      try await withServer { fixture in
        let host = "localhost:\(fixture.server.port)"
        let status6 = try await fixture.browser.status("/", headers: ["Host": host])
        #expect(status6 == 200)
        let status7 = try await fixture.browser.openStatus(headers: ["Host": host, "Origin": "http://\(host)"])
        #expect(status7 == 101)
      }
    }

    @Test(
      "A request with an origin other than the server's is refused",
      arguments: [
        "http://example.com", "null", "https://127.0.0.1:PORT", "http://127.0.0.1", "http://localhost:PORT",
        "http://127.0.0.1:PORT.example.com", "",
      ])
    func otherOriginIsRefused(origin: String) async throws {
      try await withServer { fixture in
        let origin = origin.replacing("PORT", with: "\(fixture.server.port)")
        let status8 = try await fixture.browser.openStatus(headers: ["Origin": origin])
        #expect(status8 == 403)
        let status9 = try await fixture.browser.status("/picture/abc", headers: ["Origin": origin])
        #expect(status9 == 403)
      }
    }

    @Test("A WebSocket without an origin is refused") func missingOriginIsRefused() async throws {
      try await withServer { fixture in
        let status = try await fixture.browser.openStatus(without: "Origin")
        #expect(status == 403)
      }
    }

    @Test("A subresource is refused if another site requests it")
    func otherSiteIsRefused() async throws {
      try await withServer { fixture in
        let image = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]
        let status11 = try await fixture.browser.status("/picture/abc", headers: image)
        #expect(status11 == 403)
        let sameSite = ["Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"]
        let status12 = try await fixture.browser.status("/picture/abc", headers: sameSite)
        #expect(status12 == 403)
        let own = ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "no-cors"]
        let status13 = try await fixture.browser.status("/picture/abc", headers: own)
        #expect(status13 == 200)
      }
    }

    @Test("Only GET and HEAD are allowed", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT"])
    func otherMethodsAreRefused(method: String) async throws {
      try await withServer { fixture in
        let status14 = try await fixture.browser.status("/", method: method)
        #expect(status14 == 405)
      }
    }

    @Test(
      "No path reaches the file system",
      arguments: [
        "/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
        "/picture/../../etc/passwd",
        "/picture/..%2f..%2fetc%2fpasswd", "/index.html", "/.", "/picture/", "/picture/abd", "/\\..\\etc",
      ])
    func pathTraversalIsImpossible(path: String) async throws {
      try await withServer { fixture in
        let response = try await fixture.browser.request(path)
        #expect(response.status == 404 || response.body == "<p>page</p>")
        #expect(!response.body.contains("root:"))
      }
    }

    @Test("The response to a request for a picture contains the picture") func pictureIsSent() async throws {
      try await withServer { fixture in
        let response = try await fixture.browser.request("/picture/abc")
        #expect(response.status == 200)
        #expect(response.headers["content-type"] == "image/jpeg")
        #expect(response.body.utf8.count == 3)
      }
    }

    @Test("Every response forbids inline code, framing, sniffing and referrers") func responsesHaveProtectiveHeaders()
      async throws
    {
      try await withServer { fixture in
        for (path, cookie) in [("/", fixture.browser.cookie), ("/", ""), ("/missing", fixture.browser.cookie)] {
          let headers = try await fixture.browser.request(path, headers: ["Cookie": cookie ?? ""]).headers
          let policy = try #require(headers["content-security-policy"])
          #expect(policy.contains("default-src 'none'"))
          #expect(policy.contains("frame-ancestors 'none'"))
          #expect(!policy.contains("unsafe"))
          #expect(headers["x-content-type-options"] == "nosniff")
          #expect(headers["referrer-policy"] == "no-referrer")
          #expect(headers["cache-control"] == "no-store")
        }
      }
    }

    @Test("The log of refused requests contains no secret") func logContainsNoSecret() async throws {
      try await withServer { fixture in
        let secret = ServerFixture.secret
        _ = try await fixture.browser.request("/?secret=\(secret)", headers: ["Host": "example.com"])
        _ = try await fixture.browser.request("/", headers: ["Origin": "http://example.com"])
        _ = try await fixture.browser.request("/?secret=x\(secret)")
        _ = try await fixture.browser.open(headers: ["Origin": "http://example.com/\(secret)"])
        #expect(fixture.log.lines.count == 4)
        #expect(!fixture.log.lines.contains { $0.contains("5e5e") })
      }
    }

    @Test("Starting a server on a port in use throws an error") func portInUseIsReported() async throws {
      try await withServer { fixture in
        await #expect(throws: WebServer.StartError.portInUse(fixture.server.port)) {
          _ = try await ServerFixture(port: fixture.server.port)
        }
      }
    }
  }
}
