#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The command line of a client program:
///
///     CLIENT get URL COUNT CONCURRENCY CA-FILE-OR-EMPTY [VARIANT]
///     CLIENT download URL BYTES PATH
///     CLIENT cancel COUNT
public enum ClientCommand: Sendable {
  case get(url: String, count: Int, concurrency: Int, caFile: String?, variant: String)
  case download(url: String, bytes: Int, path: String)
  case cancel(count: Int)

  public init?(_ arguments: [String]) {
    switch arguments.dropFirst().first {
    case "get" where arguments.count >= 6:
      guard let count = Int(arguments[3]), let concurrency = Int(arguments[4]) else { return nil }
      self = .get(
        url: arguments[2],
        count: count,
        concurrency: concurrency,
        caFile: arguments[5].isEmpty ? nil : arguments[5],
        variant: arguments.count > 6 ? arguments[6] : ""
      )
    case "download" where arguments.count == 5:
      guard let bytes = Int(arguments[3]) else { return nil }
      self = .download(url: arguments[2], bytes: bytes, path: arguments[4])
    case "cancel" where arguments.count == 3:
      guard let count = Int(arguments[2]) else { return nil }
      self = .cancel(count: count)
    default:
      return nil
    }
  }
}

/// Runs the command of a client program and prints the result.
public func runClient(_ perform: (ClientCommand) async throws -> LoadResult) async throws {
  guard let command = ClientCommand(CommandLine.arguments) else {
    throw ClientError(description: "invalid arguments: \(CommandLine.arguments)")
  }
  print(String(decoding: try JSONEncoder().encode(try await perform(command)), as: UTF8.self))
}

public struct ClientError: Error, CustomStringConvertible {
  public let description: String

  public init(description: String) {
    self.description = description
  }
}
