package import Foundation
import Synchronization

/// A cache of results on disk, so that a check runs the compiler only if its inputs have changed.
package final class ResultCache: Sendable {
  private let folder: URL
  private let used = Mutex<Set<String>>([])

  package init(folder: URL) {
    self.folder = folder
  }

  private struct Entry: Codable {
    var inputs: [String]
    var result: Data
  }

  /// Returns the cached result for the same inputs, or computes and caches it.
  ///
  /// - Parameter inputs: everything on which the result depends.
  func value<Value: Codable>(
    for inputs: [String], _ compute: () throws(InspectorError) -> Value
  ) throws(InspectorError) -> Value {
    let name = Self.name(for: inputs)
    used.withLock { _ = $0.insert(name) }
    let file = folder.appending(path: name)
    // The entry contains its inputs, because different inputs can have the same hash.
    if let data = try? Data(contentsOf: file), let entry = try? JSONDecoder().decode(Entry.self, from: data),
      entry.inputs == inputs, let value = try? JSONDecoder().decode(Value.self, from: entry.result)
    {
      return value
    }
    let value = try compute()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let entry = Entry(inputs: inputs, result: try JSONEncoder().encode(value))
      try JSONEncoder().encode(entry).write(to: file, options: .atomic)
    } catch {
      throw InspectorError("Cannot write \(file.path): \(error)")
    }
    return value
  }

  /// Deletes the results that were not used since this cache was created.
  package func removeUnused() {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let used = used.withLock { $0 }
    for file in files where !used.contains(file.lastPathComponent) {
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// The 64-bit FNV-1a hash of the inputs. Unlike a hash of `Hasher`, an FNV-1a hash is the same in every process.
  private static func name(for inputs: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in inputs.joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16) + ".json"
  }
}
