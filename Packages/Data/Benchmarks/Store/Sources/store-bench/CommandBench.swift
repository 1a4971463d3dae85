import Foundation

/// Measures commands of `photolist` with a small store and with a large store, and compares the commands with a minimal
/// program.
///
/// Runs in a separate process that uses little memory, because the peak memory that the system reports for a command
/// includes the memory of the command's parent process.
struct CommandBench {
  /// The elapsed time, the processor time and the peak memory of one run.
  struct Run {
    var milliseconds: Double
    var cpuMilliseconds: Double
    var megabytes: Double
  }

  let program: String
  /// The path of `minimal-command`.
  let minimal: String
  /// Folders with databases, as ``Stores`` creates them.
  let small, large: String
  let photoCount: Int
  let rounds: Int

  init(_ arguments: ArraySlice<String>) throws {
    let arguments = Array(arguments)
    guard arguments.count == 6, let photoCount = Int(arguments[4]), let rounds = Int(arguments[5]) else {
      throw CommandFailure(description: "--commands takes PHOTOLIST MINIMAL SMALL-FOLDER LARGE-FOLDER PHOTOS ROUNDS")
    }
    (program, minimal) = (arguments[0], arguments[1])
    (small, large) = (arguments[2], arguments[3])
    self.photoCount = photoCount
    self.rounds = rounds
  }

  func printRows() throws {
    try BenchRow.print(rows(), asJSON: true)
  }

  private func rows() throws -> [BenchRow] {
    let commands = [["list", "--offline", "--source", "unsplash", "--per-page", "30"], ["likes", "--offline"]]
    return try commands.flatMap { arguments in
      var runs: [[Run]] = [[], [], []]
      for _ in 0..<rounds {
        runs[0].append(try run(program, arguments, data: small))
        runs[1].append(try run(program, arguments, data: large))
        runs[2].append(try run(minimal, [], data: small))
      }
      let times = runs.map { median($0.map(\.milliseconds)) }
      let cpuTimes = runs.map { median($0.map(\.cpuMilliseconds)) }
      let memory = runs.map { median($0.map(\.megabytes)) }
      let name = arguments.prefix(2).joined(separator: " ")
      return [
        BenchRow(
          case: "\(name), time from launch to exit", unit: "ms", figure: times[1], limit: 20, peers: [:], bar: "≤ 20",
          met: times[1] <= 20),
        ratio("\(name), time / minimal program", times[0], times[2], ["ms", "minimal"], atMost: 2),
        ratio("\(name), CPU time / minimal program", cpuTimes[0], cpuTimes[2], ["ms", "minimal"], atMost: 2),
        ratio(
          "\(name), time with \(photoCount) photos / with 120", times[1], times[0],
          ["ms with \(photoCount)", "ms with 120"], atMost: 1.5),
        ratio(
          "\(name), memory with \(photoCount) photos / with 120", memory[1], memory[0],
          ["MB with \(photoCount)", "MB with 120"], atMost: 1.1),
      ]
    }
  }

  /// - Parameter names: The labels of `figure` and `base`.
  private func ratio(
    _ name: String, _ figure: Double, _ base: Double, _ names: [String], atMost: Double
  ) -> BenchRow {
    let ratio = figure / base
    return BenchRow(
      case: name, unit: "×", figure: ratio, limit: atMost, peers: [names[0]: figure, names[1]: base],
      bar: "≤ \(atMost)", met: ratio <= atMost)
  }

  /// Starts the process with system calls, because only `wait4` reports the memory of a process that has ended.
  private func run(_ program: String, _ arguments: [String], data: String) throws -> Run {
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
    return Run(
      milliseconds: time / .milliseconds(1),
      cpuMilliseconds: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
      megabytes: Double(usage.ru_maxrss) / 1024)
  }

  private func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }

  struct CommandFailure: Error, CustomStringConvertible {
    let description: String
  }
}
