import Foundation
import Subprocess
import SystemPackage
import Testing
import Web

extension BrowserTests {
  /// The measurements of `Scripts/bench web`. Each test writes rows of results, and passes even if a figure misses its
  /// bar.
  @Suite(.serialized, .enabled(if: BenchmarkRow.file != nil, "run Scripts/bench web")) struct Benchmarks {
    private let rounds = Int(ProcessInfo.processInfo.environment["PHOTOLIST_ROUNDS"] ?? "") ?? 7

    @Test("First contentful paint of the page, compared with an empty page") func firstPaint() async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          _ = try await PhotoBrowser.open(server, in: browser)
          var page: [Double] = []
          var empty: [Double] = []
          for _ in 0..<rounds {
            // For an unknown path, the server responds with a page that contains only one line of text.
            try await browser.open("\(server.origin)/nothing")
            empty.append(try await paint(browser))
            try await browser.open("\(server.origin)/")
            page.append(try await paint(browser))
          }
          try BenchmarkRow.ratio(
            "first contentful paint", page.median, "ms", to: "an empty page", empty.median, atMost: 3
          ).write()
        }
      }
    }

    private func paint(_ browser: Browser) async throws -> Double {
      try await browser.waits(for: "a paint") {
        try await browser.run("return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null")
          .number
      }
    }

    /// Measures while another process alternately deletes and inserts a like.
    @Test("Delay until a like by another process appears in the page") func likeAppears() async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          let id = try await page.id(ofTile: 1)
          try await server.types("like", String(id.split(separator: "/")[1]), "--source", "demo")
          try await browser.waits(for: "the heart") { try await page.isLiked(tile: 1) }
          try await browser.run(
            """
            window.changes = [];
            const heart = document.querySelector('.screen.shown .tile[data-index="1"] .heart');
            new MutationObserver(records => {
              // The attribute can also be set to the same value.
              if (records[0].oldValue === heart.ariaPressed) return;
              changes.push(performance.timeOrigin + performance.now());
            }).observe(heart, { attributeFilter: ['aria-pressed'], attributeOldValue: true })
            """)
          let writer = RunningProgram(
            "/usr/bin/env",
            [
              "python3", "-c", Self.writer, server.home.appending(path: "data/photolist/library.sqlite").path(),
              "\(2 * rounds)",
            ])
          let line = try await writer.line(within: .seconds(60)) { $0.hasPrefix("[") }
          let writes = try JSON(bytes: Array(line.utf8)).elements.map { $0.elements.compactMap(\.number) }
          let changes = try await browser.waits(for: "every change", within: .seconds(20)) {
            let changes = try await browser.run("return changes").elements.compactMap(\.number)
            return changes.count >= writes.count ? changes : nil
          }
          let appeared = zip(writes, changes).map { $1 - $0[0] }
          let write = writes.map { $0[1] - $0[0] }
          try BenchmarkRow.ratio(
            "delay until a like by another process appears in the page", appeared.median, "ms",
            to: "the database write", write.median, atMost: 3
          ).write()
        }
      }
    }

    private static let writer = """
      import json, sqlite3, sys, time
      database = sqlite3.connect(sys.argv[1], isolation_level=None)
      database.execute("PRAGMA synchronous = FULL")
      database.execute("PRAGMA foreign_keys = OFF")
      row = database.execute("SELECT * FROM likedPhoto").fetchone()
      insert = "INSERT INTO likedPhoto VALUES (" + ", ".join("?" * len(row)) + ")"
      times = []
      for turn in range(int(sys.argv[2])):
          time.sleep(0.7)
          start = time.time()
          if turn % 2: database.execute(insert, row)
          else: database.execute("DELETE FROM likedPhoto")
          times.append([start * 1000, time.time() * 1000])
      print(json.dumps(times), flush=True)
      """

    @Test("Delay of a like and memory of a session while 50 sessions are open") func manySessions() async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          let program = ProcessStatistics(identifier: try #require(server.program.identifier))
          let before = try program.megabytes
          let one = try await likeTimes(page, sessions: 0)
          try await browser.runAsync(Self.openSessions, 49)
          let fifty = try await likeTimes(page, sessions: 49)
          try BenchmarkRow.atLeast(
            49, "sessions, of 49, that receive a like from another session", fifty.received, "sessions"
          ).write()
          try BenchmarkRow.ratio(
            "delay of a like in the page that sends it, with 50 sessions", fifty.time, "ms", to: "1 session", one.time,
            atMost: 10
          ).write()
          try BenchmarkRow.atMost(4, "memory of a session", (try program.megabytes - before) / 49, "MB").write()
        }
      }
    }

    /// Opens sessions as tabs do. Each session shows the photos, and stores which photos are liked.
    private static let openSessions = """
      window.sessions = [];
      for (let number = 0; number < arguments[0]; number++) {
        await new Promise((done, fail) => {
          const socket = new WebSocket(`ws://${location.host}/session`);
          const session = { socket, likes: '' };
          sessions.push(session);
          socket.onerror = fail;
          socket.onopen = () => socket.send(JSON.stringify({ hello: { token: null, place: null } }));
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            const screen = Object.entries(message.set ?? {}).find(([, value]) => value.photos);
            if (message.session) {
              const name = message.set.frame.screens[0][0].name;
              socket.send(JSON.stringify({ element: name, event: 'photos', value: [0, 12] }));
            }
            if (screen?.[1].photos.items.length > 1) {
              session.likes = screen[1].photos.items.map(item => Number(item?.liked ?? 0)).join('');
              done();
            }
          };
        });
      }
      """

    /// The number of likes before the measurement. The first likes take longer, because the program and the browser run
    /// their code for the first time.
    private static let warmUp = 6

    /// Likes and unlikes a photo. Returns the median delay until the heart changes, and the number of other sessions
    /// that receive the change.
    private func likeTimes(_ page: PhotoBrowser, sessions: Int) async throws -> (time: Double, received: Double) {
      var times: [Double] = []
      var received = Double(sessions)
      for _ in 0..<Self.warmUp + rounds {
        let before = try await page.isLiked(tile: 1)
        let time = try await page.browser.runAsync(
          """
          const heart = document.querySelector('.screen.shown .tile[data-index="1"] .heart');
          const start = performance.now();
          return await new Promise(done => {
            new MutationObserver((records, observer) => {
              // The attribute can also be set to the same value.
              if (records[0].oldValue === heart.ariaPressed) return;
              observer.disconnect();
              done(performance.now() - start);
            }).observe(heart, { attributeFilter: ['aria-pressed'], attributeOldValue: true });
            heart.click();
          })
          """)
        times.append(time.number ?? .infinity)
        let digit = before ? "0" : "1"
        let count = try await page.browser.waits(for: "the like in every session", within: .seconds(20)) {
          let count = try await page.browser.run(
            "return (window.sessions ?? []).filter(session => session.likes[1] === arguments[0]).length",
            .string(digit)
          ).number
          return count == Double(sessions) ? count : nil
        }
        received = min(received, count)
      }
      return (Array(times.dropFirst(Self.warmUp)).median, received)
    }

    @Test("Delay of a like while 1,000 idle connections are open") func idleConnections() async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          let alone = try await likeTimes(page, sessions: 0)
          let connections = IdleConnections(count: 1_000, port: server.port)
          let crowded = try await likeTimes(page, sessions: 0)
          try BenchmarkRow.ratio(
            "delay of a like while \(connections.count) idle connections are open", crowded.time, "ms",
            to: "without them", alone.time, atMost: 3
          ).write()
          // The server must still accept new connections.
          try await browser.reload()
          try await page.waitsForPhotos()
          withExtendedLifetime(connections) {}
        }
      }
    }

    @Test("The number of seconds of an idle minute in which the program wakes") func idlePage() async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          try await page.settles()
          let program = ProcessStatistics(identifier: try #require(server.program.identifier))
          // Idle threads of Dispatch end after five seconds. The time limit of a request wakes the program once, 60
          // seconds after the request, even if the request has ended.
          try await Task.sleep(for: .seconds(65))
          var before = try program.wakeUps
          var seconds = 0
          for _ in 0..<60 {
            try await Task.sleep(for: .seconds(1))
            let now = try program.wakeUps
            if now != before { seconds += 1 }
            before = now
          }
          // In a minute, two pings and two answers can each wake the program in a different second.
          try BenchmarkRow.atMost(
            4, "seconds, of 60 idle seconds, in which the program wakes", Double(seconds), "seconds"
          ).write()
        }
      }
    }

    @Test("Time and memory for scrolling through 100,000 photos") func longList() async throws {
      let arguments = ["serve", "--source", "demo", "--offline", "--per-page", "30"]
      let server = try await PageServer(["serve", "--source", "demo", "--per-page", "30"])
      defer { server.removeHome() }
      do {
        try await withBrowser { browser in _ = try await PhotoBrowser.open(server, in: browser) }
        await server.stop()
        _ = try await run(
          .name("python3"),
          arguments: ["-c", Self.filler, server.home.appending(path: "cache/photolist/cache.sqlite").path()],
          output: .discarded, error: .string(limit: 1 << 16))
        try await server.start(with: arguments)
        try await withBrowser { browser in
          _ = try await PhotoBrowser.open(server, in: browser)
          let program = ProcessStatistics(identifier: try #require(server.program.identifier))
          try await scroll(browser, to: 10_000)
          let early = try await (page: browser.memory(), program: program.megabytes)
          let start = ContinuousClock.now
          try await scroll(browser, to: 100_000)
          let seconds = (ContinuousClock.now - start) / .seconds(1)
          let late = try await (page: browser.memory(), program: program.megabytes)
          try BenchmarkRow.atLeast(
            99_990, "photos reached by scrolling, the last 90,000 in \(Int(seconds)) s", try await count(browser),
            "photos"
          ).write()
          let heap = (late.page.heapBytes - early.page.heapBytes) / 1_048_576
          try BenchmarkRow.atMost(2, "growth of the page's memory from photo 10,000 to 100,000", heap, "MB").write()
          try BenchmarkRow.atMost(
            100, "growth of the number of DOM nodes from photo 10,000 to 100,000", late.page.nodes - early.page.nodes,
            "nodes"
          ).write()
          try BenchmarkRow.atMost(
            2, "growth of the program's memory from photo 10,000 to 100,000", late.program - early.program, "MB"
          ).write()
        }
      } catch {
        await server.stop()
        throw error
      }
      await server.stop()
    }

    /// The number of the last photo that has a tile, counted from 1.
    private func count(_ browser: Browser) async throws -> Double {
      try await browser.run(
        """
        return Math.max(0, ...[...document.querySelectorAll('.screen.shown .tile[data-id]')]
          .map(tile => Number(tile.dataset.index) + 1))
        """
      ).number ?? 0
    }

    /// Scrolls down by one viewport per frame until a photo is shown.
    private func scroll(_ browser: Browser, to target: Int) async throws {
      try await browser.run(
        """
        clearInterval(window.scrolling);
        const scroller = document.querySelector('.screen.shown .scroller');
        window.scrolling = setInterval(() => scroller.scrollTop += scroller.clientHeight, 16)
        """)
      var last = 0.0
      var standstill = ContinuousClock.now
      try await browser.waits(for: "photo \(target)", within: .seconds(2_000)) {
        let reached = try await count(browser)
        if reached > last {
          last = reached
          standstill = .now
        }
        return reached >= Double(target) - 30 || ContinuousClock.now - standstill > .seconds(60)
      }
      try await browser.run("clearInterval(window.scrolling)")
    }

    /// Copies the cached photos of the demo catalog until the first feed has 100,000 photos. The new ids have 11
    /// characters, as the ids of Unsplash.
    private static let filler = """
      import sqlite3, sys
      with sqlite3.connect(sys.argv[1]) as database:
          feed, known = database.execute(
              "SELECT feed, count(*) FROM feedEntry JOIN feed ON feed.id = feed WHERE key = 'editorial'").fetchone()
          columns = [r[1] for r in database.execute("PRAGMA table_info(photo)") if r[1] not in ("id", "value")]
          names = ", ".join(f'"{name}"' for name in columns)
          copies = -(-100_000 // known) - 1
          database.execute(f\"\"\"
              WITH RECURSIVE copy(number) AS (VALUES (1) UNION ALL SELECT number + 1 FROM copy WHERE number < {copies})
              INSERT INTO photo (value, {names}) SELECT printf('%011d', row_number() OVER ()), {names}
              FROM copy CROSS JOIN photo
              WHERE id IN (SELECT photo FROM feedEntry WHERE feed = {feed})\"\"\")
          database.execute(f\"\"\"
              INSERT INTO feedEntry (feed, position, photo, fetchedAt)
              SELECT {feed}, {known - 1} + row_number() OVER (ORDER BY id), id, (SELECT max(fetchedAt) FROM feedEntry)
              FROM photo WHERE id NOT IN (SELECT photo FROM feedEntry)\"\"\")
          total = known * (copies + 1)
          database.execute("UPDATE feed SET total = ?, length = ?, endSeenAt = 0 WHERE id = ?", (total, total, feed))
      """
  }
}
