import Domain
import Foundation
import Persistence

/// Measures the store against the C interface by hand and against GRDB's Codable records, in interleaved rounds.
@main
struct StoreBench {
  let photoCount: Int
  let insertCount: Int
  let rounds: Int
  let folder: String

  static func main() async throws {
    let arguments = CommandLine.arguments
    func number(_ name: String, else other: Int) -> Int {
      arguments.firstIndex(of: name).flatMap { Int(arguments[$0 + 1]) } ?? other
    }
    if let index = arguments.firstIndex(of: "--first-pages") {
      return try await firstPages(of: arguments[index + 1])
    }
    let folder = NSTemporaryDirectory() + "photolist-store-bench-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bench = StoreBench(
      photoCount: number("--photos", else: 1_000_000), insertCount: number("--inserts", else: 100_000),
      rounds: number("--rounds", else: 5), folder: folder)
    // Away from the main actor, as a repository is called.
    let rows = try await Task.detached { try await bench.run() }.value
    try BenchRow.print(rows, asJSON: arguments.contains("--json"))
  }

  @concurrent private func run() async throws -> [BenchRow] {
    var results = [try await insert()]
    let large = try fill("large", photoCount)
    let small = try fill("small", 120)
    results += try await pages(large)
    results += try await search(large)
    results.append(try await likes(large))
    results += try await sizes(small: small, large: large)
    return results
  }

  private func insert() async throws -> BenchRow {
    var figures: [[Double]] = [[], [], []]
    let pages = insertCount / 30 / rounds
    let ours = PhotoStore(database: try PhotoDatabase(path: "\(folder)/ours"), source: Sample.source)
    let raw = RawStore(path: try emptyStore("raw"))
    let codable = try CodableStore(path: try emptyStore("codable"))
    for round in 0..<rounds {
      let samples = (1...pages).map { Sample.page(round * pages + $0) }
      figures[0].append(
        try await microseconds(pages) {
          try await ours.keep(samples[$0], of: .editorial, as: PageRequest(number: round * pages + $0 + 1, size: 30))
        } / 30)
      figures[1].append(await microseconds(pages) { raw.keep(samples[$0], number: round * pages + $0 + 1) } / 30)
      figures[2].append(
        try await microseconds(pages) { try await codable.keep(samples[$0], number: round * pages + $0 + 1) } / 30)
    }
    return compared(
      "insert, pages of 30", unit: "µs/photo", figures, least: 0.75)
  }

  private func pages(_ path: String) async throws -> [BenchRow] {
    let store = PhotoStore(database: try PhotoDatabase(path: path), source: Sample.source)
    let raw = RawStore(path: path)
    let codable = try CodableStore(path: path)
    let depths = [0, photoCount / 10, photoCount * 99 / 100]
    var figures = depths.map { _ in [[Double]]([[], [], []]) }
    for _ in 0..<(rounds * 4) {
      for (index, depth) in depths.enumerated() {
        let first = depth / 30 + 1
        let last = photoCount / 30
        let numbers = (0..<100).map { first + $0 % (last - first + 1) }
        figures[index][0].append(
          try await microseconds(100) {
            _ = try await store.page(PageRequest(number: numbers[$0], size: 30), of: .editorial)
          })
        figures[index][1].append(await microseconds(100) { _ = raw.page(numbers[$0]) })
        figures[index][2].append(try await microseconds(100) { _ = try await codable.page(numbers[$0]) })
      }
    }
    let results = zip(depths, figures).map { depth, figures in
      compared("page of 30 at depth \(depth)", unit: "µs", figures, least: 0.9)
    }
    let ratio = results[2].figure / results[0].figure
    return results + [
      BenchRow(
        case: "page at the end / page 1", unit: "×", figure: ratio, limit: 1.5, peers: [:], bar: "≤ 1.5",
        met: ratio <= 1.5)
    ]
  }

  private func search(_ path: String) async throws -> [BenchRow] {
    let store = PhotoStore(database: try PhotoDatabase(path: path), source: Sample.source)
    let raw = RawStore(path: path)
    var results: [BenchRow] = []
    for (name, text) in [("rare", "unicorn"), ("prefix", "unic"), ("common", "photograph"), ("mixed", "river unicorn")]
    {
      guard let query = SearchQuery(text) else { continue }
      let phrases = text.split(separator: " ").map { "\"\($0)\" *" }.joined(separator: " AND ")
      var ours: [Double] = []
      var peer: [Double] = []
      for _ in 0..<(rounds * 2) {
        ours.append(
          try await microseconds(5) { _ in
            _ = try await store.photos(matching: query, page: PageRequest(size: 30))
          } / 1000)
        peer.append(
          await microseconds(5) { _ in _ = raw.search("source : unsplash AND words : (\(phrases))") } / 1000)
      }
      results.append(
        BenchRow(
          case: "search, \(name) term", unit: "ms", figure: median(ours), limit: 20, peers: ["raw C": median(peer)],
          bar: "≤ 20 ms", met: median(ours) <= 20))
    }
    return results
  }

  private func likes(_ path: String) async throws -> BenchRow {
    let likes = DatabaseLikesRepository(database: try PhotoDatabase(path: path))
    let raw = RawStore(path: path)
    var figures: [[Double]] = [[], []]
    for _ in 0..<rounds {
      figures[0].append(
        try await microseconds(100) {
          try await likes.like(Sample.photo($0))
          try await likes.unlike(Sample.photo($0).id)
        } / 2)
      figures[1].append(await microseconds(100) { raw.toggleLike(Sample.photo($0)) } / 2)
    }
    return compared("like or unlike", unit: "µs", figures, least: 0.75)
  }

  /// In processes of their own, so that each has its own memory.
  private func sizes(small: String, large: String) async throws -> [BenchRow] {
    var times: [[Double]] = [[], []]
    var memory: [[Double]] = [[], []]
    for _ in 0..<rounds {
      for (index, path) in [small, large].enumerated() {
        let figures = try measureFirstPages(of: path)
        times[index].append(figures[0])
        memory[index].append(figures[1])
      }
    }
    let time = median(times[1]) / median(times[0])
    let space = median(memory[1]) / median(memory[0])
    return [
      BenchRow(
        case: "first pages, \(photoCount) photos / 120", unit: "×", figure: time, limit: 1.5,
        peers: ["µs with 120": median(times[0]), "µs with all": median(times[1])], bar: "≤ 1.5", met: time <= 1.5),
      BenchRow(
        case: "memory, \(photoCount) photos / 120", unit: "×", figure: space, limit: 1.1,
        peers: ["MB with 120": median(memory[0]), "MB with all": median(memory[1])], bar: "≤ 1.1", met: space <= 1.1),
    ]
  }

  private func measureFirstPages(of path: String) throws -> [Double] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--first-pages", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  /// What `list` and `likes` do: open the store, read a page, read the newest likes. Prints microseconds and megabytes.
  private static func firstPages(of path: String) async throws {
    let time = try await microseconds(1) { _ in
      let database = try PhotoDatabase(path: path)
      _ = try await PhotoStore(database: database, source: Sample.source).page(PageRequest(size: 30), of: .editorial)
      _ = try await DatabaseLikesRepository(database: database).likes(limit: 30).first { _ in true }
    }
    var usage = rusage()
    #if os(Linux)
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    let bytes = usage.ru_maxrss * 1024
    #else
    getrusage(RUSAGE_SELF, &usage)
    let bytes = usage.ru_maxrss
    #endif
    print(time, Double(bytes) / 1_048_576)
  }

  private func compared(_ name: String, unit: String, _ figures: [[Double]], least: Double) -> BenchRow {
    let ours = median(figures[0])
    let raw = median(figures[1])
    let peers = figures.count > 2 ? ["GRDB Codable": median(figures[2])] : [:]
    return BenchRow(
      case: name, unit: unit, figure: ours, limit: raw, peers: peers, bar: "≥ \(least) of raw C",
      met: raw / ours >= least)
  }

  private func emptyStore(_ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try PhotoDatabase(path: path).close()
    return path
  }

  private func fill(_ name: String, _ count: Int) throws -> String {
    let path = try emptyStore(name)
    let raw = RawStore(path: path)
    for start in stride(from: 0, to: count, by: 10_000) {
      raw.execute("BEGIN IMMEDIATE")
      raw.append((start..<min(start + 10_000, count)).map(Sample.photo), at: start, pageSize: 10_000)
      raw.execute("COMMIT")
    }
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path
  }
}
