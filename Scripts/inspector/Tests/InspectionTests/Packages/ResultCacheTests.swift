import Foundation
import Testing

@testable import Inspection

@Suite("The cache of compiler results")
struct ResultCacheTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A result is computed once for the same inputs, and again for other inputs")
  func computesOnce() throws {
    var count = 0
    func compute(_ inputs: [String]) throws -> Int {
      try ResultCache(folder: folder.url).value(for: inputs) {
        count += 1
        return count
      }
    }

    #expect(
      try [compute(["a"]), compute(["a"]), compute(["b"]), compute(["a", "b"]), compute(["a"])] == [1, 1, 2, 3, 1])
  }

  @Test("A failure is not cached")
  func failureIsNotCached() throws {
    let cache = ResultCache(folder: folder.url)
    #expect(throws: InspectorError("no")) {
      try cache.value(for: ["a"]) { () throws(InspectorError) -> Int in throw InspectorError("no") }
    }
    #expect(try cache.value(for: ["a"]) { 7 } == 7)
  }

  @Test("Results that were not used are deleted")
  func unusedResultsAreDeleted() throws {
    _ = try ResultCache(folder: folder.url).value(for: ["a"]) { 1 }
    let cache = ResultCache(folder: folder.url)
    _ = try cache.value(for: ["b"]) { 2 }
    cache.removeUnused()

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
    #expect(try cache.value(for: ["a"]) { 3 } == 3)
    #expect(try cache.value(for: ["b"]) { 4 } == 2)
  }

  @Test("A damaged entry is computed again")
  func damagedEntry() throws {
    let cache = ResultCache(folder: folder.url)
    _ = try cache.value(for: ["a"]) { 1 }
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).first)
    try folder.write(name, "{")

    #expect(try cache.value(for: ["a"]) { 2 } == 2)
  }
}
