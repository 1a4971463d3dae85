import Foundation
import HTTPTypes
import ProgramTesting
import Subprocess
import Testing
import Web

extension BrowserTests {
  /// Tests the page without a server, without a network and without the secret in its address. Also tests likes from
  /// other programs and tabs.
  @Suite struct ConnectionTests {
    @Test("A like in another program appears in the page, and a like in the page appears in other programs")
    func likesAppear() async throws {
      try await withPhotos { page, browser, server in
        let id = try await page.id(ofTile: 2).split(separator: "/")[1]
        try await server.types("like", String(id), "--source", "demo")
        try await browser.waits(for: "the heart") { try await page.isLiked(tile: 2) }
        try await server.types("unlike", String(id), "--source", "demo")
        try await browser.waits(for: "no heart") { try await !page.isLiked(tile: 2) }
        let other = try await page.id(ofTile: 3).split(separator: "/")[1]
        try await page.element(".tile[data-index='3'] .heart").click()
        try await browser.waits(for: "the heart") { try await page.isLiked(tile: 3) }
        #expect(try await server.types("likes", "--format", "json").contains("\"\(other)\""))
      }
    }

    @Test("A like on a terminal appears in the page, and a like in the page appears on the terminal")
    func likesAppearOnTerminal() async throws {
      try await withPhotos { page, browser, server in
        let name = try await page.element(".tile[data-index='1'] .caption").property("textContent").string ?? ""
        let isMarked = "wait:\(name.replacing(" ", with: "_"))_*♥"
        let terminal = server.terminal
        async let visit: Void = terminal.visits(pressing: "wait:1_of_240 L wait:Liked:_ \(isMarked)")
        try await browser.waits(for: "the heart", within: .seconds(60)) { try await page.isLiked(tile: 0) }
        try await page.element(".tile[data-index='1'] .heart").click()
        try await browser.waits(for: "the heart") { try await page.isLiked(tile: 1) }
        try await visit
      }
    }

    @Test("A like in one tab appears in the other tab") func likesAppearInTabs() async throws {
      try await withPhotos { page, browser, server in
        let first = try await browser.send(.get, "/window")
        try await browser.openTab()
        let other = try await PhotoBrowser.open(server, in: browser)
        try await other.element(".tile[data-index='1'] .heart").click()
        try await browser.switchTab(to: first)
        try await browser.waits(for: "the heart") { try await page.isLiked(tile: 1) }
      }
    }

    @Test("After a restart of the server, the page shows the same photo, and going back shows the photo's tile")
    func restartIsSurvived() async throws {
      try await withPhotos(isConsoleChecked: false) { page, browser, server in
        try await browser.press(.end)
        try await browser.waits(for: "the end", within: .seconds(60)) { try await page.currentIndex == 239 }
        for _ in 0..<120 { try await browser.press(.left) }
        let id = try await page.id(ofTile: 119)
        try await browser.press(.enter)
        try await page.waitsForPhoto()
        let title = try await page.title
        #expect(await server.stop() == "exited with status 130")
        try await browser.waits(for: "the message") { try await browser.element("#offline").isDisplayed }
        #expect(try await page.title == title)
        try await server.start()
        try await browser.waits(for: "a connection", within: .seconds(20)) {
          try await !browser.element("#offline").isDisplayed
        }
        try await page.seesToast("Connected again")
        try await browser.waits(for: "the same photo", within: .seconds(30)) {
          guard try await page.isPhotoShown else { return false }
          return try await page.title == title
        }
        try await browser.press(.escape)
        try await browser.waits(for: "the list in its place", within: .seconds(30)) {
          try await page.browser.run(
            """
            const tile = document.querySelector(`.screen.shown .tile[data-id="${arguments[0]}"]`);
            if (!tile) return false;
            const box = tile.getBoundingClientRect();
            return box.top < innerHeight && box.bottom > 0
            """, .string(id)
          ).bool == true
        }
      }
    }

    @Test("After a restart of the server, the page shows the same search and its results")
    func searchIsContinued() async throws {
      try await withPhotos(isConsoleChecked: false) { page, browser, server in
        try await browser.press("/")
        try await browser.waits(for: "the field") { try await browser.focused?.attribute("type") == "search" }
        try await browser.type("lake")
        try await browser.waits(for: "results") { try await !browser.elements(".screen.shown .tile[data-id]").isEmpty }
        await server.stop()
        try await browser.waits(for: "the message") { try await browser.element("#offline").isDisplayed }
        try await server.start()
        try await browser.waits(for: "the same search", within: .seconds(40)) {
          try await browser.run(
            """
            return document.querySelector('.screen.shown input.field')?.value === 'lake'
              && document.querySelector('.screen.shown .tile[data-id]') !== null
            """
          ).bool == true
        }
      }
    }

