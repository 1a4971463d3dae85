/// A `ResponseStore` in memory. The store evicts the least recently used responses when the total size of the bodies
/// exceeds a limit.
public final class MemoryStore: ResponseStore {
  private struct Entry: Sendable {
    let responses: [StoredResponse]
    let byteCount: Int
    var lastUse: Int
  }

  private struct State: Sendable {
    var entries: [String: Entry] = [:]
    var byteCount = 0
    /// A counter that increases with each use of an entry. An entry's `lastUse` is the value of the counter when the
    /// entry was last used.
    var useCount = 0

    mutating func use(_ url: String) {
      useCount += 1
      entries[url]?.lastUse = useCount
    }

    mutating func remove(_ url: String) {
      guard let entry = entries.removeValue(forKey: url) else { return }
      byteCount -= entry.byteCount
    }

    /// Evicts the least recently used responses until at most `limit` bytes are left.
    mutating func shrink(to limit: Int) {
      for (url, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        guard byteCount > limit else { return }
        remove(url)
      }
    }
  }

  private let limit: Int
  private let state = Lock(State())

  /// - Parameter limit: The largest total size of the bodies, in bytes.
  public init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  public func responses(for url: String) -> [StoredResponse] {
    state.withLock { state in
      guard let entry = state.entries[url] else { return [] }
      state.use(url)
      return entry.responses
    }
  }

  /// Replaces the responses of a URL. Stores nothing if the bodies exceed a quarter of the limit.
  public func store(_ responses: [StoredResponse], for url: String) {
    let byteCount = responses.reduce(0) { $0 + $1.body.count }
    state.withLock { state in
      state.remove(url)
      guard !responses.isEmpty, byteCount <= limit / 4 else { return }
      state.entries[url] = Entry(responses: responses, byteCount: byteCount, lastUse: 0)
      state.byteCount += byteCount
      state.use(url)
      // Frees a fifth of the limit at once, because each eviction sorts all entries.
      if state.byteCount > limit { state.shrink(to: limit / 5 * 4) }
    }
  }
}
