import Foundation
import Testing

/// Tests the commands with the user's own photos as the source, without a network.
@Suite struct FolderSourceTests {
  let viewer: Viewer

  init() throws {
    viewer = try Viewer()
    try add("pics/old.jpg", taken: "2001:02:03 04:05:06")
    try add("pics/2020 Alps/lake.jpg", taken: "2020:08:01 10:00:00")
    try add("pics/2020 Alps/summit/top.JPEG", taken: "2020:08:02 10:00:00")
  }

  /// Writes a JPEG file that contains a header and a date, but no pixels.
  private func add(_ name: String, taken date: String) throws {
    let text = Array(date.utf8) + [0]
    // The main directory points to the Exif directory, whose only entry is the date.
    let tiff: [UInt8] =
      Array("II".utf8) + [42, 0, 8, 0, 0, 0] + [1, 0, 0x69, 0x87, 4, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0]
      + [1, 0, 0x03, 0x90, 2, 0, 20, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0] + text
    let exif = Array("Exif\0\0".utf8) + tiff
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 48, 0, 64, 1, 1, 0x11, 0]
    let bytes = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame + [0xFF, 0xD9]
    let file = viewer.home.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func names(_ answer: Answer) throws -> [String?] { try answer.json(as: [SeenPhoto].self).map(\.slug) }

  @Test("Every list command lists the folder's photos, newest first")
  func listing() async throws {
    let source = ["--source", "folder", "pics", "--format", "json"]
    let all = ["2020 Alps/summit/top.JPEG", "2020 Alps/lake.jpg", "old.jpg"]
    #expect(try names(await viewer.types(["list"] + source)) == all)
    #expect(try names(await viewer.types(["list", "--page", "2", "--per-page", "2"] + source)) == [all[2]])
    #expect(try names(await viewer.types(["topic", "2020 Alps"] + source)) == [all[0], all[1]])
    #expect(try names(await viewer.types(["search", "2020-08 lake"] + source)) == [all[1]])
    #expect(try names(await viewer.types(["list", "--offline"] + source)) == all)
    #expect(try names(await viewer.types(["random", "--count", "3"] + source)).count == 3)
    #expect(try names(await viewer.types("--source", "folder:pics", "--format", "json")) == all)
    #expect(try names(await viewer.types("list", "--source=folder:~/pics", "--format", "json")) == all)
    let topics = try await viewer.types("topics", "--source", "folder", "pics")
    #expect(topics.lines.map { $0.prefix { $0 != "\t" } } == ["SLUG", "2020 Alps", "2020 Alps/summit"])
  }

  @Test("A photo can be shown, copied, liked and shared by its file name")
  func actions() async throws {
    let source = ["--source", "folder", "pics"]
    let shown = try await viewer.types(["show", "2020 Alps/lake.jpg"] + source)
    #expect(shown.status == 0)
    #expect(shown.output.contains("64 × 48") && shown.output.contains("2020-08-01"))
    let copied = try await viewer.types(["download", "2020 Alps/lake.jpg", "old.jpg"] + source)
    #expect(copied.status == 0)
    let original = try Data(contentsOf: viewer.home.appending(path: "pics/2020 Alps/lake.jpg"))
    #expect(viewer.file("lake.jpg") == original)
    #expect(try await viewer.types(["download", "old.jpg"] + source).status == 73, "replaces nothing by itself")
    #expect(try await viewer.types(["like", "old.jpg"] + source).status == 0)
    let likes = try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self)
    #expect(likes.map(\.slug) == ["old.jpg"], "likes of all sources are in one list")
    let link = try await viewer.types(["share", "old.jpg"] + source)
    #expect(link.output.hasPrefix("file:///") && link.output.hasSuffix("/pics/old.jpg\n"))
  }

  @Test("Files that cannot be shown are counted, and -v prints their names")
  func skippedFiles() async throws {
    try Data("no photo".utf8).write(to: viewer.home.appending(path: "pics/text.jpg"))
    let answer = try await viewer.types("list", "--source", "folder", "pics")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("1 file cannot be shown; -v says why."))
    let verbose = try await viewer.types("list", "--source", "folder", "pics", "-v")
    #expect(verbose.errors.contains("/pics/text.jpg: not a JPEG file"))
    let korean = try await viewer.types("list", "--source", "folder", "pics", "--language", "ko")
    #expect(korean.errors.contains("파일 1개를 표시할 수 없습니다"))
  }

  @Test("A missing folder and an unsupported feature are errors with advice")
  func failures() async throws {
    let missing = try await viewer.types("list", "--source", "folder", "nowhere")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("No such folder: nowhere.") && missing.errors.contains("--source folder PATH"))
    let file = try await viewer.types("list", "--source", "folder", "pics/old.jpg")
    #expect(file.status == 66 && file.errors.contains("Not a folder"))
    let none = try await viewer.types("list", "--source", "folder")
    #expect(none.status == 64 && none.errors.contains("folder PATH"))
    let photo = try await viewer.types("show", "new.jpg", "--source", "folder", "pics")
    #expect(photo.status == 66)
    let topic = try await viewer.types("topic", "sea", "--source", "folder", "pics")
    #expect(topic.status == 66)
    for command in [
      ["collections"], ["statistics", "old.jpg"], ["search", "lake", "--tint", "red"], ["user", "ada"],
    ] {
      let answer = try await viewer.types(command + ["--source", "folder", "pics"])
      #expect(answer.status == 69, "\(command)")
      #expect(answer.errors.contains("folder"), "\(command)")
    }
  }

  @Test("The config file can select a folder as the source")
  func configFile() async throws {
    let folder = viewer.home.appending(path: ".config/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"source": "folder:~/pics"}"#.utf8).write(to: folder.appending(path: "config.json"))
    #expect(
      try names(await viewer.types("list", "--per-page", "1", "--format", "json")) == ["2020 Alps/summit/top.JPEG"])
    try Data(#"{"source": "folder"}"#.utf8).write(to: folder.appending(path: "config.json"))
    let answer = try await viewer.types("list")
    #expect(answer.status == 78 && answer.errors.contains("source"))
  }
}
