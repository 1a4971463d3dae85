import HTTPTypes
import Networking
import NetworkingTesting
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tests proxies from the configuration and from the environment. The environment belongs to the whole process, so each
/// test that changes the environment runs in its own process.
@Suite(.timeLimit(.minutes(1)))
struct CurlTransportProxyTests {
  @Test("A proxy receives the absolute URL of an http request")
  func httpProxy() async throws {
    let proxy = try ScriptedServer { _ in Reply(body: "by proxy") }
    let configuration = CurlConfiguration(proxy: .url(proxy.url("")))
    let request = try #require(Request(url: "http://photos.example/list?page=1"))
    let response = try await CurlTransport(configuration: configuration).send(request)
    #expect(response.body == Array("by proxy".utf8))
    #expect(proxy.requests.map(\.target) == ["http://photos.example/list?page=1"])
  }

  @Test("For https, a proxy receives a request for a tunnel and sees only the host")
  func httpsProxy() async throws {
    let proxy = try ScriptedServer { _ in Reply(status: 403) }
    let configuration = CurlConfiguration(proxy: .url(proxy.url("")))
    let request = try #require(
      Request(url: "https://photos.example/list", headers: [.authorization: "Client-ID secret"])
    )
    await #expect {
      try await CurlTransport(configuration: configuration).send(request)
    } throws: { error in
      // The detail is libcurl's message, which contains the proxy's status.
      if case NetworkError.proxy(_, false, let detail) = error { detail.contains("403") } else { false }
    }
    let asked = try #require(proxy.requests.first)
    #expect(asked.method == "CONNECT")
    #expect(asked.target == "photos.example:443")
    #expect(!asked.headers.contains { $0.value.contains("secret") })
  }

  @Test("The error for an unreachable proxy contains the proxy's address")
  func missingProxy() async throws {
    let proxy = try ScriptedServer { _ in Reply() }
    let configuration = CurlConfiguration(proxy: .url(proxy.url("")))
    let address = String(proxy.url("").dropFirst("http://".count).prefix { $0 != "/" })
    proxy.stop()
    let request = try #require(Request(url: "http://photos.example/"))
    await #expect {
      try await CurlTransport(configuration: configuration).send(request)
    } throws: { error in
      if case NetworkError.proxy(address, false, _) = error { true } else { false }
    }
  }

  @Test("The environment can name a proxy for each scheme")
  func environmentProxy() async {
    await #expect(processExitsWith: .success) {
      let proxy = try ScriptedServer { Reply(status: $0.method == "CONNECT" ? 403 : 200, body: "by proxy") }
      setenv("http_proxy", proxy.url(""), 1)
      setenv("https_proxy", proxy.url(""), 1)
      let transport = CurlTransport()
      let response = try await transport.send(#require(Request(url: "http://photos.example/")))
      #expect(response.body == Array("by proxy".utf8))
      let secure = try #require(Request(url: "https://photos.example/"))
      await #expect(throws: NetworkError.self) { try await transport.send(secure) }
      #expect(proxy.requests.map(\.target) == ["http://photos.example/", "photos.example:443"])
    }
  }

  @Test("Requests to hosts in NO_PROXY bypass the proxy")
  func noProxyVariable() async {
    await #expect(processExitsWith: .success) {
      let proxy = try ScriptedServer { _ in Reply(body: "by proxy") }
      let server = try ScriptedServer { _ in Reply(body: "directly") }
      setenv("all_proxy", proxy.url(""), 1)
      setenv("no_proxy", "photos.example,127.0.0.1", 1)
      let response = try await CurlTransport().send(#require(Request(url: server.url("/"))))
      #expect(response.body == Array("directly".utf8))
    }
  }

  @Test("If the configuration turns off the proxy, the environment is ignored")
  func proxyDisabled() async {
    await #expect(processExitsWith: .success) {
      let proxy = try ScriptedServer { _ in Reply(body: "by proxy") }
      let server = try ScriptedServer { _ in Reply(body: "directly") }
      setenv("http_proxy", proxy.url(""), 1)
      let transport = CurlTransport(configuration: CurlConfiguration(proxy: .none))
      let response = try await transport.send(#require(Request(url: server.url("/"))))
      #expect(response.body == Array("directly".utf8))
    }
  }

  /// A web server that runs a CGI program sets HTTP_PROXY from the request's `Proxy` field, so any client could choose
  /// the proxy.
  @Test("The variable HTTP_PROXY in capitals is ignored")
  func uppercaseHTTPProxy() async {
    await #expect(processExitsWith: .success) {
      let proxy = try ScriptedServer { _ in Reply(body: "by proxy") }
      let server = try ScriptedServer { _ in Reply(body: "directly") }
      setenv("HTTP_PROXY", proxy.url(""), 1)
      let response = try await CurlTransport().send(#require(Request(url: server.url("/"))))
      #expect(response.body == Array("directly".utf8))
    }
  }

  private static let passwords = [
    "p@ss-canary", "p/ss-canary", "p#ss-canary", "p ss-canary", "p?ss-canary", "p:ss-canary", "1/ss-canary", "canary",
    "@canary@/", "p%ss-canary", "p\\ss-canary",
  ]

  @Test("An error never contains the password of a proxy", arguments: passwords, ["http", "https", "socks5", ""])
  func hiddenPassword(_ password: String, _ scheme: String) async throws {
    let address = (scheme.isEmpty ? "" : scheme + "://") + "me:\(password)@127.0.0.1:9"
    let transport = CurlTransport(configuration: CurlConfiguration(proxy: .url(address)))
    var request = try #require(Request(url: "http://photos.example/"))
    request.limits.connectTime = .seconds(2)
    let failing = request
    await #expect {
      _ = try await transport.send(failing)
    } throws: { error in
      let text = "\(error)"
      return text.contains("127.0.0.1:9") && !text.contains("canary") && !text.contains("ss-")
        && !text.contains("p@") && !text.contains("host: p")
    }
    await transport.shutdown()
  }

  @Test("An error never contains the password of a proxy from the environment")
  func hiddenPasswordOfEnvironment() async {
    await #expect(processExitsWith: .success) {
      setenv("http_proxy", "http://me:p/ss-canary@127.0.0.1:9", 1)
      let request = try #require(Request(url: "http://photos.example/"))
      await #expect {
        _ = try await CurlTransport().send(request)
      } throws: { error in
        !"\(error)".contains("canary") && "\(error)".contains("percent-encoded")
      }
    }
  }
}
