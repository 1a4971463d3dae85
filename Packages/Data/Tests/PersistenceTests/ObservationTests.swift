import Domain
import DomainTesting
import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite(.timeLimit(.minutes(1))) struct ObservationTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("Observers receive photos that another process caches")
  func cacheIsObserved() async throws {
    let cache = store.openCache()
    let theirs = try store.photos()
    var counts = cache.connection.states(of: ["photo"]) {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM photo") ?? 0
    }
    .makeAsyncIterator()
    #expect(try await counts.next() == 0)
    for number in 1...3 {
      try await theirs.save(.fixture("\(number)"))
      while let count = try await counts.next(), count != number {}
    }
  }

  @Test(
    "A commit is detected within twice the time that its write takes", arguments: [1, 3, 10, 22, 50, 100, 700, 2000])
  func checksFollowTheWrite(milliseconds: Int) {
    let checks = OtherProcesses.delays.reduce(into: [0]) { times, delay in times.append(times.last! + delay) }
    #expect(checks.contains { milliseconds...2 * milliseconds ~= $0 })
  }

  #if os(Linux)
  @Test("All observations share one inotify watch of the log file, and the watch ends with the last observation")
  func watchIsShared() async throws {
    let cache = store.openCache()
    let theirs = try store.photos()
    var streams = (1...3).map { _ in
      cache.connection.states(of: ["photo"]) { try Int.fetchOne($0, sql: "SELECT count(*) FROM photo") ?? 0 }
    }
    for number in streams.indices {
      var counts = streams[number].makeAsyncIterator()
      try await theirs.save(.fixture("\(number)"))
      while let count = try await counts.next(), count != number + 1 {}
    }
    #expect(try watches(of: store.cachePath + "-wal") == 1)
    streams = []
    while try watches(of: store.cachePath + "-wal") > 0 { await Task.yield() }
  }

  /// Returns the number of inotify instances with which this process watches a file.
  private func watches(of path: String) throws -> Int {
    var information = stat()
    try #require(stat(path, &information) == 0)
    let watch = "inotify wd:1 ino:\(String(information.st_ino, radix: 16)) "
    let folder = "/proc/self/fdinfo"
    return try FileManager.default.contentsOfDirectory(atPath: folder).count { file in
      // Ignores errors, because other tests may have closed the listed file descriptor.
      (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8))?.contains(watch) == true
    }
  }
  #endif

  @Test("A database in memory can be observed")
  func memoryIsObserved() async throws {
    let cache = CacheDatabase(path: "/dev/null/cache.sqlite")
    var counts = cache.connection.states(of: ["photo"]) {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM photo") ?? 0
    }
    .makeAsyncIterator()
    #expect(try await counts.next() == 0)
    try await PhotoStore(cache: cache, likes: store.likes(), source: .demo).save(.fixture())
    #expect(try await counts.next() == 1)
  }
}
