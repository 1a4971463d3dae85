import FlyingSocks
import Foundation
import Testing
import WebTesting

@testable import Web

extension ServerTests {
  @MainActor
  @Suite("Connections")
  struct ConnectionLimitTests {
    @Test("An open page works while 1,000 connections are idle") func idleConnectionsDoNoHarm() async throws {
      try await withServer { fixture in
        let (socket, _) = try await fixture.browser.openPage()
        var idle: [AsyncSocket] = []
        defer { for socket in idle { try? socket.close() } }
        for _ in 0..<1_000 { idle.append(try await fixture.browser.connect()) }
        try await socket.send(["element": "counter", "event": "plus"])
        #expect(try await socket.receive()["set"]?["counter"]?["value"] == 2)
        let status1 = try await fixture.browser.status("/")
        #expect(status1 == 200)
        // The server has closed the oldest idle connection.
        let oldest = try #require(idle.first)
        #expect(try await TestSocket.readToEnd(oldest).isEmpty)
      }
    }

    @Test("50 pages work at the same time") func manyPagesWork() async throws {
      try await withServer { fixture in
        let browser = fixture.browser
        let values = try await withThrowingTaskGroup(of: JSON?.self) { group in
          for _ in 0..<50 {
            group.addTask {
              let (socket, _) = try await browser.openPage()
              try await socket.send(["element": "counter", "event": "plus"])
              return try await socket.receive()["set"]?["counter"]?["value"]
            }
          }
          var values: [JSON?] = []
          for try await value in group { values.append(value) }
          return values
        }
        #expect(values == Array(repeating: 2, count: 50))
      }
    }
  }
}
