import Foundation
import ReactiveTesting
import Testing
import WebTesting

@testable import Web

extension ServerTests {
  @MainActor
  @Suite("Sessions")
  struct SessionTests {
    private static func event(_ control: String, _ value: JSON = .null) -> JSON {
      ["element": "counter", "event": .string(control), "value": value]
    }

    @Test("A new tab receives the state of its page, and an event changes the state")
    func eventChangesState() async throws {
      try await withServer { fixture in
        let (socket, hello) = try await fixture.browser.openPage()
        #expect(hello["session"]?["resumed"] == false)
        #expect(hello["set"]?["counter"]?["value"] == 1)
        try await socket.send(Self.event("plus"))
        #expect(try await socket.receive() == ["set": ["counter": ["value": 2]]])
        try await socket.send(Self.event("minus"))
        #expect(try await socket.receive() == ["set": ["counter": ["value": 1]]])
        await socket.close()
      }
    }

    @Test("Changes without an `await` between them are sent as one message with the latest value")
    func changesOfTurnAreOneMessage() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        try await socket.send(Self.event("burst"))
        #expect(try await socket.receive() == ["set": ["counter": ["burst": 100]]])
        await socket.close()
      }
    }

    @Test("All messages reach the page in order") func messagesAreInOrder() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        for number in 1...3 { try await socket.send(Self.event("number", .number(number))) }
        var received: [JSON] = []
        while received.count < 3 { received += try await socket.receive()["emit"]?.array ?? [] }
        #expect(received == [["counter", "double", 2], ["counter", "double", 4], ["counter", "double", 6]])
        await socket.close()
      }
    }

    @Test("A text field sends the text that the user types, and receives the text that the program sets")
    func textFieldWorks() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        try await socket.send(Self.event("name", "ada"))
        #expect(try await socket.receive() == ["set": ["counter": ["upper": "ADA"]]])
        try await socket.send(Self.event("clear"))
        #expect(try await socket.receive() == ["set": ["counter": ["name": ""]]])
        await socket.close()
      }
    }

    @Test("Two tabs have separate pages") func tabsAreSeparate() async throws {
      try await withServer { fixture in
        let (first, _) = try await fixture.browser.openPage()
        let (second, _) = try await fixture.browser.openPage()
        try await first.send(Self.event("plus"))
        #expect(try await first.receive()["set"]?["counter"]?["value"] == 2)
        try await second.send(Self.event("minus"))
        #expect(try await second.receive()["set"]?["counter"]?["value"] == 0)
        #expect(fixture.server.pageCount == 2)
        await first.close()
        await second.close()
      }
    }

    @Test("After a short loss of the connection, the tab receives the whole state of its page")
    func lostConnectionIsResumed() async throws {
      try await withServer { fixture in
        let (first, hello) = try await fixture.browser.openPage()
        try await first.send(Self.event("plus"))
        _ = try await first.receive()
        await first.close()
        let counter = try #require(fixture.opened.pages.first)
        // The tab is disconnected, and receives this change when it connects again.
        counter.element.set("later", "value")
        fixture.scheduler.advance(by: .seconds(59))

        let token = try #require(hello["session"]?["token"])
        let (second, resumed) = try await fixture.browser.openPage(["token": token])
        #expect(resumed["session"]?["resumed"] == true)
        #expect(resumed["set"]?["counter"]?["value"] == 2)
        #expect(resumed["set"]?["counter"]?["later"] == "value")
        fixture.scheduler.advance(by: .seconds(1))
        try await second.send(Self.event("plus"))
        #expect(try await second.receive() == ["set": ["counter": ["value": 3]]])
        #expect(fixture.server.pageCount == 1)
        await second.close()
      }
    }

    @Test("If a tab does not connect again, its page ends and is released")
    func pageOfClosedTabIsReleased() async throws {
      try await withServer { fixture in
        let (socket, hello) = try await fixture.browser.openPage()
        #expect(fixture.opened.pages.count == 1)
        await socket.close()
        // The page ends a minute after the server has noticed that the connection is lost.
        #expect(
          await eventually {
            fixture.scheduler.advance(by: .seconds(60))
            return fixture.server.pageCount == 0
          })
        #expect(await eventually { fixture.opened.pages.isEmpty })
        let token = try #require(hello["session"]?["token"])
        let (second, again) = try await fixture.browser.openPage(["token": token, "place": 7])
        #expect(again["session"]?["resumed"] == false)
        #expect(again["set"]?["counter"]?["value"] == 7)
        await second.close()
      }
    }

    @Test("If a tab closes its connection normally, its page ends at once") func closeEndsPage() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        try await socket.send(opcode: 8, payload: [0x03, 0xE8])
        #expect(await eventually { fixture.server.pageCount == 0 && fixture.opened.pages.isEmpty })
        await socket.close()
      }
    }

    @Test("A second connection with the same token replaces the first connection")
    func secondConnectionTakesOver() async throws {
      try await withServer { fixture in
        let (first, hello) = try await fixture.browser.openPage()
        let token = try #require(hello["session"]?["token"])
        let (second, resumed) = try await fixture.browser.openPage(["token": token])
        #expect(resumed["session"]?["resumed"] == true)
        #expect(try await first.waitForClose() == 1000)
        try await second.send(Self.event("plus"))
        #expect(try await second.receive()["set"]?["counter"]?["value"] == 2)
        await second.close()
      }
    }

    @Test("A connection is refused if it would exceed the maximum number of pages")
    func numberOfPagesIsLimited() async throws {
      var limits = WebServer.Limits()
      limits.sessions = 2
      try await withServer(limits: limits) { fixture in
        let (first, _) = try await fixture.browser.openPage()
        let (second, _) = try await fixture.browser.openPage()
        let third = try await fixture.browser.open()
        try await third.send(["hello": [:]])
        #expect(try await third.waitForClose() == 1013)
        await first.close()
        await second.close()
      }
    }

    @Test("An idle connection receives only pings, and is closed if it does not answer a ping")
    func idleConnectionReceivesPings() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        fixture.scheduler.advance(by: .seconds(30))
        #expect(try await socket.receiveFrame().opcode == 9)
        try await socket.send(opcode: 10, payload: [])
        try await socket.send(Self.event("plus"))
        _ = try await socket.receive()
        fixture.scheduler.advance(by: .seconds(30))
        #expect(try await socket.receiveFrame().opcode == 9)
        fixture.scheduler.advance(by: .seconds(30))
        #expect(try await socket.waitForClose() == 1001)
        #expect(fixture.server.pageCount == 1)
      }
    }

    @Test("`TestTab` has the latest properties and all messages of the elements") func tabIsUpToDate()
      async throws
    {
      try await withServer { fixture in
        var tab = try await TestTab(TestBrowser(opening: fixture.server.address))
        try await tab.send("counter", "plus")
        try await tab.send("counter", "number", 21)
        try await tab.receives { $0.elements["counter"]?["value"] == 2 && !$0.messages.isEmpty }
        #expect(tab.messages == [["counter", "double", 42]])
        #expect(tab.elements["counter"]?["upper"] == "")
      }
    }

    @Test("The answer to a ping contains the payload of the ping") func pingIsAnswered() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        try await socket.send(opcode: 9, payload: [1, 2, 3])
        #expect(try await socket.receiveFrame() == .init(opcode: 10, payload: [1, 2, 3]))
        await socket.close()
      }
    }

    @Test("When the server stops, all pages are closed and released") func stopClosesPages() async throws {
      let fixture = try await ServerFixture()
      let (first, _) = try await fixture.browser.openPage()
      let (second, _) = try await fixture.browser.openPage()
      await fixture.stop()
      #expect(try await first.waitForClose() == 1012)
      #expect(try await second.waitForClose() == 1012)
      #expect(await eventually { fixture.opened.pages.isEmpty })
      await #expect(throws: (any Error).self) { _ = try await fixture.browser.request("/") }
    }

    @Test("A tab that reads slowly receives the latest value, but not every earlier value")
    func slowTabReceivesLatestValue() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        let counter = try #require(fixture.opened.pages.first)
        let text = String(repeating: "x", count: 100_000)
        // The tab does not read, so its connection fills up. After that, each change replaces the previous change.
        for number in 1...300 {
          counter.element.set("large", .string("\(number)\(text)"))
          for _ in 0..<20 { await Task.yield() }
        }
        var messages = 0
        var last = ""
        while !last.hasPrefix("300x") {
          last = try await socket.receive()["set"]?["counter"]?["large"]?.string ?? ""
          messages += 1
        }
        #expect(messages < 300)
        await socket.close()
      }
    }
  }
}
