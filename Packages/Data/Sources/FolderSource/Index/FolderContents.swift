import Domain
import Persistence

/// The known files of a folder, and their metadata.
struct FolderContents {
  private let root: FilePath
  private var entries: [FilePath: FolderEntry] = [:]
  /// Files that are not JPEG images, recorded so that unchanged files are not read again.
  private var rejected: [FilePath: FolderEntry] = [:]
  /// The files and folders found so far that cannot be shown.
  private(set) var skipped: [SkippedFile] = []
  /// The entries, newest first. Nil after a change, until a request sorts the entries again.
  private var sorted: [FolderEntry]?

  init(root: FilePath) {
    self.root = root
  }

  var count: Int { entries.count }

  subscript(path: FilePath) -> FolderEntry? { entries[path] }

  /// The entries whose files have not been read yet.
  var unread: [FolderEntry] { entries.values.filter { !$0.isRead } }

  /// Returns the entries below a folder, newest first. The cost is O(entries), plus sorting after a change.
  mutating func newestFirst(in folder: FilePath) -> [FolderEntry] {
    let all = sorted ?? entries.values.sorted(by: FolderEntry.isBefore)
    sorted = all
    return folder == root ? all : all.filter { $0.path.isInside(folder) }
  }

  /// Whether the first `count` entries are final: their files have been read, and no unread entry can come before them.
  mutating func isExact(first count: Int, in folder: FilePath) -> Bool {
    let found = newestFirst(in: folder)
    let first = found.prefix(count)
    let canEndEarly =
      first.count == count && first.allSatisfy(\.isRead) && !entries.values.contains(where: \.hasWrongTime)
    guard canEndEarly, let last = first.last else { return found.allSatisfy(\.isRead) }
    return !found.contains { !$0.isRead && $0.latestDate >= last.date }
  }

  /// Replaces the entries with the listed files. Unchanged files are not read again.
  ///
  /// - Parameter cached: The metadata that an earlier run cached.
  /// - Returns: The paths of the removed files, and whether any entry has changed.
  mutating func replace(with walk: FolderWalk, cached: [FolderFile]) -> (gone: [FilePath], isChanged: Bool) {
    let known = Dictionary(cached.map { (FilePath(bytes: $0.path), $0) }) { first, _ in first }
    var new: [FilePath: FolderEntry] = [:]
    var newRejected: [FilePath: FolderEntry] = [:]
    new.reserveCapacity(walk.files.count)
    for file in walk.files {
      if let old = entries[file.path], old.hasState(of: file) {
        new[file.path] = old
      } else if let old = rejected[file.path], old.hasState(of: file) {
        newRejected[file.path] = old
      } else if let old = known[file.path], old.modified == file.modified, old.size == file.size {
        let entry = FolderEntry(file, facts: old.facts)
        if old.facts == nil { newRejected[file.path] = entry } else { new[file.path] = entry }
      } else {
        new[file.path] = FolderEntry(file)
      }
    }
    let listed = Set(walk.files.map(\.path))
    let gone = Set(entries.keys).union(rejected.keys).union(known.keys).subtracting(listed)
    let isChanged = new.count != entries.count || new.contains { entries[$0.key] !== $0.value }
    skipped = walk.skipped + newRejected.keys.map { SkippedFile($0, .notJPEG) }
    rejected = newRejected
    if isChanged {
      entries = new
      sorted = nil
    }
    return (Array(gone), isChanged)
  }

  /// Adds the metadata that was read from files. Ignores files that have changed since they were listed.
  mutating func apply(_ batch: FolderReader.Batch) {
    for (path, outcome) in batch.outcomes {
      guard let old = entries[path] else { continue }
      switch outcome {
      case .photo(let entry) where entry.modified == old.modified && entry.size == old.size: entries[path] = entry
      case .photo: continue
      case .notJPEG(let entry):
        entries[path] = nil
        rejected[path] = entry
      case .unreadable: entries[path] = nil
      }
    }
    skipped += batch.skipped.filter { !skipped.contains($0) }
    sorted = nil
  }
}

extension FolderEntry {
  fileprivate func hasState(of file: FolderWalk.File) -> Bool { modified == file.modified && size == file.size }
}

/// A queue of files to read, most recently modified first.
struct ReadingQueue {
  /// The files in reverse order: the last element is the next file.
  private var entries: [FolderEntry]

  init(_ entries: [FolderEntry]) {
    self.entries = entries.sorted { $0.modified < $1.modified }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Removes and returns the next files in the queue.
  ///
  /// - Parameter folders: Folders whose files are returned before all others.
  mutating func next(_ count: Int, preferring folders: some Collection<FilePath>) -> [FolderEntry] {
    let preferred =
      folders.isEmpty
      ? []
      : Array(entries.reversed().lazy.filter { entry in folders.contains(where: entry.path.isInside) }.prefix(count))
    guard !preferred.isEmpty else {
      defer { entries.removeLast(min(count, entries.count)) }
      return entries.suffix(count).reversed()
    }
    let taken = Set(preferred.map(ObjectIdentifier.init))
    entries.removeAll { taken.contains(ObjectIdentifier($0)) }
    return preferred
  }
}
