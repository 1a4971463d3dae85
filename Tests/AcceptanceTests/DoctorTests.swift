import Foundation
import Testing

@Suite("photolist doctor") struct DoctorTests {
  private struct Report: Decodable {
    struct Files: Decodable {
      let data: String
      let hasConfig: Bool
    }

    let version: String
    let language: String
    let source: String?
    let hasAccessKey: Bool
    let files: Files?
    let store: String
    let likes: Int?
    let problems: [String]
  }

  @Test("If the output is a pipe, the doctor reports the files, and that the output is not a terminal")
  func pipeReportHasNoTerminal() async throws {
    let viewer = try Viewer()
    let answer = try await viewer.types("doctor")
    #expect(answer.status == 0)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.contains("not a terminal"))
    #expect(answer.output.contains(viewer.home.path() + "/.local/share/photolist/library.sqlite: nothing saved yet"))
    #expect(answer.output.contains("demo (default)"))
    #expect(viewer.files().isEmpty, "the report creates no files")
  }

  @Test("The doctor's report is available as JSON") func reportIsAvailableAsJSON() async throws {
    let viewer = try Viewer()
    let photos = try await viewer.types("list", "--per-page", "1", "--format", "json").json(as: [SeenPhoto].self)
    _ = try await viewer.types("like", try #require(photos.first).id)
    let answer = try await viewer.types("doctor", "--format", "json", "--source", "picsum", "--language", "ko")
    let report = try answer.json(as: Report.self)
    #expect(answer.status == 0)
    #expect(!report.version.isEmpty && report.language == "ko" && report.source == "picsum")
    #expect(report.store == "good" && report.likes == 1 && report.problems.isEmpty)
    #expect(try #require(report.files).data.hasPrefix(viewer.home.path()))
    #expect(answer.output.contains("\"terminal\" : null"))
  }

  @Test("The doctor reports an access key without showing it") func accessKeyIsNotShown() async throws {
    let viewer = try Viewer(["UNSPLASH_ACCESS_KEY": "a-key-nobody-may-see"])
    for format in ["table", "json"] {
      let answer = try await viewer.types("doctor", "--format", format)
      #expect(!(answer.output + answer.errors).contains("nobody-may-see"))
      #expect(answer.output.contains(format == "table" ? "found" : "\"hasAccessKey\" : true"))
    }
  }

  @Test("The doctor uses the format in the config file") func configFileChoosesFormat() async throws {
    let viewer = try Viewer()
    let folder = viewer.home.appending(path: ".config/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"format": "json"}"#.utf8).write(to: folder.appending(path: "config.json"))
    #expect(try await viewer.types("doctor").json(as: Report.self).files?.hasConfig == true)
  }

  @Test("The doctor reports invalid settings") func invalidSettingsAreReported() async throws {
    let viewer = try Viewer()
    let folder = viewer.home.appending(path: ".config/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"source": "flickr"}"#.utf8).write(to: folder.appending(path: "config.json"))
    let answer = try await viewer.types("doctor", "--format", "json")
    let report = try answer.json(as: Report.self)
    #expect(answer.status == 0)
    #expect(report.source == nil)
    #expect(try #require(report.files).hasConfig)
    #expect(try #require(report.problems.first).contains("config.json"))
  }

  @Test("A damaged database is reported") func damagedDatabaseIsReported() async throws {
    let viewer = try Viewer()
    let folder = viewer.home.appending(path: ".local/share/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(repeating: 7, count: 40_000).write(to: folder.appending(path: "library.sqlite"))
    let report = try await viewer.types("doctor", "--format", "json").json(as: Report.self)
    #expect(report.store == "recovered")
    #expect(report.problems.count == 1)
  }

  @Test(
    "A dropped table is reported, and the rows of all other tables are preserved", arguments: ["memo", "likedPhoto"])
  func droppedTableIsReported(table: String) async throws {
    let viewer = try Viewer()
    _ = try await viewer.types("like", try await viewer.firstPhoto())
    let program =
      "import sqlite3; c = sqlite3.connect('\(Self.database)'); c.execute('drop table \(table)'); c.commit()"
    #expect(try await viewer.types(script: "python3 -c \"\(program)\"").status == 0)
    let report = try await viewer.types("doctor", "--format", "json").json(as: Report.self)
    #expect(report.store == "recovered" && report.problems.count == 1)
    #expect(report.likes == (table == "memo" ? 1 : 0))
    let repaired = try await viewer.types("doctor", "--format", "json").json(as: Report.self)
    #expect(repaired.store == "good" && repaired.problems.isEmpty)
  }

  @Test("A read-only database is reported, and its likes are counted")
  func readOnlyDatabaseIsReported() async throws {
    let viewer = try Viewer()
    _ = try await viewer.types("like", try await viewer.firstPhoto())
    // Root may write to any file, unless the program runs without the capabilities that permit this.
    let answer = try await viewer.types(
      script: """
        chmod 400 \(Self.database)
        chmod 500 "$(dirname \(Self.database))"
        program=("$P")
        if [ "$(id -u)" = 0 ]; then
          rights=-dac_override,-dac_read_search
          program=(setpriv --bounding-set=$rights --inh-caps=$rights "$P")
        fi
        "${program[@]}" doctor --format json
        chmod 700 "$(dirname \(Self.database))"
        """)
    let report = try answer.json(as: Report.self)
    #expect(report.store == "readOnly" && report.likes == 1)
    #expect(report.problems.contains { $0.contains("library.sqlite") })
  }

  private static let database = ".local/share/photolist/library.sqlite"

  @Test("The doctor's report is available in Korean") func reportIsAvailableInKorean() async throws {
    let answer = try await Viewer(["LANG": "ko_KR.UTF-8"]).types("doctor")
    #expect(answer.output.contains("터미널") && answer.output.contains("없음: 파이프입니다"))
  }
}
