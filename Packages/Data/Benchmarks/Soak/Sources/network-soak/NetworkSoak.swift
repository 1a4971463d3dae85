/// Long tests that try to break the client: see `Tests/soak`.
@main
enum NetworkSoak {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    switch arguments.first {
    case "faults": try await Faults(count: count ?? 10_000).run()
    case "cancels": try await Cancels(count: count ?? 1000).run()
    case "kills": try await Kills(count: count ?? 50).run()
    case "memory": try await Memory(count: count ?? 1024).run()
    case "fetch" where arguments.count == 3:
      try await Kills.fetch(url: CommandLine.arguments[2], to: CommandLine.arguments[3])
    default: throw Failure(description: "usage: network-soak faults|cancels|kills|memory [COUNT]")
    }
  }
}
