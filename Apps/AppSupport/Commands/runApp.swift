import CMalloc
import Terminal

/// Runs an app's `async` main function, and exits the process when it returns.
package func runApp(_ body: @escaping @MainActor () async -> Void) -> Never {
  returnLargeBlocksToSystem()
  runMain(body)
}

/// Makes glibc return each freed large block to the system. By default, it would retain up to 30 MB of freed pictures.
private func returnLargeBlocksToSystem() {
  #if canImport(Glibc)
  mallopt(M_MMAP_THRESHOLD, 128 << 10)
  #endif
}
