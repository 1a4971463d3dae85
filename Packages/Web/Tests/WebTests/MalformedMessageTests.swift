import FlyingSocks
import Foundation
import Testing
import WebTesting

@testable import Web

extension ServerTests {
  @MainActor
  @Suite("Malformed messages")
  struct MalformedMessageTests {
    @Test(
      "A malformed message closes the connection",
      arguments: [
        "", "x", "{", "[]", "null", "\"\\uD800\"", "{\"element\":1,\"event\":\"plus\"}", "{\"element\":\"counter\"}",
        "{\"hello\":{}}", String(repeating: "[", count: 5_000), "{\"element\":\"counter\",\"event\":\"plus\"",
      ])
    func malformedMessageClosesConnection(message: String) async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        try await socket.send(text: Array(message.utf8))
        #expect(try await socket.waitForClose() == 1008)
      }
    }

    @Test("A message that is not UTF-8 closes the connection") func wrongEncodingClosesConnection() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        try await socket.send(text: [0x22, 0xFF, 0xFE, 0x22])
        #expect(try await socket.waitForClose() == 1008)
      }
    }

    @Test("If the first message is not a greeting, the connection is closed")
    func missingGreetingClosesConnection() async throws {
      try await withServer { fixture in
        let socket = try await fixture.browser.open()
        try await socket.send(["element": "counter", "event": "plus"])
        #expect(try await socket.waitForClose() == 1008)
        #expect(fixture.server.pageCount == 0)
      }
    }

    @Test("A message above the size limit closes the connection, even if the message is split into frames")
    func largeMessageIsRefused() async throws {
      var limits = WebServer.Limits()
      limits.messageSize = 1_000
      try await withServer(limits: limits) { fixture in
        let large: JSON = [
          "element": "counter", "event": "name", "value": .string(String(repeating: "x", count: 1_000)),
        ]
        let (first, _) = try await fixture.browser.openPage()
        try await first.send(large)
        #expect(try await first.waitForClose() == 1009)

        let (second, _) = try await fixture.browser.openPage()
        try await second.send(opcode: 1, payload: Array(repeating: 0x20, count: 600), isLast: false)
        try await second.send(opcode: 0, payload: Array(repeating: 0x20, count: 600), isLast: false)
        #expect(try await second.waitForClose() == 1009)
      }
    }

    @Test("The frames of a split message are joined") func fragmentsAreJoined() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        let message = Array("{\"element\":\"counter\",\"event\":\"plus\"}".utf8)
        try await socket.send(opcode: 1, payload: Array(message.prefix(10)), isLast: false)
        try await socket.send(opcode: 9, payload: [])
        try await socket.send(opcode: 0, payload: Array(message.dropFirst(10)))
        #expect(try await socket.receive() == ["set": ["counter": ["value": 2]]])
        await socket.close()
      }
    }

    @Test("A frame that cannot start a message closes the connection", arguments: [0, 2, 3, 11])
    func unexpectedFrameClosesConnection(opcode: UInt8) async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        try await socket.send(opcode: opcode, payload: Array("{}".utf8))
        #expect(try await socket.waitForClose() == 1008)
      }
    }

    @Test("An event for an unknown control or with a wrong value is ignored and logged")
    func unknownEventsAreIgnored() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        try await socket.send(["element": "counter", "event": "unknown"])
        try await socket.send(["element": "unknown", "event": "plus"])
        try await socket.send(["element": "counter", "event": "number", "value": "secret"])
        try await socket.send(["element": "counter", "event": "numbers", "value": [5, 1]])
        try await socket.send(["element": "counter", "event": "numbers", "value": [-1, .number(1e300)]])
        try await socket.send(["element": "counter", "event": "plus"])
        #expect(try await socket.receive() == ["set": ["counter": ["value": 2]]])
        #expect(fixture.log.lines.count == 5)
        #expect(!fixture.log.lines.contains { $0.contains("secret") })
        await socket.close()
      }
    }

    @Test("A malformed request closes only its own connection") func malformedRequestEndsItsConnection() async throws {
      try await withServer { fixture in
        for bytes in ["\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "\u{0}\u{1}\r\n\r\n"] {
          let socket = try await fixture.browser.connect()
          try await socket.write(Data(bytes.utf8))
          _ = try await TestSocket.readToEnd(socket)
          try? socket.close()
        }
        let status1 = try await fixture.browser.status("/")
        #expect(status1 == 200)
      }
    }
  }
}
