import Domain
import FolderSource
import Foundation
import Testing

/// Tests that a folder with thousands of files shows its first page before all files are read. Prints how long each
/// step takes.
///
/// The environment variable `PHOTOLIST_FOLDER_FILES` sets the number of files. A test with 50,000 files takes about a
/// minute in a debug build.
@Suite(.timeLimit(.minutes(10))) struct ManyFilesTests {
  private static let count = ProcessInfo.processInfo.environment["PHOTOLIST_FOLDER_FILES"].flatMap(Int.init) ?? 3000

  @Test("The first page of many files is available before all files are read, and a new index finds the same photos")
  func manyFiles() async throws {
    let folder = try PhotoFolder()
    let start = 1_000_000_000.0
    for number in 0..<Self.count {
      let time = start + Double(number) * 10_000
      let date = Date(timeIntervalSince1970: time).formatted(.iso8601).prefix(19)
        .replacing("-", with: ":").replacing("T", with: " ")
      try folder.add("\(number % 50)/\(number).jpg", PhotoFile(takenAt: String(date)), modified: time)
    }
    let index = try folder.index()
    let photos = FolderPhotoRepository(index)
    var times: [Duration] = []
    var clock = ContinuousClock.now
    func lap() {
      times.append(ContinuousClock.now - clock)
      clock = .now
    }
    let first = try await photos.photos(in: .editorial, page: PageRequest(size: 30))
    let isComplete = await index.isComplete
    lap()
    _ = try await photos.search("no such words")
    lap()
    let second = try folder.photos()
    let page = try await second.names(page: PageRequest(number: 2))
    lap()
    let found = try await second.search("\(Self.count / 2).jpg")
    lap()

    func name(_ number: Int) -> String { "\(number % 50)/\(number).jpg" }
    #expect(first.items.map(\.slug) == (1...30).map { name(Self.count - $0) })
    #expect(first.total == Self.count)
    #expect(!isComplete, "the rest is read in the background")
    #expect(page == (11...20).map { name(Self.count - $0) })
    #expect(found == [name(Self.count / 2)])
    print(
      "\(Self.count) files: first page \(times[0]), search in all \(times[1]), second start \(times[2]), "
        + "search \(times[3])")
  }
}
