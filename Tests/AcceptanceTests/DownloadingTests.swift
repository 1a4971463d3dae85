import Foundation
import Testing

@Suite("Downloading photos") struct DownloadingTests {
  @Test("A downloaded photo is complete") func downloadIsComplete() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let answer = try await viewer.types("download", id)
    #expect(answer.status == 0)
    let names = viewer.files().filter { $0.hasSuffix(".jpg") }
    #expect(names.count == 1)
    let name = try #require(names.first)
    #expect(answer.output.contains(name), "prints the path")
    let picture = viewer.file(name) ?? Data()
    #expect(picture.starts(with: [0xFF, 0xD8]) && picture.suffix(2) == Data([0xFF, 0xD9]))
    #expect(!viewer.files().contains { $0.contains(".part") })
  }

  @Test("A downloaded photo has the size that its details state") func downloadHasOriginalSize() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let details = try await viewer.types("show", id, "--format", "json")
    #expect(try await viewer.types("download", id, "-o", "photo.jpg").status == 0)
    let stated = try JSONDecoder().decode(StatedSize.self, from: Data(details.output.utf8))
    #expect(try size(ofJPEG: #require(viewer.file("photo.jpg"))) == [stated.width, stated.height])
  }

  private struct StatedSize: Decodable {
    var width: Int
    var height: Int
  }

  /// Returns the width and the height in the frame header of a JPEG file.
  private func size(ofJPEG file: Data) throws -> [Int] {
    let bytes = Array(file)
    var place = 2
    while place + 8 < bytes.count {
      let length = Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
      if (0xC0...0xC2).contains(bytes[place + 1]) {
        return [7, 5].map { Int(bytes[place + $0]) << 8 + Int(bytes[place + $0 + 1]) }
      }
      place += 2 + length
    }
    return []
  }

  @Test("An existing file is not overwritten") func existingFileIsNotOverwritten() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let mine = viewer.home.appending(path: "mine.jpg")
    try Data("mine".utf8).write(to: mine)
    let refused = try await viewer.types("download", id, "-o", "mine.jpg")
    #expect(refused.status == 73)
    #expect(refused.errors.contains("--force"))
    #expect(viewer.file("mine.jpg") == Data("mine".utf8))
    let forced = try await viewer.types("download", id, "-o", "mine.jpg", "--force")
    #expect(forced.status == 0)
    #expect(viewer.file("mine.jpg")?.starts(with: [0xFF, 0xD8]) == true)
  }

  @Test("Several photos are saved into a folder") func severalPhotosNeedAFolder() async throws {
    let viewer = try Viewer()
    let ids = try await viewer.types("list", "--per-page", "3", "--format", "json")
      .json(as: [SeenPhoto].self).map(\.id)
    try FileManager.default.createDirectory(
      at: viewer.home.appending(path: "pictures"), withIntermediateDirectories: true)
    let answer = try await viewer.types(["download"] + ids + ["-o", "pictures"])
    #expect(answer.status == 0)
    #expect(viewer.files(in: "pictures").count == 3)
    #expect(answer.lines.count == 3)
  }

  @Test("A failed download does not stop the remaining downloads") func failedDownloadDoesNotStopOthers() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let answer = try await viewer.types("download", "no-such-photo", id)
    #expect(answer.status == 66)
    #expect(viewer.files().contains { $0.hasSuffix(".jpg") })
  }

  @Test("The error for a missing folder names the folder") func missingFolderIsNamed() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let answer = try await viewer.types("download", id, "-o", "nowhere/at/all.jpg")
    #expect(answer.status == 73)
    #expect(answer.errors.contains("nowhere/at"))
  }

  @Test("share prints only the link") func sharePrintsLink() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let answer = try await viewer.types("share", id)
    #expect(answer.status == 0)
    #expect(answer.lines.count == 1)
    #expect(answer.output.hasPrefix("http"))
  }

  @Test("show prints the details of a photo") func showPrintsDetails() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    let answer = try await viewer.types("show", id)
    #expect(answer.status == 0)
    #expect(answer.output.contains(id))
    #expect(answer.output.contains("Image by"))
  }
}