    @Test("A list keeps its scroll position after a restart of the server and after a reload of the page")
    func listKeepsItsPlace() async throws {
      try await withPhotos(isConsoleChecked: false) { page, browser, server in
        let scroller = try await page.element(".scroller")
        func firstVisible() async throws -> String {
          try await browser.waits(for: "photos", within: .seconds(30)) {
            try await page.settles()
            return try await browser.run(
              """
              const top = document.querySelector('.screen.shown .scroller')?.getBoundingClientRect().top;
              return [...document.querySelectorAll('.screen.shown .tile[data-id]')]
                .find(tile => tile.getBoundingClientRect().bottom > top + 20)?.dataset.id ?? null
              """
            ).string
          }
        }
        try await browser.waits(for: "the end of scrolling", within: .seconds(20)) {
          try await browser.wheel(over: scroller, y: 300)
          return try await (scroller.property("scrollTop").number ?? 0) > 2_000
        }
        let place = try await firstVisible()
        await server.stop()
        try await browser.waits(for: "the message") { try await browser.element("#offline").isDisplayed }
        try await server.start()
        try await browser.waits(for: "a connection", within: .seconds(20)) {
          try await !browser.element("#offline").isDisplayed
        }
        // A restored list begins with a whole row, so the photo can be in the second visible row.
        func isNearTop() async throws -> Bool {
          try await browser.run(
            """
            const top = document.querySelector('.screen.shown .scroller')?.getBoundingClientRect().top;
            const tile = document.querySelector(`.screen.shown .tile[data-id="${arguments[0]}"]`);
            const box = tile?.getBoundingClientRect();
            return Boolean(box && box.bottom > top && box.top < top + box.height + 30)
            """, .string(place)
          ).bool == true
        }
        try await browser.waits(for: "the same photo after a restart", within: .seconds(40), isNearTop)
        try await browser.reload()
        try await browser.waits(for: "the same photo after a reload", within: .seconds(40), isNearTop)
      }
    }

    @Test("While the server is stopped, the page requests no pictures, and loads them after a restart of the server")
    func picturesNeedSession() async throws {
      try await withPhotos(isConsoleChecked: false) { page, browser, server in
        try await browser.waits(for: "all pictures", within: .seconds(60)) {
          try await page.elements(".tile:not([data-id]), .picture[data-state=loading]").isEmpty
        }
        await server.stop()
        try await browser.waits(for: "the message") { try await browser.element("#offline").isDisplayed }
        let scroller = try await page.element(".scroller")
        try await browser.waits(for: "tiles without pictures") {
          try await browser.wheel(over: scroller, y: 300)
          return try await !page.elements(".tile[data-id] .picture[data-state=failed]").isEmpty
        }
        let requested = try await browser.consoleMessages().filter { $0.contains("/picture/") }
        #expect(requested == [])
        try await server.start()
        try await browser.waits(for: "a connection", within: .seconds(20)) {
          try await !browser.element("#offline").isDisplayed
        }
        try await browser.waits(for: "all pictures", within: .seconds(30)) {
          try await page.settles()
          guard try await !page.elements(".picture[data-state=loaded]").isEmpty else { return false }
          return try await page.elements(".tile[data-id] .picture[data-state=failed]").isEmpty
        }
        #expect(try await browser.consoleMessages().filter { $0.contains("/picture/") } == [])
      }
    }

    @Test("The page reports a lost network, and shows the same photo when the network returns")
    func networkIsLost() async throws {
      try await withPageServer { server in
        let network = try #require(Network(to: server.port))
        defer { network.stop() }
        try await withBrowser(.init(arguments: [network.browserArgument])) { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          try await page.tile(1).click()
          try await page.waitsForPhoto()
          let title = try await page.title
          network.lose()
          try await browser.waits(for: "the message", within: .seconds(20)) {
            try await browser.element("#offline").isDisplayed
          }
          network.restore()
          try await browser.waits(for: "a connection", within: .seconds(20)) {
            try await !browser.element("#offline").isDisplayed
          }
          try await page.seesToast("Connected again")
          #expect(try await page.title == title)
          try await browser.press("n")
          try await browser.waits(for: "the next photo") { try await page.title != title }
          try await page.waitsForPhoto()
        }
      }
    }

