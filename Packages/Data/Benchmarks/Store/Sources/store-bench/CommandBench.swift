import Foundation

/// Measures commands of `photolist` with a small store and with a large one.
///
/// Runs in its own process, because the reported memory of a command is at least that of the process that started it.
struct CommandBench {
  /// The cost of one run.
  struct Run {
    var milliseconds: Double
    var megabytes: Double
  }

  let program: String
  /// Folders with databases, as ``Stores`` creates them.
  let small, large: String
  let photoCount: Int
  let rounds: Int

  init(_ arguments: ArraySlice<String>) throws {
    let arguments = Array(arguments)
    guard arguments.count == 5, let photoCount = Int(arguments[3]), let rounds = Int(arguments[4]) else {
      throw CommandFailure(description: "--commands takes PROGRAM, two folders, and two numbers")
    }
    program = arguments[0]
    (small, large) = (arguments[1], arguments[2])
    self.photoCount = photoCount
    self.rounds = rounds
  }

  func printRows() throws {
    try BenchRow.print(rows(), asJSON: true)
  }

  private func rows() throws -> [BenchRow] {
    let commands = [["list", "--offline", "--source", "unsplash", "--per-page", "30"], ["likes", "--offline"]]
    return try commands.flatMap { arguments in
      var runs: [[Run]] = [[], []]
      for _ in 0..<rounds {
        runs[0].append(try run(arguments, data: small))
        runs[1].append(try run(arguments, data: large))
      }
      let times = runs.map { median($0.map(\.milliseconds)) }
      let memory = runs.map { median($0.map(\.megabytes)) }
      let name = arguments.prefix(2).joined(separator: " ")
      return [
        BenchRow(
          case: "\(name), start to end", unit: "ms", figure: times[1], limit: 20, peers: [:], bar: "≤ 20",
          met: times[1] <= 20),
        ratio("\(name), \(photoCount) photos / 120", times, unit: "ms", atMost: 1.5),
        ratio("\(name), memory, \(photoCount) / 120", memory, unit: "MB", atMost: 1.1),
      ]
    }
  }

  private func ratio(_ name: String, _ figures: [Double], unit: String, atMost: Double) -> BenchRow {
    let ratio = figures[1] / figures[0]
    return BenchRow(
      case: name, unit: "×", figure: ratio, limit: atMost,
      peers: ["\(unit) with 120": figures[0], "\(unit) with all": figures[1]], bar: "≤ \(atMost)",
      met: ratio <= atMost)
  }

  /// Starts the process with system calls, because only `wait4` reports its memory.
  private func run(_ arguments: [String], data: String) throws -> Run {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(1)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0) }
    let environment = [
      "HOME=\(data)", "XDG_DATA_HOME=\(data)/data", "XDG_CACHE_HOME=\(data)/cache", "PATH=/usr/bin:/bin",
      "LANG=C.UTF-8",
    ]
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var id = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    let start = ContinuousClock.now
    guard posix_spawn(&id, program, &actions, nil, &argv, &envp) == 0, wait4(id, &status, 0, &usage) == id, status == 0
    else { throw CommandFailure(description: "\(program) \(arguments.joined(separator: " ")) failed: \(status)") }
    let time = ContinuousClock.now - start
    return Run(milliseconds: time / .milliseconds(1), megabytes: Double(usage.ru_maxrss) / 1024)
  }

  struct CommandFailure: Error, CustomStringConvertible {
    let description: String
  }
}
