import ClientSupport
import Foundation

/// Compares this project's HTTP client with other clients in interleaved rounds. All clients send requests to an nginx
/// that the benchmark starts.
@main
struct NetworkBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard let servers = value(of: "--servers", arguments) else {
      throw ClientError(description: "usage: network-bench --servers SCRIPT [--json] [--rounds N] [--requests N]")
    }
    let site = try Site(script: URL(filePath: servers))
    defer { site.close() }
    let rounds = value(of: "--rounds", arguments).flatMap { Int($0) } ?? 9
    let requests = value(of: "--requests", arguments).flatMap { Int($0) } ?? 6_000
    var measurement = Measurement(site: site, requests: requests)
    for round in 1...rounds {
      FileHandle.standardError.write(Data("round \(round) of \(rounds)\n".utf8))
      try measurement.round()
    }
    let rows = Report(samples: measurement.samples).rows
    if arguments.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    } else {
      print(Row.table(rows))
    }
  }

  private static func value(of option: String, _ arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }
}
