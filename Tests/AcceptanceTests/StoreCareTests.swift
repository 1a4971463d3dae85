import Foundation
import Subprocess
import Testing

/// Tests the commands that manage the cache and the user's data.
@Suite struct StoreCareTests {
  struct SeenCache: Decodable {
    let photos: Int
    let lists: Int
    let databaseBytes: Int
    let database: String
  }

  @Test("The cache can be shown and cleared, and likes are preserved") func cacheCanBeCleared() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("like", id)
    let before = try await viewer.types("cache", "--format", "json").json(as: SeenCache.self)
    #expect(before.photos > 0 && before.lists > 0 && before.databaseBytes > 0)
    #expect(before.database.hasPrefix(viewer.home.path()))
    #expect(try await viewer.types("cache", "info").output.contains("Photos"))

    let cleared = try await viewer.types("cache", "clear")
    #expect(cleared.status == 0)
    #expect(cleared.errors.contains("Removed:"))
    let after = try await viewer.types("cache", "--format", "json").json(as: SeenCache.self)
    #expect(after.photos == 0 && after.lists == 0)
    let likes = try await viewer.types("likes", "--offline", "--format", "json").json(as: [SeenPhoto].self)
    #expect(likes.map(\.id) == [id])
    #expect(viewer.files(in: ".cache/photolist/http").isEmpty)
  }

  @Test("Exported likes can be imported on another machine") func exportedLikesCanBeImported() async throws {
    let viewer = try Viewer()
    for id in try await viewer.types("list", "--per-page", "3", "--format", "json").json(as: [SeenPhoto].self) {
      _ = try await viewer.types("like", id.id)
    }
    #expect(try await viewer.types("likes", "export", "likes.json").status == 0)
    let piped = try await viewer.types("likes", "export", "-", "--quiet")
    #expect(viewer.file("likes.json").map { String(decoding: $0, as: UTF8.self) + "\n" } == piped.output)

    let other = try Viewer()
    let first = try await other.types("likes", "import", "-", saying: piped.output)
    #expect(first.status == 0)
    #expect(first.errors.contains("Likes imported: 3; already liked: 0"))
    let again = try await other.types("likes", "import", "-", saying: piped.output)
    #expect(again.errors.contains("Likes imported: 0; already liked: 3"))
    let here = try await viewer.types("likes", "--format", "json")
    #expect(try await other.types("likes", "--format", "json").output == here.output)
  }

  /// The file is a named pipe without a writer, so the import waits for data.
  @Test(
    "A signal stops an import that waits for its file", arguments: [(Signal.interrupt, Int32(130)), (.terminate, 143)])
  func waitingImportCanBeStopped(signal: Signal, status: Int32) async throws {
    let viewer = try Viewer()
    let pipe = viewer.home.appending(path: "pipe").path()
    try #require(mkfifo(pipe, 0o600) == 0)
    let answer = try await viewer.types("likes", "import", "pipe", then: signal) {
      // The pipe can be opened for writing as soon as the import reads it.
      var writer: Int32 = -1
      while writer < 0 {
        writer = open(pipe, O_WRONLY | O_NONBLOCK)
        await Task.yield()
      }
    }
    #expect(answer.status == status)
  }

  @Test("If a file is not a valid export, nothing is imported") func otherFileIsNotImported() async throws {
    let viewer = try Viewer()
    let nonsense = try await viewer.types("likes", "import", "-", saying: "{]")
    #expect(nonsense.status == 65)
    #expect(nonsense.errors.contains("archive of likes"))
    let missing = try await viewer.types("likes", "import", "nothing.json")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("nothing.json"))
    #expect(try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self).isEmpty)
  }

  @Test("An export replaces a file only with --force") func exportNeedsForce() async throws {
    let viewer = try Viewer()
    #expect(try await viewer.types("likes", "export", "likes.json").status == 0)
    let refused = try await viewer.types("likes", "export", "likes.json")
    #expect(refused.status == 73)
    #expect(refused.errors.contains("--force"))
    #expect(try await viewer.types("likes", "export", "likes.json", "--force").status == 0)
    #expect(try await viewer.types("likes", "export", "no/such/folder/likes.json").status == 73)
  }

  @Test("A backup can replace the database") func backupCanBeRestored() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("like", id)
    let backup = try await viewer.types("backup", "copy.sqlite")
    #expect(backup.status == 0)
    #expect(backup.lines == ["copy.sqlite"])
    #expect(try await viewer.types("backup", "copy.sqlite").status == 73, "no file is replaced")

    let other = try Viewer()
    let store = other.home.appending(path: ".local/share/photolist")
    try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    try #require(viewer.file("copy.sqlite")).write(to: store.appending(path: "library.sqlite"))
    let likes = try await other.types("likes", "--format", "json").json(as: [SeenPhoto].self)
    #expect(likes.map(\.id) == [id])
  }

  @Test("A backup on a full disk fails and leaves no file, and the next backup succeeds")
  func backupOnFullDisk() async throws {
    let viewer = try Viewer()
    let photos = try await viewer.types("list", "--per-page", "30", "--format", "json")
    #expect(try await viewer.types("like", "-", saying: photos.output).status == 0)
    // Limits the size of files to 40 KB. SQLite can still write its log, but the backup is larger than 40 KB.
    let full = try await viewer.types(script: "trap '' XFSZ; ulimit -f 40; \"$P\" backup copy.sqlite")
    #expect(full.status == 74, "\(full)")
    #expect(viewer.files().filter { $0.hasPrefix("copy") } == [])
    #expect(try await viewer.types("backup", "copy.sqlite").status == 0)
    #expect(try await likes(of: viewer).count == 30)
  }

  @Test("Restoring a backup replaces the data, and the replaced data is saved")
  func backupIsRestored() async throws {
    let viewer = try Viewer()
    let photos = try await viewer.types("list", "--per-page", "2", "--format", "json").json(as: [SeenPhoto].self)
    _ = try await viewer.types("like", photos[0].id)
    _ = try await viewer.types("backup", "copy.sqlite")
    _ = try await viewer.types("unlike", photos[0].id)
    _ = try await viewer.types("like", photos[1].id)

    let restored = try await viewer.types("restore", "copy.sqlite")
    #expect(restored.status == 0)
    #expect(restored.errors.contains("Restored: copy.sqlite. Your previous data is in"))
    #expect(try await likes(of: viewer) == [photos[0].id])
    let saved = try #require(viewer.files(in: ".local/share/photolist").first { $0.contains("before-restore") })
    #expect(try await viewer.types("restore", ".local/share/photolist/\(saved)").status == 0)
    #expect(try await likes(of: viewer) == [photos[1].id])
  }

  @Test("Restoring a file that is not a backup fails, and the data is preserved")
  func invalidBackupIsRefused() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("like", id)
    let missing = try await viewer.types("restore", "missing.sqlite")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("missing.sqlite"))
    try Data(repeating: 0x5A, count: 40_000).write(to: viewer.home.appending(path: "noise.sqlite"))
    let noise = try await viewer.types("restore", "noise.sqlite")
    #expect(noise.status == 65)
    #expect(noise.errors.contains("damaged") && noise.errors.contains("noise.sqlite"))
    #expect(try await likes(of: viewer) == [id])
  }

  @Test(
    "If the user copies a backup over the database, photolist lists the backup's likes and warns that data is older")
  func backupCanBeCopied() async throws {
    let viewer = try Viewer()
    let photos = try await viewer.types("list", "--per-page", "2", "--format", "json").json(as: [SeenPhoto].self)
    _ = try await viewer.types("like", photos[0].id)
    _ = try await viewer.types("backup", "copy.sqlite")
    _ = try await viewer.types("unlike", photos[0].id)
    _ = try await viewer.types("like", photos[1].id)
    let store = viewer.home.appending(path: ".local/share/photolist/library.sqlite")
    try #require(viewer.file("copy.sqlite")).write(to: store)
    let report = try await viewer.types("likes", "--format", "json")
    #expect(report.status == 0)
    #expect(report.errors.contains("older") && report.errors.contains("likes"))
    #expect(try report.json(as: [SeenPhoto].self).map(\.id) == [photos[0].id])
    #expect(try await viewer.types("likes").errors.contains("older") == false, "once")
  }

  @Test("A database that a newer version of photolist has written is not changed: photos can be listed, but not liked")
  func newerDatabaseIsUnchanged() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("like", id)
    let store = viewer.home.appending(path: ".local/share/photolist/library.sqlite")
    // Renames a migration: an unknown migration shows that a newer version has written the database.
    var newer = try Data(contentsOf: store)
    while let range = newer.range(of: Data("memos 1".utf8)) { newer.replaceSubrange(range, with: Data("memos 9".utf8)) }
    try newer.write(to: store)
    for command in [["list"], ["show", id], ["share", id], ["download", id]] {
      #expect(try await viewer.types(command[0], command.dropFirst().first ?? "--quiet").status == 0, "\(command)")
    }
    let like = try await viewer.types("like", id)
    #expect(like.status == 74)
    #expect(like.errors.contains("newer version"))
    #expect(try Data(contentsOf: store) == newer)
  }

  private func likes(of viewer: Viewer) async throws -> [String] {
    try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self).map(\.id)
  }

  @Test("A damaged cache is rebuilt silently, and likes are preserved")
  func damagedCacheIsRebuilt() async throws {
    let viewer = try Viewer()
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("like", id)
    let cache = viewer.home.appending(path: ".cache/photolist")
    try Data(repeating: 0x5A, count: 40_000).write(to: cache.appending(path: "cache.sqlite"))
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(at: cache.appending(path: "cache.sqlite" + suffix))
    }
    let likes = try await viewer.types("likes", "--quiet", "--format", "json")
    #expect(likes.status == 0 && likes.errors.isEmpty)
    #expect(try likes.json(as: [SeenPhoto].self).map(\.id) == [id])
    _ = try await viewer.types("list")
    #expect(try await viewer.types("cache", "--format", "json").json(as: SeenCache.self).photos > 0)
  }

  @Test("Damaged likes are recovered as far as possible, and the damage is reported")
  func damagedLikesAreRecovered() async throws {
    let viewer = try Viewer()
    _ = try await viewer.types("like", try await viewer.firstPhoto())
    let data = viewer.home.appending(path: ".local/share/photolist")
    try Data(repeating: 0x5A, count: 40_000).write(to: data.appending(path: "library.sqlite"))
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(at: data.appending(path: "library.sqlite" + suffix))
    }
    let likes = try await viewer.types("likes", "--format", "json")
    #expect(likes.status == 0)
    #expect(likes.errors.contains("damaged"))
    #expect(likes.errors.contains(/Some may be missing: [a-z, ]*likes/))
    #expect(try await viewer.types("likes").errors.contains("damaged") == false, "once")
  }

  @Test("If the database cannot be created, photos can be listed, and liking a photo fails with the database's path")
  func nothingCanBeWritten() async throws {
    let viewer = try Viewer(["XDG_DATA_HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null"])
    let list = try await viewer.types("list", "--per-page", "2", "--format", "json")
    #expect(list.status == 0)
    let photos = try list.json(as: [SeenPhoto].self)
    #expect(photos.count == 2)
    #expect(try await viewer.types("show", photos[0].id).status == 0)
    #expect(try await viewer.types("download", photos[0].id).status == 0)
    #expect(try await viewer.types("likes", "--format", "json").json(as: [SeenPhoto].self).isEmpty)
    let like = try await viewer.types("like", photos[0].id)
    #expect(like.status == 73)
    #expect(like.errors.contains("/dev/null/photolist/library.sqlite"))
  }
}
