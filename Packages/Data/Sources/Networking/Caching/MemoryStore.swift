/// A `ResponseStore` in memory. It evicts the least recently used responses when their bodies exceed a limit.
public final class MemoryStore: ResponseStore {
  private struct Entry: Sendable {
    let response: StoredResponse
    var lastUse: Int
  }

  private struct State: Sendable {
    var entries: [String: Entry] = [:]
    var byteCount = 0
    /// Counts all uses, so that a larger number is a later use.
    var useCount = 0

    mutating func use(_ key: String) {
      useCount += 1
      entries[key]?.lastUse = useCount
    }

    mutating func remove(_ key: String) {
      guard let entry = entries.removeValue(forKey: key) else { return }
      byteCount -= entry.response.body.count
    }

    /// Evicts the least recently used responses until at most `limit` bytes are left.
    mutating func shrink(to limit: Int) {
      for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        guard byteCount > limit else { return }
        remove(key)
      }
    }
  }

  private let limit: Int
  private let state = Lock(State())

  /// - Parameter limit: The largest size of all bodies, in bytes.
  public init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  public func response(for key: String) -> StoredResponse? {
    state.withLock { state in
      guard let entry = state.entries[key] else { return nil }
      state.use(key)
      return entry.response
    }
  }

  /// Stores a response. A response larger than a quarter of the limit is not stored, but removes the previous one.
  public func store(_ response: StoredResponse, for key: String) {
    state.withLock { state in
      state.remove(key)
      guard response.body.count <= limit / 4 else { return }
      state.entries[key] = Entry(response: response, lastUse: 0)
      state.byteCount += response.body.count
      state.use(key)
      // Frees a fifth of the limit, so that sorting the entries is rare.
      if state.byteCount > limit { state.shrink(to: limit / 5 * 4) }
    }
  }

  public func remove(_ key: String) {
    state.withLock { $0.remove(key) }
  }
}
