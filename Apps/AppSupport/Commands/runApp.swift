import CMalloc
import Terminal

/// Runs the `async` part of an app, and ends the process with it.
package func runApp(_ body: @escaping @MainActor () async -> Void) -> Never {
  returnLargeBlocksToSystem()
  runMain(body)
}

/// Makes glibc return each freed large block to the system. By default it raises the limit with each such block, and
/// would hold up to 30 MB of pictures that are no longer used.
private func returnLargeBlocksToSystem() {
  #if canImport(Glibc)
  mallopt(M_MMAP_THRESHOLD, 128 << 10)
  #endif
}
