import Testing

@testable import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("Pending output of a descriptor", .timeLimit(.minutes(1)))
struct DeviceWatchTests {
  private let reader: OwnedDescriptor
  private let writer: OwnedDescriptor

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    (reader, writer) = (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
  }

  @Test("Pending output is written in order, and an event reports that all output was written")
  func laterInOrder() async throws {
    let watch = DeviceWatch(descriptor: writer)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    for start in stride(from: 0, to: bytes.count, by: 250_000) { watch.send(Array(bytes[start..<(start + 250_000)])) }
    #expect(watch.isWriting)
    var received: [UInt8] = []
    while received.count < bytes.count, let piece = readAvailable(reader.number) { received += piece }
    #expect(received == bytes)
    for await event in watch.events {
      #expect(event == .drained)
      break
    }
    #expect(!watch.isWriting)
  }

  @Test("Discarded output is not written")
  func dropped() async throws {
    let watch = DeviceWatch(descriptor: writer)
    watch.send([UInt8](repeating: 1, count: 1_000_000))
    watch.dropUnwritten()
    watch.send([2])
    #expect(watch.isWriting, "the pipe is still full")
    var last: UInt8?
    while last != 2, let piece = readAvailable(reader.number) { last = piece.last }
    #expect(last == 2)
  }

  @Test("A flush also writes output that was sent while earlier output was pending")
  func oneFlushes() throws {
    let outbox = Outbox(descriptor: writer)
    #expect(outbox.send([UInt8](repeating: 1, count: 100_000)), "a pipe buffers less")
    for _ in 0..<4 { _ = try #require(readAvailable(reader.number)) }
    #expect(!outbox.send([3]))
    #expect(!outbox.isEmpty)
    while outbox.flush() == false { _ = try #require(readAvailable(reader.number)) }
    #expect(outbox.isEmpty)
  }

  @Test("`DeviceWatch.call` has no effect after the other end of the pipe was closed")
  func calledTooLate() async {
    let pipe = Pipe()
    let watch = DeviceWatch(descriptor: OwnedDescriptor(dup(pipe.reader)))
    pipe.closeWriter()
    for await event in watch.events { #expect(event == .closed) }
    watch.call(0)
    watch.stop()
  }

  @Test("A stopped watch does not read from a new file with the same descriptor number")
  func reusedNumber() throws {
    for round in 0..<10_000 {
      do {
        let closed = Pipe()
        let watch = DeviceWatch(descriptor: OwnedDescriptor(dup(closed.reader)))
        // Either the end of the pipe or `stop()` ends the thread, whichever comes first.
        closed.closeWriter()
        for _ in 0..<(round % 100) { _ = getppid() }
        watch.stop()
      }
      let next = Pipe()
      next.send("x")
      next.closeWriter()
      try #require(readAvailable(next.reader) == [UInt8(ascii: "x")])
    }
  }
}
