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
