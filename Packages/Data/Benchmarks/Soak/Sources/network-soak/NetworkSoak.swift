import Foundation

/// Runs long tests of the HTTP client: server failures, cancellations, killed downloads and memory use. See
/// `Tests/soak`.
@main
enum NetworkSoak {
  static func main() async {
    do {
      try await run()
    } catch {
      FileHandle.standardError.write(Data("network-soak: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run() async throws {
    let usage = Failure(description: "usage: network-soak faults|cancels|kills|memory [COUNT]")
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.map { Int($0) ?? 0 }
    guard arguments.count <= 2, count.map({ $0 > 0 }) ?? true else { throw usage }
    switch arguments.first {
    case "faults": try await Faults(count: count ?? 10_000).run()
    case "cancels": try await Cancels(count: count ?? 1000).run()
    case "kills": try await Kills(count: count ?? 50).run()
    case "memory": try await Memory(count: count ?? 1024).run()
    default: throw usage
    }
  }
}
