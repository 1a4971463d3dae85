import Foundation
import NetworkingTesting
import ProgramTesting
import Subprocess
import SystemPackage
import Testing

@Suite("Advice after failures") struct AdviceTests {
  @Test("The error for a redirect loop suggests signing in, and does not suggest an update")
  func redirectLoop() async throws {
    let server = try ForeignServer { _ in .redirect(to: "/photos") }
    let answer = try await server.viewer().types("list")
    #expect(answer.status == 65)
    #expect(answer.errors.contains("redirects in a loop"))
    #expect(answer.errors.contains("sign in to this network"))
    #expect(!answer.errors.contains("update"))
  }

  @Test("The page of a captive portal is reported as a web page, and cached photos are shown")
  func captivePortal() async throws {
    let isCaptive = Switch()
    let server = try ForeignServer { _ in
      isCaptive.isOn ? Reply(headers: [("Content-Type", "text/html")], body: "<!doctype html><p>Sign in") : nil
    }
    let viewer = try server.viewer()
    #expect(try await viewer.types("list").status == 0)
    isCaptive.turnOn()
    let other = try await viewer.types("topics")
    #expect(other.status == 69)
    #expect(other.errors.contains("sent a web page instead of data"))
    #expect(other.errors.contains("sign in to this network"))
    let cached = try await viewer.types("list")
    #expect(cached.status == 0 && cached.output.contains("one"), "\(cached)")
    #expect(cached.errors.contains("sent a web page"))
  }

  @Test("The error for an unreachable proxy contains the proxy's address without the password")
  func proxy() async throws {
    let server = try ForeignServer()
    let answer = try await server.viewer(["http_proxy": "http://me:secret@127.0.0.1:9", "no_proxy": ""]).types("list")
    #expect(answer.status == 69)
    #expect(answer.errors.contains("The proxy 127.0.0.1:9 does not work."))
    #expect(answer.errors.contains("http_proxy"))
    #expect(!answer.errors.contains("secret"))
    let ambiguous = try await server.viewer(["http_proxy": "http://me:p@ss@127.0.0.1:9", "no_proxy": ""]).types("list")
    #expect(ambiguous.errors.contains("percent-encoded") && !ambiguous.errors.contains("p@ss"))
  }

  @Test("A database of another program is reported and not changed, and photos are listed")
  func foreignDatabase() async throws {
    let viewer = try Viewer()
    let folder = viewer.home.appending(path: ".local/share/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "library.sqlite").path()
    try await makeForeignDatabase(path)
    let before = viewer.file(".local/share/photolist/library.sqlite")
    #expect(try await viewer.types("list").status == 0)
    let like = try await viewer.types("like", try await viewer.firstPhoto())
    #expect(like.status == 74)
    #expect(like.errors.contains("This is the database of another program: \(path)"))
    #expect(like.errors.contains("XDG_DATA_HOME"))
    let doctor = try await viewer.types("doctor")
    #expect(doctor.status == 0)
    #expect(doctor.output.contains("cannot be opened") && doctor.output.contains("another program"))
    #expect(viewer.file(".local/share/photolist/library.sqlite") == before)
  }

  /// Creates an SQLite database with a table `note`, using Python's SQLite module.
  private func makeForeignDatabase(_ path: String) async throws {
    let program =
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('create table note (a)'); c.commit()"
    let result = try await run(.name("python3"), arguments: ["-c", program, path], output: .discarded)
    try #require(result.terminationStatus.isSuccess)
  }

  @Test(
    "The error for a full disk says to free space", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func fullDisk() async throws {
    let viewer = try Viewer()
    let answer = try await viewer.runShell("\(Program.photolist.path) list --per-page 2 > /dev/full")
    #expect(answer.status == 73)
    #expect(answer.errors.contains("Free some space"))
  }

  @Test("Without write access to the home folder, photos are listed, and liking a photo fails with advice")
  func readOnlyHome() async throws {
    // No user, including root, can create a folder in a device file.
    let viewer = try Viewer(["XDG_DATA_HOME": "/dev/null/data", "XDG_CACHE_HOME": "/dev/null/cache"])
    let list = try await viewer.types("list", "--per-page", "1", "--format", "json")
    #expect(list.status == 0)
    let id = try #require(try list.json(as: [SeenPhoto].self).first).id
    let like = try await viewer.types("like", id)
    #expect(like.status == 73)
    #expect(like.errors.contains("Cannot write: /dev/null/data/photolist/library.sqlite"))
    #expect(like.errors.contains("Choose another location, or change the permissions."))
  }

  @Test("The doctor reports a removed database and an unreadable database")
  func doctorReportsLostDatabase() async throws {
    let viewer = try Viewer()
    // The second `like` writes a snapshot of the database. The test deletes the database, but not the snapshot.
    for photo in try await viewer.types("list", "--per-page", "2", "--format", "json").json(as: [SeenPhoto].self) {
      _ = try await viewer.types("like", photo.id)
    }
    let data = viewer.home.appending(path: ".local/share/photolist")
    let removed = viewer.files(in: ".local/share/photolist").filter { !$0.contains(".snapshot-") }
    for name in removed { try FileManager.default.removeItem(at: data.appending(path: name)) }
    let report = try await viewer.types("doctor")
    #expect(report.output.contains("was replaced or removed"), "\(report)")

    for name in viewer.files(in: ".local/share/photolist") {
      try FileManager.default.removeItem(at: data.appending(path: name))
    }
    try FileManager.default.createDirectory(
      at: data.appending(path: "library.sqlite"), withIntermediateDirectories: true)
    let unreadable = try await viewer.types("doctor")
    #expect(unreadable.output.contains("cannot be opened"))
    #expect(unreadable.output.contains("it is not a regular file"))
  }

  @Test("Restoring a file that is not a backup fails with advice, and the data does not change")
  func notABackup() async throws {
    let viewer = try Viewer()
    try Data("{}".utf8).write(to: viewer.home.appending(path: "l.json"))
    let answer = try await viewer.types("restore", "l.json")
    #expect(answer.status == 65)
    #expect(answer.errors.contains("l.json is not a backup of photolist, or it is damaged."))
    #expect(answer.errors.contains("Your data was not changed."))
  }
}

extension Viewer {
  /// Runs a shell command.
  func runShell(_ command: String) async throws -> Answer {
    let result = try await run(
      .name("sh"), arguments: ["-c", command], environment: .custom(variables), workingDirectory: FilePath(home.path()),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    return Answer(result.terminationStatus, result.standardOutput, result.standardError)
  }
}
