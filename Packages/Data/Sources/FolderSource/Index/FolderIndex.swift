public import Domain
import Foundation
public import Persistence

/// The photos in a folder and its subfolders, newest first.
///
///     let index = try FolderIndex(path: "/home/ada/Pictures", store: FolderFileStore(cache: cache), words: words)
///     let photos = FolderPhotoRepository(index)
///
/// The first request begins a scan: the names and times of all files are listed first, then the files are read that
/// were not read before, most recently modified first, because those are likely the newest photos. What was read is
/// cached, so that the next scan only lists. With `changes()`, the folder is watched and scanned again when it changes.
public actor FolderIndex {
  let root: FilePath
  private let store: FolderFileStore
  private let words: SearchWords
  private let onStoreFailure: @Sendable (RepositoryError) -> Void
  private let pause: @Sendable (Duration) async -> Void

  private var entries: [FilePath: FolderEntry] = [:]
  /// Files that are no JPEG, so that they are not read again.
  private var rejected: [FilePath: FolderEntry] = [:]
  private var skippedFiles: [SkippedFile] = []
  /// The entries, newest first; nil after a change, until someone needs them.
  private var sorted: [FolderEntry]?
  /// The words of the entries, once something was searched.
  private var searchable: [ObjectIdentifier: (entry: FolderEntry, words: [UInt8])] = [:]
  /// The folders whose photos someone waits for.
  private var wanted: [Int: FilePath] = [:]
  private var requestsSoFar = 0

  private var state = State.idle
  private var scan: Task<Void, Never>?
  /// Whether something changed while a scan ran.
  private var mustScanAgain = false
  private var watch: FolderWatch?
  private var polling: Task<Void, Never>?
  private let progress = Broadcast()
  private let changed = Broadcast()
  /// Whether the scans have changed something that was listed.
  private var hasNews = false

  private enum State: Equatable {
    case idle
    case listing
    /// All files are listed, and some must be read.
    case reading
    case complete
    case failed(RepositoryError)
  }

  /// - Parameters:
  ///   - path: The folder; a symbolic link is resolved, so that a photo has one id.
  ///   - store: Caches what was read.
  ///   - words: Reduces texts for a search.
  ///   - pause: Waits before another scan.
  ///   - onStoreFailure: Called when facts could not be cached, as on a full disk. They are used anyway.
  /// - Throws: `FolderError`, if there is no such folder or it may not be read.
  public init(
    path: String, store: FolderFileStore, words: SearchWords,
    pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
    onStoreFailure: @escaping @Sendable (RepositoryError) -> Void = { _ in }
  ) throws(FolderError) {
    root = try FolderError.checked(path)
    self.store = store
    self.words = words
    self.pause = pause
    self.onStoreFailure = onStoreFailure
  }

  /// The files and folders that cannot be shown, as far as they were read.
  public var skipped: [SkippedFile] { skippedFiles }
  /// Whether all files were read.
  public var isComplete: Bool { state == .complete }
  /// Whether photos were listed, and not only looked up.
  public private(set) var hasListed = false

  /// Stops reading and watching. Requests that wait fail as cancelled.
  public func close() {
    scan?.cancel()
    polling?.cancel()
    watch = nil
    progress.finish()
    changed.finish()
  }

  // MARK: Requests

  /// Returns entries newest first, once their files are read and no file that was not read can come before them.
  ///
  /// - Parameters:
  ///   - range: Which of the matching entries.
  ///   - folder: Only entries below it.
  ///   - phrases: Reduced words, all of which the entry must have.
  ///   - matches: Only entries that match, which can depend on what was read.
  ///   - isHasty: Whether to return at once what is known so far.
  /// - Throws: `cancelled`; `unavailable` if the folder cannot be read any more.
  func page(
    _ range: Range<Int>, folder: FilePath, phrases: [[UInt8]] = [],
    where matches: (@Sendable (FolderEntry) -> Bool)? = nil, isHasty: Bool
  ) async throws(RepositoryError) -> Slice {
    requestsSoFar += 1
    let request = requestsSoFar
    wanted[request] = folder
    defer { wanted[request] = nil }
    try await wait { $0.isListed }
    let needsAll = matches != nil || !phrases.isEmpty
    if !isHasty { try await wait { $0.isExact(range, folder, needsAll: needsAll) } }
    var found = matching(folder)
    if let matches { found = found.filter { $0.isRead && matches($0) } }
    if !phrases.isEmpty {
      let words = try await searchWords(of: found)
      found = found.filter { entry in
        guard let words = words[ObjectIdentifier(entry)] else { return false }
        return phrases.allSatisfy { words.contains([UInt8(ascii: " ")] + $0) }
      }
    }
    hasListed = true
    // Reading a file may move it to another place: what is returned is what was at these places.
    let part = try await read(found[min(range.lowerBound, found.count)..<min(range.upperBound, found.count)])
    return Slice(
      entries: part, total: found.count, hasNext: range.upperBound < found.count,
      isExact: isExact(range, folder, needsAll: needsAll))
  }

  /// A part of the entries.
  struct Slice: Sendable {
    var entries: [FolderEntry]
    var total: Int
    var hasNext: Bool
    /// Whether the rest of the scan can change nothing in it, except the total.
    var isExact: Bool
  }

  /// Returns the entry of a photo.
  ///
  /// - Throws: `notFound`, also if the file was removed since.
  func entry(_ id: Photo.ID) async throws(RepositoryError) -> FolderEntry {
    try await wait { $0.isListed }
    guard id.source == .folder, let path = FilePath(id.value, in: root) else { throw .notFound }
    let resolved = entries[path] == nil ? FilePath(resolving: path.text) : nil
    guard let entry = entries[path] ?? resolved.flatMap({ entries[$0] }), FileStatus(entry.path) != nil else {
      throw .notFound
    }
    if entry.isRead { return entry }
    guard let read = try await read([entry]).first else { throw .notFound }
    return read
  }

  /// Returns all entries, newest first, as far as they are known.
  func listed() async throws(RepositoryError) -> [FolderEntry] {
    try await wait { $0.isListed }
    return newestFirst()
  }

  /// Reduces the words of a query.
  func phrases(_ text: String) async throws(RepositoryError) -> [[UInt8]] {
    try await words.reduced(text.split(separator: " ").map(String.init)).filter { !$0.isEmpty }.map { Array($0.utf8) }
  }

  /// Emits each time a scan has changed what requests returned before. Watches the folder from now on.
  nonisolated func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task { await self.subscribe(continuation) }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func subscribe(_ continuation: AsyncStream<Void>.Continuation) {
    changed.add(continuation)
    guard watch == nil else { return }
    watch = FolderWatch { [weak self] in
      Task { await self?.scanAgain() }
    }
    // Folders are watched as they are listed.
    if state == .idle { start() } else { scanAgain() }
    polling = Task { [weak self, pause] in
      while !Task.isCancelled {
        await pause(.seconds(10))
        guard let self else { return }
        await self.poll()
      }
    }
  }

  private func poll() {
    if watch?.isComplete == false { scanAgain() }
  }

  // MARK: State

  private var isListed: Bool { state == .reading || state == .complete }

  /// Whether these entries are read, and no other entry can come before the last of them.
  private func isExact(_ range: Range<Int>, _ folder: FilePath, needsAll: Bool) -> Bool {
    if state == .complete { return true }
    guard state == .reading, !needsAll else { return false }
    let entries = matching(folder)
    let part = entries.prefix(range.upperBound)
    guard part.count == range.upperBound, let last = part.last, part.allSatisfy(\.isRead) else {
      return entries.allSatisfy(\.isRead)
    }
    if self.entries.values.contains(where: \.hasWrongTime) { return entries.allSatisfy(\.isRead) }
    return !entries.contains { !$0.isRead && $0.latestDate >= last.date }
  }

  private func matching(_ folder: FilePath) -> [FolderEntry] {
    folder == root ? newestFirst() : newestFirst().filter { $0.path.isInside(folder) }
  }

  private func newestFirst() -> [FolderEntry] {
    if let sorted { return sorted }
    let new = entries.values.sorted(by: FolderEntry.isBefore)
    sorted = new
    return new
  }

  /// Waits until a condition holds, with a scan under way.
  private func wait(until condition: (isolated FolderIndex) -> Bool) async throws(RepositoryError) {
    switch state {
    case .idle, .failed: start()
    case .listing, .reading, .complete: break
    }
    let steps = progress.stream()
    var iterator = steps.makeAsyncIterator()
    while !condition(self) {
      if case .failed(let error) = state { throw error }
      guard await iterator.next(isolation: self) != nil else { throw .cancelled }
    }
  }

  /// Reads the files that are not read yet, and returns those that are photos.
  private func read(_ found: ArraySlice<FolderEntry>) async throws(RepositoryError) -> [FolderEntry] {
    let unread = found.filter { !$0.isRead }
    guard !unread.isEmpty else { return Array(found) }
    apply(await FolderReader.read(Array(unread)))
    if Task.isCancelled { throw .cancelled }
    return found.compactMap { entries[$0.path] }.filter(\.isRead).sorted(by: FolderEntry.isBefore)
  }

  private func searchWords(of entries: [FolderEntry]) async throws(RepositoryError) -> [ObjectIdentifier: [UInt8]] {
    let new = entries.filter { searchable[ObjectIdentifier($0)] == nil }
    let reduced = try await words.reduced(new.map { $0.searchTexts(in: root) })
    for (entry, words) in zip(new, reduced) {
      // The entry is stored with its words, so that its identifier stays its own.
      searchable[ObjectIdentifier(entry)] = (entry, Array(" \(words)".utf8))
    }
    if searchable.count > 2 * self.entries.count + 1000 {
      let current = Set(self.entries.values.map(ObjectIdentifier.init))
      searchable = searchable.filter { current.contains($0.key) }
    }
    return searchable.mapValues(\.words)
  }

  // MARK: Scans

  private func start() {
    state = .listing
    scan = Task { await self.runScans() }
  }

  /// Scans once more: after the scan that runs, if one does.
  private func scanAgain() {
    mustScanAgain = true
    guard scan == nil else { return }
    scan = Task { await self.runScans() }
  }

  private func runScans() async {
    var isFirst = !isListed
    repeat {
      mustScanAgain = false
      let start = ContinuousClock.now
      if !isFirst {
        // A file that is being copied changes many times.
        await pause(.milliseconds(300))
        mustScanAgain = false
      }
      await scanOnce()
      isFirst = false
      guard !Task.isCancelled else { return }
      // While the folder changes all the time, most of the time nothing is scanned.
      if mustScanAgain { await pause((ContinuousClock.now - start) * 4) }
    } while mustScanAgain && !Task.isCancelled
    scan = nil
  }

  private func scanOnce() async {
    let walk: FolderWalk
    var cached: [FolderFile] = []
    let isFirst = !isListed
    do {
      async let known = isFirst ? store.files(in: root.bytes) : []
      walk = try await Self.walk(root, watch)
      // Without the cache, files are read again.
      cached = (try? await known) ?? []
    } catch {
      return
    }
    if walk.files.isEmpty, let failure = walk.skipped.first(where: { $0.path == root.text }) {
      state = .failed(.unavailable(reason: "Cannot read the folder \(failure)"))
      progress.send()
      changed.send()
      return
    }
    await take(walk, cached)
    await readAll()
    guard !Task.isCancelled else { return }
    state = .complete
    progress.send()
    if hasNews { changed.send() }
    hasNews = false
  }

  @concurrent
  private static func walk(_ root: FilePath, _ watch: FolderWatch?) async throws(CancellationError) -> FolderWalk {
    try FolderWalk(root) { watch?.watch($0) }
  }

  /// Replaces the entries by what was listed. Files that have not changed are not read again.
  private func take(_ walk: FolderWalk, _ cached: [FolderFile]) async {
    let known = Dictionary(cached.map { (FilePath(bytes: $0.path), $0) }) { first, _ in first }
    var new: [FilePath: FolderEntry] = [:]
    var newRejected: [FilePath: FolderEntry] = [:]
    new.reserveCapacity(walk.files.count)
    for file in walk.files {
      if let old = entries[file.path], old.modified == file.modified, old.size == file.size {
        new[file.path] = old
      } else if let old = rejected[file.path], old.modified == file.modified, old.size == file.size {
        newRejected[file.path] = old
      } else if let old = known[file.path], old.modified == file.modified, old.size == file.size {
        let entry = FolderEntry(file, facts: old.facts)
        if old.facts == nil { newRejected[file.path] = entry } else { new[file.path] = entry }
      } else {
        new[file.path] = FolderEntry(file)
      }
    }
    let listed = Set(walk.files.map(\.path))
    let gone = (entries.keys.filter { !listed.contains($0) } + known.keys.filter { !listed.contains($0) }).map(\.bytes)
    let isSame = new.count == entries.count && new.allSatisfy { entries[$0.key] === $0.value }
    skippedFiles = walk.skipped + newRejected.keys.map { SkippedFile($0, .notJPEG) }
    rejected = newRejected
    if !isSame {
      entries = new
      entriesChanged()
    }
    state = .reading
    progress.send()
    // A folder that could not be read may have been unplugged: what is cached of it stays.
    if !gone.isEmpty, walk.skipped.isEmpty {
      await save { store throws(RepositoryError) in try await store.remove(gone) }
    }
  }

  private func readAll() async {
    var queue = entries.values.filter { !$0.isRead }.sorted { $0.modified < $1.modified }
    var size = 64
    while !queue.isEmpty, !Task.isCancelled {
      let batch = nextBatch(size, of: &queue)
      let read = await FolderReader.read(batch)
      guard !Task.isCancelled else { return }
      apply(read)
      progress.send()
      await save { store throws(RepositoryError) in try await store.save(read.files) }
      // Sorting all entries costs the same for any batch.
      size = min(size * 2, 4096)
    }
  }

  /// Takes the most recently modified files, those first that someone waits for.
  private func nextBatch(_ size: Int, of queue: inout [FolderEntry]) -> [FolderEntry] {
    let folders = wanted.values.filter { $0 != root }
    guard !folders.isEmpty else {
      defer { queue.removeLast(min(size, queue.count)) }
      return queue.suffix(size).reversed()
    }
    let first = queue.reversed().lazy.filter { entry in folders.contains { entry.path.isInside($0) } }.prefix(size)
    let batch = first.isEmpty ? queue.suffix(size).reversed() : Array(first)
    let taken = Set(batch.map(ObjectIdentifier.init))
    queue.removeAll { taken.contains(ObjectIdentifier($0)) }
    return batch
  }

  /// Replaces entries by what was read of their files, unless they changed meanwhile.
  private func apply(_ batch: FolderReader.Batch) {
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
    skippedFiles += batch.skipped.filter { !skippedFiles.contains($0) }
    entriesChanged()
  }

  private func entriesChanged() {
    sorted = nil
    if hasListed { hasNews = true }
  }

  private func save(_ body: (FolderFileStore) async throws(RepositoryError) -> Void) async {
    do throws(RepositoryError) {
      try await body(store)
    } catch {
      if error != .cancelled { onStoreFailure(error) }
    }
  }
}
