import Foundation

/// Measures the compile time of generated code that imports Reactive, in seconds.
func compileTimeRows() throws -> [Row] {
  let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("Modules")
  let chain = (1...10).map { ".map { $0 &+ \($0) }" }.joined()
  let tenOperators = "import Reactive\nfunc chain(_ source: Observable<Int>) -> Observable<Int> { source\(chain) }\n"
  let chains = (0..<20).map { number in
    """
      let output\(number) = input.query.filter { !$0.isEmpty }.map { $0 + "\(number)" }.distinctUntilChanged()
        .flatMapLatest { [unowned self] in search($0) }.scan(0) { $0 + $1.count }
        .withLatestFrom(input.query) { "\\($0) \\($1)" }.startWith("").asDriver(onErrorJustReturn: "")
    """
  }
  let viewModel = """
    import Reactive
    @MainActor final class ViewModel {
      struct Input { let query: Observable<String> }
      func search(_ text: String) -> Observable<String> { .just(text) }
      func transform(_ input: Input) -> [Driver<String>] {
    \(chains.joined(separator: "\n"))
        return [\((0..<20).map { "output\($0)" }.joined(separator: ", "))]
      }
    }
    """
  let empty = try seconds("import Reactive\n", ["-typecheck"], modules)
  return [
    Row(
      "type check", "type check of ten operators with closure literals, without the compiler's startup time", unit: "s",
      figure: try seconds(tenOperators, ["-typecheck"], modules) - empty, limit: nil, peers: [:], bar: Bar(most: 0.5)),
    Row(
      "compile", "debug build of a view model with twenty chains of operators", unit: "s",
      figure: try seconds(viewModel, ["-Onone", "-c", "-o", "/dev/null"], modules), limit: nil, peers: [:],
      bar: Bar(most: 5)),
  ]
}

/// Returns the shortest processor time of three runs of the compiler.
private func seconds(_ source: String, _ flags: [String], _ modules: URL) throws -> Double {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("reactive-compile-\(UUID()).swift")
  try source.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  var least = Double.infinity
  for _ in 0..<3 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", modules.path] + flags + [file.path]
    let start = childTime()
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "the compiler rejected the generated file")
    least = min(least, childTime() - start)
  }
  return least
}

/// Returns the processor time of all finished child processes, in seconds.
private func childTime() -> Double {
  var usage = rusage()
  // -1 is the value of `RUSAGE_CHILDREN`, a constant that Glibc and Darwin import with different types.
  getrusage(-1, &usage)
  let times = [usage.ru_utime, usage.ru_stime]
  return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
}
