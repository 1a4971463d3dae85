import Foundation
import HTTPTypes
import NetworkingTesting
import ProgramTesting
import Subprocess
import Testing
import Web

extension BrowserTests {
  /// Tests `Browser` itself, with a page that shows the input events that it receives.
  @Suite struct HarnessTests {
    private func withPage(
      _ preferences: Browser.Preferences = .init(), _ body: (Browser, PracticeServer) async throws -> Void
    ) async throws {
      let server = try PracticeServer()
      defer { server.stop() }
      try await withBrowser(preferences) { browser in
        try await browser.open(server.url)
        try await body(browser, server)
      }
    }

    @Test("A test can read a page's title and text, and can go back and forward") func pagesAreVisited() async throws {
      try await withPage { browser, server in
        #expect(try await browser.title == "Practice")
        try await browser.open(server.url("/second"))
        #expect(try await browser.text == "The second page")
        try await browser.goBack()
        #expect(try await browser.url == server.url)
        try await browser.goForward()
        #expect(try await browser.title == "Second")
        try await browser.reload()
        #expect(try await browser.title == "Second")
      }
    }

    @Test("A test can read an element's text, attributes, role and label") func elementsAreDescribed() async throws {
      try await withPage { browser, _ in
        let button = try await browser.element("#button")
        #expect(try await button.text == "Press")
        #expect(try await button.attribute("data-kind") == "plain")
        #expect(try await button.attribute("missing") == nil)
        #expect(try await button.property("tagName") == "BUTTON")
        #expect(try await button.role == "button")
        #expect(try await button.label == "The button")
        #expect(try await button.frame.width > 10)
        #expect(try await button.isEnabled)
        #expect(try await button.isDisplayed)
        #expect(try await browser.element("#late").isDisplayed == false)
        #expect(try await browser.elements("button").count == 2)
        #expect(try await browser.elements("table").isEmpty)
      }
    }

    @Test("A script receives arguments and returns a value") func scriptsRun() async throws {
      try await withPage { browser, _ in
        let sum = try await browser.run("return arguments[0] + arguments[1].b", 1, ["b": 2])
        #expect(sum == 3)
        let later = try await browser.runAsync("await new Promise(r => setTimeout(r, 1)); return [null, 'ü']")
        #expect(later == [.null, "ü"])
        await #expect { try await browser.run("throw new Error('broken')") } throws: { error in
          "\(error)".contains("javascript error") && "\(error)".contains("broken")
        }
      }
    }

    @Test("Pressed keys and their modifiers reach the focused element") func keysArePressed() async throws {
      try await withPage { browser, _ in
        let field = try await browser.element("#field")
        try await field.type("한a")
        #expect(try await field.property("value") == "한a")
        try await browser.press("b", .backspace, "c")
        #expect(try await field.property("value") == "한ac")
        try await field.clear()
        #expect(try await field.property("value") == "")
        try await browser.press(.tab, holding: .shift)
        try await browser.press(.escape)
        try await browser.press(.end, holding: .control)
        let events = try await browser.element("#events").text
        #expect(events.contains("key:Backspace") && events.contains("key:Shift+Tab"))
        #expect(events.contains("key:Escape") && events.contains("key:Control+End"))
        try await browser.element("#button").click()
        #expect(try await browser.focused?.attribute("id") == "button")
      }
    }

    @Test("A test can hover, click, drag and scroll with the mouse") func mouseIsUsed() async throws {
      try await withPage { browser, _ in
        let button = try await browser.element("#button")
        let pad = try await browser.element("#pad")
        try await browser.hover(button)
        try await browser.press(button, with: .mouse)
        try await browser.doubleClick(button)
        try await browser.drag(pad, byX: 40, y: 0, with: .mouse)
        try await browser.wheel(over: pad, y: 120)
        try await browser.waits(for: "the wheel") { try await browser.element("#events").text.contains("wheel:120") }
        let events = try await browser.element("#events").text
        #expect(events.contains("enter click:mouse"))
        #expect(events.contains("dblclick"))
        let center = try await pad.frame
        #expect(events.contains("down:mouse up:mouse:\(Int((center.x + center.width / 2 + 40).rounded(.down)))"))
        try await browser.waits(for: "scrolling") { try await pad.property("scrollTop") == 120 }
      }
    }

    @Test("A test can tap, swipe and pinch on a touch screen") func fingersAreUsed() async throws {
      try await withPage(.init(width: 360, height: 640, isTouch: true)) { browser, _ in
        #expect(try await browser.run("return matchMedia('(pointer: coarse)').matches") == true)
        #expect(try await browser.run("return navigator.maxTouchPoints") == 5)
        try await browser.tap(try await browser.element("#button"))
        let pad = try await browser.element("#pad")
        try await browser.drag(pad, byX: -30, y: 0, with: .touch)
        try await browser.pinch(pad, from: 40, to: 160)
        let events = try await browser.element("#events").text
        #expect(events.contains("click:touch"))
        #expect(events.contains("down:touch up:touch"))
        #expect(events.contains("pinch:160"))
      }
    }

    @Test("The viewport has the requested size", arguments: [360, 1024, 1920])
    func viewportHasSize(width: Int) async throws {
      try await withPage(.init(width: width, height: 700)) { browser, _ in
        #expect(try await browser.run("return [innerWidth, innerHeight]") == [.number(width), 700])
        try await browser.resize(width: 500, height: 400)
        #expect(try await browser.run("return [innerWidth, innerHeight]") == [500, 400])
      }
    }

