import Domain
import Persistence

/// Reads many files in parallel, without blocking the caller's actor.
struct FolderReader: Sendable {
  /// The result of reading a file.
  enum Outcome: Sendable {
    case photo(FolderEntry)
    /// The file is not a JPEG image, and is read again only after the file has changed.
    case notJPEG(FolderEntry)
    case unreadable
  }

  struct Batch: Sendable {
    var outcomes: [(path: FilePath, outcome: Outcome)] = []
    var skipped: [SkippedFile] = []

    /// The files to cache. Unreadable files are left out, because the next scan may be able to read them.
    var files: [FolderFile] {
      outcomes.compactMap { _, outcome in
        switch outcome {
        case .photo(let entry), .notJPEG(let entry):
          FolderFile(path: entry.path.bytes, modified: entry.modified, size: entry.size, facts: entry.facts)
        case .unreadable: nil
        }
      }
    }
  }

  private static let parallelism = 4

  /// - Returns: The outcomes in the order of the entries. If the task is canceled, some outcomes may be missing.
  @concurrent
  static func read(_ entries: [FolderEntry]) async -> Batch {
    let count = max(1, (entries.count + parallelism - 1) / parallelism)
    let parts = stride(from: 0, to: entries.count, by: count).map { entries[$0..<min($0 + count, entries.count)] }
    return await withTaskGroup(of: (Int, Batch).self) { group in
      for (number, part) in parts.enumerated() {
        group.addTask { (number, read(part)) }
      }
      var batches: [Int: Batch] = [:]
      for await (number, batch) in group { batches[number] = batch }
      return parts.indices.reduce(into: Batch()) { all, number in
        guard let batch = batches[number] else { return }
        all.outcomes += batch.outcomes
        all.skipped += batch.skipped
      }
    }
  }

  private static func read(_ entries: ArraySlice<FolderEntry>) -> Batch {
    var batch = Batch()
    for entry in entries {
      guard !Task.isCancelled else { break }
      let outcome: Outcome
      do throws(SkippedFile) {
        let facts = try FolderPhotoFacts(entry.path)
        outcome = .photo(
          FolderEntry(path: entry.path, modified: entry.modified, size: entry.size, facts: facts))
      } catch {
        outcome = error.reason == .notJPEG ? .notJPEG(entry) : .unreadable
        batch.skipped.append(error)
      }
      batch.outcomes.append((entry.path, outcome))
    }
    return batch
  }
}
