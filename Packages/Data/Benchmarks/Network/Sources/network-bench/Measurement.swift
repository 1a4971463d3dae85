import ClientSupport
import Foundation

/// Runs every program in each round, so that other load on the machine affects all programs equally.
struct Measurement {
  private let site: Site
  private let requests: Int
  private(set) var samples = Samples()

  static let concurrencies = [1, 8, 64]

  init(site: Site, requests: Int) {
    self.site = site
    self.requests = requests
  }

  mutating func round() throws {
    for concurrency in Self.concurrencies {
      for (name, program, variant) in Self.clients {
        let result = try client(program).result(["get", site.page, "\(requests)", "\(concurrency)", "", variant])
        add(result, name, "GET c=\(concurrency)")
      }
      try curl(concurrency)
      try limit("wrk", concurrency)
    }
    for (name, program) in [("engine", "networking-client"), ("AsyncHTTPClient", "asynchttpclient-client")] {
      add(try client(program).result(["get", site.securePage, "\(requests)", "64", site.caFile, ""]), name, "h2 c=64")
    }
    try limit("h2load", 64)
    try downloads()
    let cancel = try client("networking-client").result(["cancel", "1000"])
    samples.add(cancel.slowMicroseconds / 1000, "engine", "cancel p99")
  }

  private static let clients = [
    ("engine", "networking-client", ""), ("executor", "networking-client", "executor"),
    ("stack", "networking-client", "stack"), ("URLSession", "urlsession-client", ""),
    ("AsyncHTTPClient", "asynchttpclient-client", ""),
  ]

  private func client(_ name: String) -> Program {
    Program(executable: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name))
  }

  private mutating func add(_ result: LoadResult, _ name: String, _ group: String) {
    samples.add(result.cpuMicroseconds, name, "\(group) CPU")
    samples.add(result.requestsPerSecond, name, "\(group) rate")
  }

  /// Measures the curl command. The figures include the startup time of the command, which is negligible for thousands
  /// of requests.
  private mutating func curl(_ concurrency: Int) throws {
    guard let curl = Program(command: "curl") else { return }
    let run = try curl.run(
      ["-s", "--parallel", "--parallel-max", "\(concurrency)", "\(site.page)?n=[1-\(requests)]", "-o", "/dev/null"]
    )
    samples.add(run.cpuSeconds * 1e6 / Double(requests), "curl", "GET c=\(concurrency) CPU")
    samples.add(Double(requests) / run.seconds, "curl", "GET c=\(concurrency) rate")
  }

  /// Measures a load generator, whose figures show the best result that a client can reach.
  private mutating func limit(_ name: String, _ concurrency: Int) throws {
    guard let program = Program(command: name) else { return }
    if name == "wrk" {
      let run = try program.run(["-t1", "-c\(concurrency)", "-d2s", site.page])
      guard let count = run.output.number(before: " requests in") else { return }
      samples.add(run.cpuSeconds * 1e6 / count, name, "GET c=\(concurrency) CPU")
      samples.add(count / 2, name, "GET c=\(concurrency) rate")
    } else {
      let run = try program.run(["-n\(requests)", "-c1", "-m\(concurrency)", site.securePage])
      samples.add(run.cpuSeconds * 1e6 / Double(requests), name, "h2 c=\(concurrency) CPU")
      samples.add(Double(requests) / run.seconds, name, "h2 c=\(concurrency) rate")
    }
  }

  private mutating func downloads() throws {
    let arguments = ["download", site.file, "\(Site.fileBytes)", site.downloadPath]
    let own = try client("networking-client").result(arguments)
    samples.add(own.megabytesPerSecond, "engine", "download")
    samples.add(own.peakMegabytes, "engine", "download memory")
    // URLSession downloads to a temporary file and moves it. `TMPDIR` is on the disk of the final file, so that moving
    // the file copies no data.
    let session = try client("urlsession-client").result(arguments, environment: ["TMPDIR": site.downloadFolder])
    samples.add(session.megabytesPerSecond, "URLSession", "download")
    samples.add(session.peakMegabytes, "URLSession", "download memory")
    guard let curl = Program(command: "curl") else { return }
    try? FileManager.default.removeItem(atPath: site.downloadPath)
    let run = try curl.run(["-s", "-o", site.downloadPath, site.file])
    samples.add(Double(Site.fileBytes) / 1e6 / run.seconds, "curl", "download")
  }
}

extension String {
  /// Returns the number before `marker`.
  fileprivate func number(before marker: String) -> Double? {
    guard let range = range(of: marker) else { return nil }
    return Double(self[..<range.lowerBound].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? "")
  }
}
