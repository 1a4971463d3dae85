import Foundation
import HTTPTypes
import Networking
import ProgramTesting
import Web

/// A running chromedriver, which starts Chromium and controls it.
///
/// The WebDriver specification defines the commands (https://www.w3.org/TR/webdriver2/).
final class WebDriver: Sendable {
  let program: RunningProgram
  private let transport: CurlTransport
  private let address: String

  /// Starts chromedriver on a free port.
  ///
  /// - Throws: `ProgramEnded` if chromedriver cannot be started. `Scripts/setup --browser` installs chromedriver.
  init(path: String = WebDriver.path) async throws {
    program = RunningProgram(path, ["--port=0"])
    let line = try await program.line { $0.contains("started successfully on port") }
    let port = line.drop { !$0.isNumber }.prefix { $0.isNumber }
    address = "http://127.0.0.1:\(port)"
    var configuration = CurlConfiguration()
    configuration.proxy = .none
    transport = CurlTransport(configuration: configuration)
  }

  /// Sends a command and returns the `value` of the response.
  ///
  /// - Throws: `WebDriverError` if the command failed, or `ProgramEnded` if chromedriver has ended.
  @discardableResult
  func send(_ method: HTTPRequest.Method, _ path: String, _ body: JSON? = nil) async throws -> JSON {
    guard
      var request = Request(
        url: address + path, method: method, headers: [.contentType: "application/json; charset=utf-8"],
        body: try body.map { try $0.bytes } ?? [])
    else { preconditionFailure("not a URL: \(address + path)") }
    request.limits.firstByteTime = .seconds(120)
    let response: Response
    do {
      response = try await transport.send(request)
    } catch {
      // If chromedriver ends, the connection can fail shortly before `program.ending` is set.
      _ = try? await eventually("the end of chromedriver", within: .seconds(1)) { program.ending }
      try program.requireRunning()
      throw error
    }
    let value = try JSON(bytes: response.body)["value"] ?? .null
    guard response.isSuccessful else {
      throw WebDriverError(
        command: "\(method) \(path)", code: value["error"]?.string ?? "status \(response.status)",
        message: value["message"]?.string ?? "")
    }
    return value
  }

  func stop() async {
    await program.stop()
    await transport.shutdown()
  }

  /// The path of chromedriver, from the variable `CHROMEDRIVER` or from Debian's package.
  static let path = ProcessInfo.processInfo.environment["CHROMEDRIVER"] ?? "/usr/bin/chromedriver"
}

/// The error of a WebDriver command.
struct WebDriverError: Error, CustomStringConvertible {
  let command: String
  /// The error code from the specification, such as "no such element".
  let code: String
  let message: String

  var description: String { "\(command): \(code): \(message.prefix { $0 != "\n" })" }
}
