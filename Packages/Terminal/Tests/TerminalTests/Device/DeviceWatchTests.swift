import Testing

@testable import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("Pending output of a descriptor", .timeLimit(.minutes(1)))
struct DeviceWatchTests {
  private let reader: Int32
  private let writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    (reader, writer) = (ends[0], ends[1])
  }

  @Test("Pending output is written in order, and an event reports that all output was written")
  func laterInOrder() async throws {
    let watch = DeviceWatch(descriptor: writer)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    for start in stride(from: 0, to: bytes.count, by: 250_000) { watch.send(Array(bytes[start..<(start + 250_000)])) }
    #expect(watch.isWriting)
    var received: [UInt8] = []
    while received.count < bytes.count, let piece = readAvailable(reader) { received += piece }
    #expect(received == bytes)
    for await event in watch.events {
      #expect(event == .drained)
      break
    }
    #expect(!watch.isWriting)
    end(watch)
  }

  @Test("Discarded output is not written")
  func dropped() async throws {
    let watch = DeviceWatch(descriptor: writer)
    watch.send([UInt8](repeating: 1, count: 1_000_000))
    watch.dropUnwritten()
    watch.send([2])
    #expect(watch.isWriting, "the pipe is still full")
    var last: UInt8?
    while last != 2, let piece = readAvailable(reader) { last = piece.last }
    #expect(last == 2)
    end(watch)
  }

  @Test("A flush also writes output that was sent while earlier output was pending")
  func oneFlushes() throws {
    let outbox = Outbox(descriptor: writer)
    #expect(outbox.send([UInt8](repeating: 1, count: 100_000)), "a pipe buffers less")
    for _ in 0..<4 { _ = try #require(readAvailable(reader)) }
    #expect(!outbox.send([3]))
    #expect(!outbox.isEmpty)
    while outbox.flush() == false { _ = try #require(readAvailable(reader)) }
    #expect(outbox.isEmpty)
    close(reader)
    close(writer)
  }

  @Test("`call` has no effect after the other end of the descriptor was closed")
  func calledTooLate() async {
    let watch = DeviceWatch(descriptor: reader)
    close(writer)
    for await event in watch.events { #expect(event == .closed) }
    watch.call(0)
    watch.stop()
    close(reader)
  }

  private func end(_ watch: DeviceWatch) {
    watch.stop()
    close(reader)
    close(writer)
  }
}