    @Test("A like that was sent while the server was suspended takes effect when the server resumes")
    func sleepIsSurvived() async throws {
      try await withPhotos { page, browser, server in
        server.program.send(.suspend)
        try await page.element(".tile[data-index='1'] .heart").click()
        #expect(try await !page.isLiked(tile: 1))
        server.program.send(.resume)
        try await browser.waits(for: "the heart") { try await page.isLiked(tile: 1) }
      }
    }

    @Test("A browser with no secret or an old secret is refused, and the page says what to do")
    func secretIsNeeded() async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          try await browser.open(server.origin)
          try await browser.sees("command “serve”")
          try await browser.open("\(server.origin)/?secret=\(String(repeating: "0", count: 64))")
          try await browser.sees("command “serve”")
          let page = try await PhotoBrowser.open(server, in: browser)
          #expect(try await !browser.url.contains("secret"))
          #expect(try await browser.run("return document.cookie") == "")
          await server.stop()
          try FileManager.default.removeItem(at: server.home.appending(path: "state/photolist/serve-secret"))
          try await server.start()
          try await browser.waits(for: "the reason", within: .seconds(20)) {
            try await browser.element("#offline").text.contains("command “serve”")
          }
          _ = try await PhotoBrowser.open(server, in: browser)
          #expect(try await browser.elements("#offline:not([hidden])").isEmpty)
          _ = page
        }
      }
    }

    @Test("The option --open passes the secret to the browser in a private file, which is removed after the page opens")
    func pageIsOpenedThroughFile() async throws {
      let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "photolist-desktop-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // A fake `xdg-open` (`open` on macOS) stores its arguments and the permissions of the file.
      let arguments = folder.appending(path: "arguments")
      let script =
        "#!/bin/sh\n{ echo \"$@\"; ls -l \"$1\"; } >'\(arguments.path())~'\nmv '\(arguments.path())~' '\(arguments.path())'\n"
      for name in ["xdg-open", "open"] {
        let file = folder.appending(path: name)
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
      }
      let path = "\(folder.path()):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
      let variables = ["PATH": path, "DISPLAY": ":0"]
      try await withPageServer(["serve", "--source", "demo", "--open"], variables: variables) { server in
        try await withBrowser { browser in
          let lines = try await eventually("the opened file") { try? String(contentsOf: arguments, encoding: .utf8) }
            .split(separator: "\n")
          let opened = try #require(lines.first.map(String.init))
          let secret = try #require(server.address.split(separator: "=").last.map(String.init))
          #expect(!lines.joined().contains(secret))
          #expect(lines.last?.hasPrefix("-rw-------") == true)
          try await browser.open("file://\(opened)")
          let page = PhotoBrowser(browser: browser, server: server)
          try await page.waitsForPhotos()
          #expect(try await browser.url == server.origin + "/")
          #expect(!FileManager.default.fileExists(atPath: opened))
          try await browser.reload()
          try await page.waitsForPhotos()
          let messages = try await browser.consoleMessages()
          #expect(messages == [])
        }
      }
    }

    @Test("Another site can neither read the page nor open a session") func otherSitesAreRefused() async throws {
      let site = try PracticeServer()
      defer { site.stop() }
      try await withPhotos(isConsoleChecked: false) { _, browser, server in
        try await browser.open(site.url)
        let read = try await browser.runAsync(
          "try { return (await fetch(arguments[0], { credentials: 'include' })).status } catch { return 0 }",
          .string(server.origin))
        #expect(read == 0)
        let opened = try await browser.runAsync(
          """
          return await new Promise(done => {
            const socket = new WebSocket(arguments[0].replace('http', 'ws') + '/session');
            socket.onopen = () => done(true);
            socket.onerror = () => done(false);
          })
          """, .string(server.origin))
        #expect(opened == false)
      }
    }

    @Test("The page sends requests only to its own server") func requestsStayLocal() async throws {
      try await withPhotos { page, browser, server in
        try await page.tile(1).click()
        try await page.waitsForPhoto()
        let hosts = try await browser.run(
          "return [...new Set(performance.getEntriesByType('resource').map(e => new URL(e.name).host))]")
        #expect(hosts == [.string("127.0.0.1:\(server.port)")])
      }
    }

    private func withPhotos(
      isConsoleChecked: Bool = true, _ body: (PhotoBrowser, Browser, PageServer) async throws -> Void
    ) async throws {
      try await withPageServer { server in
        try await withBrowser { browser in
          let page = try await PhotoBrowser.open(server, in: browser)
          try await body(page, browser, server)
          let messages = try await browser.consoleMessages()
          if isConsoleChecked { #expect(messages == []) }
        }
      }
    }
  }
}