    @Test("A page follows the preferred color scheme", arguments: Browser.Preferences.ColorScheme.allCases)
    func colorSchemeApplies(scheme: Browser.Preferences.ColorScheme) async throws {
      try await withPage(.init(colorScheme: scheme)) { browser, _ in
        let body = try await browser.element("body")
        let color = try await body.style("background-color")
        #expect(color == (scheme == .dark ? "rgba(1, 2, 3, 1)" : "rgba(255, 255, 255, 1)"))
        try await browser.prefer(scheme == .dark ? .light : .dark, reducedMotion: true)
        #expect(try await body.style("background-color") != color)
        #expect(try await browser.run("return matchMedia('(prefers-reduced-motion)').matches") == true)
      }
    }

    @Test("The server and scripts receive the user's language", arguments: Browser.Preferences.Language.allCases)
    func languageApplies(language: Browser.Preferences.Language) async throws {
      try await withPage(.init(language: language)) { browser, server in
        #expect(try await browser.run("return navigator.language").string?.prefix(2) == language.rawValue[...])
        try await browser.open(server.url("/language"))
        #expect(try await browser.text.hasPrefix(language.rawValue))
      }
    }

    @Test("Console messages and failed requests can be read") func consoleIsRead() async throws {
      try await withPage { browser, _ in
        #expect(try await browser.consoleMessages() == [])
        try await browser.run("console.info('a message'); setTimeout(() => { missing() })")
        try await browser.runAsync("await fetch('/missing')")
        let messages = try await browser.consoleMessages().joined(separator: "\n")
        #expect(messages.contains("a message"))
        #expect(messages.contains("missing is not defined"))
        #expect(messages.contains("404"))
        #expect(try await browser.consoleMessages() == [])
      }
    }

    @Test("Requests of a browser without a network fail") func networkIsLost() async throws {
      try await withPage { browser, _ in
        try await browser.setOffline(true)
        #expect(try await browser.run("return navigator.onLine") == false)
        #expect(try await browser.runAsync("try { await fetch('/second'); return 1 } catch { return 0 }") == 0)
        try await browser.setOffline(false)
        #expect(try await browser.runAsync("return (await fetch('/second')).status") == 200)
        try await browser.sees("offline online")
      }
    }

    @Test("A browser can open and close tabs") func tabsAreOpened() async throws {
      try await withPage { browser, server in
        try await browser.openTab()
        try await browser.open(server.url("/second"))
        #expect(try await browser.tabs.count == 2)
        try await browser.closeTab()
        #expect(try await browser.title == "Practice")
      }
    }

    @Test("A screenshot has the size of the viewport") func screenshotIsSaved() async throws {
      try await withPage(.init(width: 320, height: 200)) { browser, _ in
        try await browser.saveScreenshot("practice")
        let data = try Data(contentsOf: Browser.screenshots.appending(path: "practice.png"))
        // The header of a PNG file contains the width and the height.
        #expect(data.prefix(24).suffix(8) == Data([0, 0, 1, 64, 0, 0, 0, 200]))
      }
    }

    @Test("The memory of a page can be measured") func memoryIsMeasured() async throws {
      try await withPage { browser, _ in
        let before = try await browser.memory()
        try await browser.run("window.list = Array.from({ length: 10000 }, () => document.createElement('p'))")
        let during = try await browser.memory()
        try await browser.run("delete window.list")
        let after = try await browser.memory()
        #expect(before.nodes > 10 && before.heapBytes > 100_000)
        #expect(during.nodes >= before.nodes + 10_000)
        #expect(after.nodes < before.nodes + 100)
      }
    }

    @Test("Waiting ends when the condition is true, or fails after the time limit with the text of the page")
    func waitingEnds() async throws {
      try await withPage { browser, _ in
        try await browser.element("#button").click()
        try await browser.sees("Late")
        await #expect {
          try await browser.sees("Never", within: .milliseconds(100))
        } throws: { error in
          "\(error)".contains("the text “Never”") && "\(error)".contains("Practice")
        }
        await #expect {
          try await browser.element("#none", within: .milliseconds(100))
        } throws: { "\($0)".contains("#none") }
      }
    }

    @Test("axe-core finds a field without a label and a text with too little contrast")
    func accessibilityIsChecked() async throws {
      try await withPage { browser, _ in
        #expect(try await Axe.findings(in: browser).map(\.description) == [])
        try await browser.run(
          "document.querySelector('main').innerHTML += '<input id=x><p style=color:#ddd;background:#fff>faint</p>'")
        #expect(try await Axe.findings(in: browser).map(\.rule).sorted() == ["color-contrast", "label"])
      }
    }

    @Test("If the driver ends, the error contains the last lines of the driver's output")
    func endedDriverIsReported() async throws {
      let driver = try await WebDriver()
      let browser = try await Browser(driver: driver, preferences: .init())
      // Closes the browser first, because a driver that is killed does not end its browser.
      await browser.close()
      driver.program.send(.kill)
      await #expect {
        // The driver may still respond to a few commands after the signal is sent.
        _ = try await eventually("an error", { try await driver.send(.get, "/status") == .null ? 1 : nil })
      } throws: { error in
        "\(error)".contains("signal 9") && "\(error)".contains("started successfully")
      }
      await driver.stop()
    }
  }
}
