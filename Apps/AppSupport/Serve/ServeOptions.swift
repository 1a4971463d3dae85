package import ArgumentParser
import Foundation
import Presentation
import Terminal
package import Web

/// The options of a command that serves a web page, and the server of the page.
package struct ServeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port; 0 for a free port. (default: a fixed port)", valueName: "number"))
  package var port: UInt16?

  @Flag(help: "Open the page in the default browser.")
  package var open = false

  package init() {}

  /// Serves a page until the user interrupts the command.
  ///
  /// - Parameters:
  ///   - assets: the files of the page.
  ///   - name: the name of the program.
  ///   - picture: returns the picture with the given id; nil if there is none.
  ///   - makePage: binds a new page to view models. The page retains the returned object until the page is closed.
  /// - Throws: `CommandFailure`, or `CancellationError` after the user has interrupted the command.
  @MainActor package func serve(
    _ assets: [String: WebServer.Asset], name: String, defaultPort: UInt16, settings: CommonSettings, console: Console,
    picture: @escaping @Sendable (_ id: String) async -> WebServer.Asset? = { _ in nil },
    makePage: @escaping @MainActor (WebPage) -> AnyObject
  ) async throws {
    let strings = Strings(settings.language).serve
    let secret = try ServeSecret(path: settings.paths.serveSecret, strings: strings).text
    let port = self.port ?? defaultPort
    let redirect = settings.paths.serveRedirect(port: port)
    defer { if open { unlink(redirect) } }
    let configuration = WebServer.Configuration(
      port: port, secret: secret, name: name, assets: assets, refusal: strings.refusal, picture: picture,
      onAdmission: { [open] in if open { unlink(redirect) } },
      log: { [verbosity = settings.verbosity] line in if verbosity > 0 { console.print(line) } })
    let server = WebServer(configuration: configuration, open: makePage)
    do throws(WebServer.StartError) {
      try await server.start()
    } catch {
      let message =
        switch error {
        case .portInUse(let port): strings.portInUse(Int(port))
        case .cannotListen(let reason): strings.cannotListen(reason)
        }
      throw CommandFailure(message: message, advice: strings.choosePort, status: .unavailable)
    }
    raiseDescriptorLimit()
    console.print(strings.open)
    try console.write(line: server.address)
    console.print(strings.stop)
    if open, !(await openBrowser(server.address, name: name, through: redirect)) { console.warn(strings.notOpened) }
    await server.run()
    try Task.checkCancellation()
  }

  /// Opens the page in the default browser, through a file that only the user can read. Other users can see the
  /// arguments of programs, so the address with the secret is not an argument.
  ///
  /// - Returns: whether a browser opened the file.
  private func openBrowser(_ address: String, name: String, through path: String) async -> Bool {
    let document = """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>\(name)</title>
      <a href="\(address)">\(name)</a>

      """
    guard PrivateFile.write(document, to: path) else { return false }
    return await WebBrowser.openFile(path, environment: ProcessInfo.processInfo.environment)
  }

  /// Allows this process as many open files as the system permits, because each connection needs a file descriptor.
  private func raiseDescriptorLimit() {
    var limit = rlimit()
    #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 10_240)
    setrlimit(resource, &limit)
  }
}
