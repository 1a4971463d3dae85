/// Keeps answers in memory, the ones used last, up to a number of bytes of body.
public final class MemoryStore: ResponseStore {
  private struct Entry: Sendable {
    let response: StoredResponse
    var lastUse: Int
  }

  private struct State: Sendable {
    var entries: [String: Entry] = [:]
    var byteCount = 0
    var useCount = 0

    mutating func remove(_ key: String) {
      guard let entry = entries.removeValue(forKey: key) else { return }
      byteCount -= entry.response.body.count
    }
  }

  private let limit: Int
  private let state = Lock(State())

  public init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  public func response(for key: String) -> StoredResponse? {
    state.withLock { state in
      state.useCount += 1
      state.entries[key]?.lastUse = state.useCount
      return state.entries[key]?.response
    }
  }

  /// An answer larger than a quarter of the limit is not kept. Costs a sort of all keys when the limit is passed.
  public func store(_ response: StoredResponse, for key: String) {
    state.withLock { state in
      state.remove(key)
      guard response.body.count <= limit / 4 else { return }
      state.useCount += 1
      state.entries[key] = Entry(response: response, lastUse: state.useCount)
      state.byteCount += response.body.count
      guard state.byteCount > limit else { return }
      // Some more than needed, so that the next answer does not sort again.
      for key in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }).map(\.key) {
        guard state.byteCount > limit / 5 * 4 else { return }
        state.remove(key)
      }
    }
  }

  public func remove(_ key: String) {
    state.withLock { $0.remove(key) }
  }
}
