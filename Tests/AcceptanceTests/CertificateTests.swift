import Foundation
import ProgramTesting
import Subprocess
import Testing

/// Tests which certificates photolist trusts, with a TLS server of `openssl`. The server answers every request with a
/// web page, so even a request with a trusted certificate fails, but with another error.
@Suite(
  "Certificate authorities", .enabled("openssl is missing") { await TLSServer.isAvailable() }, .timeLimit(.minutes(2)))
struct CertificateTests {
  private func list(_ server: TLSServer, _ variables: [String: String] = [:]) async throws -> Answer {
    let settings = ["UNSPLASH_BASE_URL": "https://localhost:\(server.port)", "UNSPLASH_ACCESS_KEY": "key"]
    return try await Viewer(settings.merging(variables) { $1 }).types("list", "--timeout", "10")
  }

  @Test("The certificate of a private authority is refused, with advice about SSL_CERT_FILE")
  func unknownAuthority() async throws {
    let answer = try await TLSServer.whileRunning { try await list($0) }
    #expect(answer.status == 69)
    #expect(answer.errors.contains("The certificate of localhost"))
    #expect(answer.errors.contains("SSL_CERT_FILE"))
  }

  @Test("Certificates in CURL_CA_BUNDLE, SSL_CERT_FILE or SSL_CERT_DIR are trusted")
  func variables() async throws {
    try await TLSServer.whileRunning { server in
      for variables in [
        ["CURL_CA_BUNDLE": server.certificate], ["SSL_CERT_FILE": server.certificate],
        ["SSL_CERT_DIR": server.authorities],
        ["CURL_CA_BUNDLE": server.certificate, "SSL_CERT_FILE": "/etc/hostname"],
      ] {
        let answer = try await list(server, variables)
        #expect(answer.errors.contains("sent a web page"), "\(variables): \(answer)")
      }
    }
  }

  @Test(
    "A variable with a path that does not exist is reported",
    arguments: ["CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"])
  func unreadable(variable: String) async throws {
    let answer = try await Viewer([variable: "/no/such"]).types("list")
    #expect(answer.status == 78)
    #expect(answer.errors.contains("\(variable) names certificates that cannot be read: /no/such."))
  }

  @Test("An expired certificate is reported with advice about the clock")
  func expiredCertificate() async throws {
    let answer = try await TLSServer.whileRunning(isExpired: true) { server in
      try await list(server, ["SSL_CERT_FILE": server.certificate])
    }
    #expect(answer.status == 69)
    #expect(answer.errors.contains("is not valid today"), "\(answer)")
    #expect(answer.errors.contains("Check the date and the time of this computer."))
  }
}

/// A TLS server with a self-signed certificate.
private struct TLSServer {
  let port: Int
  /// The path of a folder that contains only the certificate.
  let authorities: String
  let certificate: String

  static func isAvailable() async -> Bool { (try? await openssl(["version"])) == true }

  /// Runs a server until `body` returns.
  static func whileRunning<Result: Sendable>(
    isExpired: Bool = false, _ body: (TLSServer) async throws -> Result
  ) async throws -> Result {
    let folder = NSTemporaryDirectory() + "photolist-tls-\(UUID().uuidString)"
    let authorities = folder + "/authorities"
    let certificate = authorities + "/certificate.pem"
    let key = folder + "/key.pem"
    try FileManager.default.createDirectory(atPath: authorities, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in ["config": config(folder), "index.txt": "", "serial": "01\n"] {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
    // `openssl ca` can create an expired certificate; `openssl req` cannot.
    for arguments in [
      ["req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", key, "-out", folder + "/request"],
      [
        "ca", "-batch", "-selfsign", "-config", folder + "/config", "-keyfile", key, "-in", folder + "/request", "-out",
        certificate, "-startdate", "200101000000Z", "-enddate", isExpired ? "200102000000Z" : "491231000000Z",
      ], ["rehash", authorities],
    ] { try #require(try await openssl(arguments), "\(arguments)") }
    return try await run(
      .name("openssl"),
      arguments: ["s_server", "-accept", "127.0.0.1:0", "-www", "-key", key, "-cert", certificate],
      input: .none, output: .sequence, error: .discarded
    ) { execution in
      // The server prints a line with its address, such as "ACCEPT 127.0.0.1:40123".
      var ports = execution.standardOutput.strings().compactMap {
        $0.firstMatch(of: #/ACCEPT \S+:(\d+)/#).flatMap { Int($0.1) }
      }
      .makeAsyncIterator()
      let port = try #require(try await ports.next(), "the server has ended")
      let result = try await body(TLSServer(port: port, authorities: authorities, certificate: certificate))
      try execution.send(signal: .terminate)
      return result
    }
    .closureResult
  }

  private static func config(_ folder: String) -> String {
    """
    [ca]
    default_ca = local
    [local]
    database = \(folder)/index.txt
    serial = \(folder)/serial
    new_certs_dir = \(folder)
    default_md = sha256
    policy = names
    x509_extensions = extensions
    [names]
    commonName = supplied
    [extensions]
    basicConstraints = CA:true
    subjectAltName = DNS:localhost
    """
  }

  /// Returns whether `openssl` succeeds.
  private static func openssl(_ arguments: [String]) async throws -> Bool {
    try await run(.name("openssl"), arguments: Arguments(arguments), output: .discarded).terminationStatus.isSuccess
  }
}
