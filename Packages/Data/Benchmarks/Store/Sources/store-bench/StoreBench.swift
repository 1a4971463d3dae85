import Domain
import Foundation
import Persistence

/// Compares the store with SQLite's C interface and with GRDB's Codable records, in interleaved rounds.
@main
struct StoreBench {
  let photoCount: Int
  let insertCount: Int
  let rounds: Int
  /// The parts to measure, such as `pages`; if empty, all parts are measured.
  let parts: Set<String>
  /// The paths of `photolist`, whose commands are measured, and of `minimal-command`.
  let programs: [String]
  let folder: String

  static func main() async throws {
    let arguments = CommandLine.arguments
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).map { arguments[$0 + 1] }
    }
    func number(_ name: String, else other: Int) -> Int {
      value(name).flatMap { Int($0) } ?? other
    }
    if let index = arguments.firstIndex(of: "--first-pages") {
      return try await firstPages(of: arguments[index + 1])
    }
    if let index = arguments.firstIndex(of: "--commands") {
      return try CommandBench(arguments[(index + 1)...]).printRows()
    }
    let folder = NSTemporaryDirectory() + "photolist-store-bench-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bench = StoreBench(
      photoCount: number("--photos", else: 1_000_000), insertCount: number("--inserts", else: 100_000),
      rounds: number("--rounds", else: 5),
      parts: Set((value("--only") ?? "").split(separator: ",").map(String.init)),
      programs: [value("--program"), value("--minimal")].compactMap(\.self), folder: folder)
    // Runs off the main actor, like the callers of a repository.
    let rows = try await Task.detached { try await bench.run() }.value
    try BenchRow.print(rows, asJSON: arguments.contains("--json"))
  }

  @concurrent private func run() async throws -> [BenchRow] {
    var results: [BenchRow] = []
    if isWanted("inserts") { results += try await inserts() }
    guard ["pages", "search", "likes", "sizes", "commands"].contains(where: isWanted) else { return results }
    let (small, large) = (try await fill("small", 120), try await fill("large", photoCount))
    if isWanted("pages") { results += try await pages(large) }
    if isWanted("search") { results += try await search(large) }
    if isWanted("likes") { results.append(try await likes(large)) }
    if isWanted("sizes") { results += try await sizes(small: small, large: large) }
    if isWanted("commands"), programs.count == 2 {
      let output = try measure(
        "--commands", programs[0], programs[1], "\(folder)/small", "\(folder)/large", "\(photoCount)", "\(rounds * 4)")
      results += try JSONDecoder().decode([BenchRow].self, from: output)
    }
    return results
  }

  private func isWanted(_ part: String) -> Bool {
    parts.isEmpty || parts.contains(part)
  }

  /// Measures insertions in three cases: one transaction per page of 30 photos, one transaction for all photos, and one
  /// transaction for all photos without the full-text index. SQLite updates the index, so the update takes the same
  /// time in every implementation.
  private func inserts() async throws -> [BenchRow] {
    var (pages, all, plain) = ([[Double]]([[], [], []]), [[Double]]([[], [], []]), [[Double]]([[], [], []]))
    let pageCount = insertCount / 30 / rounds
    let stores = try InsertStores(folder: folder, name: "pages", isSearchable: true)
    for round in 0..<rounds {
      let samples = (1...pageCount).map { (number: round * pageCount + $0, page: Sample.page(round * pageCount + $0)) }
      pages[0].append(
        try await microseconds(pageCount) {
          try await stores.ours.save(
            samples[$0].page, of: .editorial, as: PageRequest(number: samples[$0].number, size: 30))
        } / 30)
      pages[1].append(
        await microseconds(pageCount) { stores.raw.save(samples[$0].page, number: samples[$0].number) } / 30)
      pages[2].append(
        try await microseconds(pageCount) {
          try await stores.codable.save(samples[$0].page, number: samples[$0].number)
        } / 30)
    }
    let everything = Page(items: (0..<insertCount).map(Sample.photo), hasNext: true)
    for round in 0..<rounds {
      try await insert(
        everything, into: try InsertStores(folder: folder, name: "all-\(round)", isSearchable: true), &all)
      try await insert(
        everything, into: try InsertStores(folder: folder, name: "plain-\(round)", isSearchable: false), &plain)
    }
    return [
      compared("insert pages of 30 photos, one transaction per page", unit: "µs/photo", pages, least: 0.75),
      compared("insert \(insertCount) photos in one transaction", unit: "µs/photo", all, least: 0.75),
      compared(
        "insert \(insertCount) photos in one transaction, without full-text index", unit: "µs/photo", plain,
        least: 0.75, codable: 1.8),
    ]
  }

  private func insert(_ page: Page<Photo>, into stores: InsertStores, _ figures: inout [[Double]]) async throws {
    let count = Double(page.items.count)
    figures[0].append(
      try await microseconds(1) { _ in
        try await stores.ours.save(page, of: .editorial, as: PageRequest(size: 30))
      } / count)
    figures[1].append(await microseconds(1) { _ in stores.raw.save(page, number: 1, size: page.items.count) } / count)
    figures[2].append(try await microseconds(1) { _ in try await stores.codable.save(page, number: 1) } / count)
  }

  private func pages(_ folder: String) async throws -> [BenchRow] {
    let stores = Stores(folder: folder)
    let store = stores.photos
    let raw = RawStore(path: stores.cachePath)
    let codable = try CodableStore(path: stores.cachePath)
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
      compared(
        "read a page of 30 photos that starts at photo \(depth)", unit: "µs", figures, least: 0.75, codable: 1.8)
    }
    let ratio = results[2].figure / results[0].figure
    return results + [
      BenchRow(
        case: "time of the last page / time of the first page", unit: "×", figure: ratio, limit: 1.5, peers: [:],
        bar: "≤ 1.5", met: ratio <= 1.5)
    ]
  }

  private func search(_ folder: String) async throws -> [BenchRow] {
    let stores = Stores(folder: folder)
    let store = stores.photos
    let raw = RawStore(path: stores.cachePath)
    var results: [BenchRow] = []
    for (name, text) in [
      ("rare term", "unicorn"), ("rare prefix", "unic"), ("common term", "photograph"),
      ("common prefix", "photogr"),
      ("one letter", "p"), ("prefix shared by 1,111 words", "user1"), ("two terms", "river unicorn"),
    ] {
      guard let query = SearchQuery(text) else { continue }
      let words = text.split(separator: " ").map(String.init)
      var ours: [Double] = []
      var peer: [Double] = []
      for _ in 0..<(rounds * 2) {
        ours.append(
          try await microseconds(5) { _ in
            _ = try await store.photos(matching: query, page: PageRequest(size: 30))
          } / 1000)
        peer.append(await microseconds(5) { _ in _ = raw.search(words) } / 1000)
      }
      results.append(
        BenchRow(
          case: "search, \(name)", unit: "ms", figure: median(ours), limit: 20, peers: ["raw C": median(peer)],
          bar: "≤ 20 ms", met: median(ours) <= 20))
    }
    return results
  }

  private func likes(_ folder: String) async throws -> BenchRow {
    let likes = Stores(folder: folder).likes
    let raw = RawStore(path: Stores.userPath(in: folder))
    raw.execute("PRAGMA synchronous = FULL")
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

  /// Measures the time and memory that reading the first pages takes with a small and with a large store, in separate
  /// processes.
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
        case: "first pages, time with \(photoCount) photos / with 120", unit: "×", figure: time, limit: 1.5,
        peers: ["µs with 120": median(times[0]), "µs with \(photoCount)": median(times[1])], bar: "≤ 1.5",
        met: time <= 1.5),
      BenchRow(
        case: "first pages, memory with \(photoCount) photos / with 120", unit: "×", figure: space, limit: 1.1,
        peers: ["MB with 120": median(memory[0]), "MB with \(photoCount)": median(memory[1])], bar: "≤ 1.1",
        met: space <= 1.1),
    ]
  }

  private func measureFirstPages(of path: String) throws -> [Double] {
    String(decoding: try measure("--first-pages", path), as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
  }

  /// Runs this program in a new process, which starts with little memory. Returns the program's output.
  private func measure(_ arguments: String...) throws -> Data {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    defer { process.waitUntilExit() }
    return pipe.fileHandleForReading.readDataToEndOfFile()
  }

  /// Opens the databases, and reads a page and the newest likes, like the commands `list` and `likes`. Prints the
  /// processor time in microseconds and the peak memory in megabytes.
  private static func firstPages(of folder: String) async throws {
    let time = try await microseconds(1) { _ in
      let stores = Stores(folder: folder)
      _ = try await stores.photos.page(PageRequest(size: 30), of: .editorial)
      _ = try await stores.likes.likes(limit: 30).current()
    }
    print(time, try peakMegabytes())
  }

  /// The peak memory of this process. The process measures itself, because the figure for a child process would include
  /// its parent's memory.
  private static func peakMegabytes() throws -> Double {
    #if os(Linux)
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return Double(peak?.split(whereSeparator: \.isWhitespace).dropFirst().first ?? "").map { $0 / 1024 } ?? .nan
    #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }

  /// - Parameters:
  ///   - least: The lowest speed that meets the bar, relative to the C interface.
  ///   - codable: The lowest speed that meets the bar, relative to Codable records; nil if no such bar applies.
  private func compared(
    _ name: String, unit: String, _ figures: [[Double]], least: Double, codable: Double? = nil
  ) -> BenchRow {
    let ours = median(figures[0])
    let raw = median(figures[1])
    let peer = figures.count > 2 ? median(figures[2]) : nil
    let isQuick = (peer ?? .infinity) / ours >= codable ?? 0
    return BenchRow(
      case: name, unit: unit, figure: ours, limit: raw, peers: peer.map { ["GRDB Codable": $0] } ?? [:],
      bar: "≥ \(least) of raw C" + (codable.map { ", \($0) × Codable" } ?? ""), met: raw / ours >= least && isQuick)
  }

  /// Creates the two databases in a folder: `count` cached photos, and a hundred likes of photos that are not cached.
  private func fill(_ name: String, _ count: Int) async throws -> String {
    let folder = "\(folder)/\(name)"
    let stores = Stores(folder: folder)
    for number in 1...100 { try await stores.likes.like(Sample.photo(2_000_000 + number)) }
    try stores.user.close()
    try stores.cache.close()
    let raw = RawStore(path: stores.cachePath)
    for start in stride(from: 0, to: count, by: 10_000) {
      raw.execute("BEGIN IMMEDIATE")
      raw.append((start..<min(start + 10_000, count)).map(Sample.photo), at: start, pageSize: 10_000)
      raw.execute("COMMIT")
    }
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return folder
  }
}
