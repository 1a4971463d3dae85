/// Keeps answers in memory, the ones used last, up to a number of bytes of body.
public final class MemoryStore: ResponseStore {
  private struct Entry: Sendable {
    let response: StoredResponse
    var lastUse: Int
  }

  private struct Use: Sendable {
    let key: String
    let number: Int
  }

  private struct State: Sendable {
    var entries: [String: Entry] = [:]
    var byteCount = 0
    private var useCount = 0
    /// In the order in which they happened. A use that was not its entry's last says nothing any more.
    private var uses: [Use] = []

    mutating func use(_ key: String) {
      useCount += 1
      entries[key]?.lastUse = useCount
      uses.append(Use(key: key, number: useCount))
      if uses.count > 2 * entries.count + 64 { uses = uses.filter { isLast($0) } }
    }

    mutating func remove(_ key: String) {
      guard let entry = entries.removeValue(forKey: key) else { return }
      byteCount -= entry.response.body.count
    }

    /// Forgets what was used longest ago until no more than `limit` bytes are left.
    mutating func shrink(to limit: Int) {
      var count = 0
      for use in uses {
        guard byteCount > limit else { break }
        if isLast(use) { remove(use.key) }
        count += 1
      }
      uses.removeFirst(count)
    }

    private func isLast(_ use: Use) -> Bool { entries[use.key]?.lastUse == use.number }
  }

  private let limit: Int
  private let state = Lock(State())

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

  /// An answer larger than a quarter of the limit is not kept.
  public func store(_ response: StoredResponse, for key: String) {
    state.withLock { state in
      state.remove(key)
      guard response.body.count <= limit / 4 else { return }
      state.entries[key] = Entry(response: response, lastUse: 0)
      state.byteCount += response.body.count
      state.use(key)
      // Some more than needed, so that the next answer does not begin again.
      if state.byteCount > limit { state.shrink(to: limit / 5 * 4) }
    }
  }

  public func remove(_ key: String) {
    state.withLock { $0.remove(key) }
  }
}
