public import Domain
import Foundation
public import Persistence

/// The photos in a folder and its subfolders, newest first.
///
///     let index = try FolderIndex(path: "/home/ada/Pictures", store: FolderFileStore(cache: cache), words: words)
///     let photos = FolderPhotoRepository(index)
///
/// The first request starts a scan, which lists all files with their times, and then reads the files that are not
/// cached. The scan reads the most recently modified files first, because these files likely contain the newest photos.
/// The metadata of the files is cached, so the next scan reads only new and changed files. After the first call of
/// `changes()`, the folder is watched, and scanned again when it changes.
public actor FolderIndex {
  let root: FilePath
  private let store: FolderFileStore
  private let words: SearchWords
  private let onStoreFailure: @Sendable (RepositoryError) -> Void
  private let pause: @concurrent @Sendable (Duration) async -> Void

  private var contents: FolderContents
  private var searchable = FolderWords()
  /// The folder of each pending request, by the request's number.
  private var wanted: [Int: FilePath] = [:]
  private var requestsSoFar = 0

  private var state = State.idle
  private var scan: Task<Void, Never>?
  /// Whether the folder has changed during the current scan.
  private var mustScanAgain = false
  private var watch: FolderWatch?
  private var polling: Task<Void, Never>?
  private let progress = Broadcast()
  private let changed = Broadcast()
  /// Whether the contents have changed since subscribers were last notified.
  private var hasNews = false

  private enum State: Equatable {
    case idle
    case listing
    /// All files are listed, and some have not been read yet.
    case reading
    case complete
    case failed(RepositoryError)
  }

  /// - Parameters:
  ///   - path: The path of the folder. Symbolic links are resolved, so that each photo has one id.
  ///   - store: Caches the metadata of files.
  ///   - words: Normalizes texts for the search.
  ///   - pause: Waits for the given duration before another scan.
  ///   - onStoreFailure: Called when metadata cannot be cached, for example on a full disk.
  /// - Throws: `FolderError` if the folder does not exist or may not be read.
  public init(
    path: String, store: FolderFileStore, words: SearchWords,
    pause: @escaping @concurrent @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
    onStoreFailure: @escaping @Sendable (RepositoryError) -> Void = { _ in }
  ) throws(FolderError) {
    root = try FolderError.checked(path)
    contents = FolderContents(root: root)
    self.store = store
    self.words = words
    self.pause = pause
    self.onStoreFailure = onStoreFailure
  }

  /// The files and folders found so far that cannot be shown.
  public var skipped: [SkippedFile] { contents.skipped }

  /// Whether all files have been read.
  public var isComplete: Bool { state == .complete }

  /// Whether any request has listed photos. A request for a single photo does not count.
  public private(set) var hasListed = false

  /// Stops reading and watching. Pending requests throw `cancelled`.
  public func close() {
    scan?.cancel()
    polling?.cancel()
    watch = nil
    progress.finish()
    changed.finish()
  }
}

// MARK: Requests

extension FolderIndex {
  /// The conditions that entries must meet to be listed.
  struct Query: Sendable {
    /// The folder that must contain the entry, directly or in a subfolder.
    var folder: FilePath
    /// Phrases that must all occur in the entry's words, each at the beginning of a word.
    var phrases: [[UInt8]] = []
    var orientation: PixelSize.Orientation?

    /// Whether a file must be read before it can be compared with the query.
    fileprivate var needsFiles: Bool { !phrases.isEmpty || orientation != nil }
  }

  /// A range of the entries that match a query.
  struct Slice: Sendable {
    var entries: [FolderEntry] = []
    var total = 0
    var hasNext = false
    /// Whether `entries` is final. The scan may still change `total`.
    var isExact = true
  }

  /// Returns a range of the entries that match a query, newest first.
  ///
  /// - Parameters:
  ///   - range: The positions of the entries to return, in the list of all matching entries.
  ///   - isHasty: Whether to return preliminary entries at once, instead of waiting until all files that can change the
  ///     result are read.
  /// - Throws: `cancelled`, or `unavailable` if the folder can no longer be read.
  func entries(_ range: Range<Int>, of query: Query, isHasty: Bool) async throws(RepositoryError) -> Slice {
    requestsSoFar += 1
    let request = requestsSoFar
    wanted[request] = query.folder
    defer { wanted[request] = nil }
    try await wait { $0.isListed }
    if !isHasty { try await wait { $0.isExact(range, query) } }
    let found = try await matching(query)
    hasListed = true
    // The dates in the files can change the order of the entries. The result contains the entries that were in the
    // range before the files were read.
    let part = try await read(found[min(range.lowerBound, found.count)..<min(range.upperBound, found.count)])
    return Slice(
      entries: part, total: found.count, hasNext: range.upperBound < found.count, isExact: isExact(range, query))
  }

  /// Returns all entries, newest first, as soon as all files are listed.
  func listed() async throws(RepositoryError) -> [FolderEntry] {
    try await wait { $0.isListed }
    hasListed = true
    return contents.newestFirst(in: root)
  }

  /// Returns the entry of a photo.
  ///
  /// - Throws: `notFound` if there is no such photo, or if its file was removed after the scan.
  func entry(_ id: Photo.ID) async throws(RepositoryError) -> FolderEntry {
    try await wait { $0.isListed }
    guard id.source == .folder, let path = FilePath(id.value, in: root) else { throw .notFound }
    let found = contents[path] ?? FilePath(resolving: path).flatMap { contents[$0] }
    guard let found, FileStatus(found.path) != nil, let entry = try await read([found]).first else { throw .notFound }
    return entry
  }

  /// Returns the search phrases for the text of a query, one phrase for each word.
  func phrases(_ text: String) async throws(RepositoryError) -> [[UInt8]] {
    try await words.reduced(text.split(separator: " ").map(String.init)).filter { !$0.isEmpty }
      .map { Array(" \($0)".utf8) }
  }

  private var isListed: Bool { state == .reading || state == .complete }

  private func isExact(_ range: Range<Int>, _ query: Query) -> Bool {
    if state == .complete { return true }
    return state == .reading && !query.needsFiles && contents.isExact(first: range.upperBound, in: query.folder)
  }

  private func matching(_ query: Query) async throws(RepositoryError) -> [FolderEntry] {
    var found = contents.newestFirst(in: query.folder)
    guard query.needsFiles else { return found }
    found = found.filter { $0.isRead && (query.orientation == nil || $0.orientation == query.orientation) }
    guard !query.phrases.isEmpty else { return found }
    let new = searchable.missing(found)
    searchable.add(new, words: try await words.reduced(new.map { $0.searchTexts(in: root) }))
    searchable.removeOld(keeping: contents.newestFirst(in: root))
    return found.filter { searchable.matches($0, query.phrases) }
  }

  /// Reads the files that have not been read yet. Returns the entries that are photos, newest first.
  private func read(_ found: ArraySlice<FolderEntry>) async throws(RepositoryError) -> [FolderEntry] {
    let unread = found.filter { !$0.isRead }
    guard !unread.isEmpty else { return Array(found) }
    apply(await FolderReader.read(Array(unread)))
    if Task.isCancelled { throw .cancelled }
    return found.compactMap { contents[$0.path] }.filter(\.isRead).sorted(by: FolderEntry.isBefore)
  }

  /// Waits until a condition is true. Starts a scan if no scan was started or the last scan failed.
  private func wait(until condition: (isolated FolderIndex) -> Bool) async throws(RepositoryError) {
    switch state {
    case .idle, .failed: startScan()
    case .listing, .reading, .complete: break
    }
    var steps = progress.stream().makeAsyncIterator()
    while !condition(self) {
      if case .failed(let error) = state { throw error }
      guard await steps.next(isolation: self) != nil else { throw .cancelled }
    }
  }
}

// MARK: Changes

extension FolderIndex {
  /// Emits when a scan fails, or when a scan changes the result of an earlier request. The first call starts watching
  /// the folder.
  nonisolated func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      changed.add(continuation)
      Task { await self.startWatching() }
    }
  }

  private func startWatching() {
    guard watch == nil else { return }
    watch = FolderWatch { [weak self] in
      Task { await self?.startScan() }
    }
    // The scan adds each folder to `watch`.
    startScan()
    polling = Task { [weak self, pause] in
      while !Task.isCancelled {
        await pause(.seconds(10))
        guard let self else { return }
        await self.poll()
      }
    }
  }

  private func poll() {
    if watch?.isComplete == false { startScan() }
  }

  /// Starts a scan, or schedules another scan after the current scan.
  private func startScan() {
    if !isListed { state = .listing }
    guard scan == nil else {
      // The task in `scan` repeats the scan, even if the current scan has already failed.
      mustScanAgain = true
      return
    }
    scan = Task { await self.runScans() }
  }
}

// MARK: Scans

extension FolderIndex {
  private func runScans() async {
    var isFirst = !isListed
    repeat {
      let start = ContinuousClock.now
      // Copying a file into the folder changes the file many times. The scan waits until the copy is likely complete.
      if !isFirst { await pause(.milliseconds(300)) }
      isFirst = false
      mustScanAgain = false
      await scanOnce()
      guard !Task.isCancelled else { return }
      // If the folder changes constantly, the pause ensures that at most a fifth of the time is spent on scans.
      if mustScanAgain { await pause((ContinuousClock.now - start) * 4) }
    } while mustScanAgain && !Task.isCancelled
    scan = nil
  }

  private func scanOnce() async {
    let isFirst = !isListed
    let watch = watch
    async let listing = Self.walk(root, watch)
    // If the cache cannot be read, the files are read again.
    let cached = isFirst ? (try? await store.files(in: root.bytes)) ?? [] : []
    guard let walk = try? await listing else { return }
    if let failure = walk.skipped.first(where: { $0.path == root.text }) {
      state = .failed(.unavailable(reason: failure.errorReason))
      progress.send()
      changed.send()
      return
    }
    let (gone, isChanged) = contents.replace(with: walk, cached: cached)
    if isChanged { contentsChanged() }
    state = .reading
    progress.send()
    // If a folder cannot be read, the metadata of its files stays in the cache.
    if !gone.isEmpty, walk.skipped.isEmpty {
      await save([], removing: gone)
    }
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

  /// Reads all unread files, starting with the files that pending requests need.
  private func readAll() async {
    var queue = ReadingQueue(contents.unread)
    var count = 64
    while !queue.isEmpty {
      let batch = await FolderReader.read(queue.next(count, preferring: wanted.values.filter { $0 != root }))
      guard !Task.isCancelled else { return }
      apply(batch)
      progress.send()
      await save(batch.files)
      // Batches grow, because pending requests sort all entries after each batch.
      count = min(count * 2, 4096)
    }
  }

  private func apply(_ batch: FolderReader.Batch) {
    contents.apply(batch)
    contentsChanged()
  }

  private func contentsChanged() {
    if hasListed { hasNews = true }
  }

  private func save(_ files: [FolderFile], removing gone: [FilePath] = []) async {
    do throws(RepositoryError) {
      if !gone.isEmpty { try await store.remove(gone.map(\.bytes)) }
      if !files.isEmpty { try await store.save(files) }
    } catch {
      if error != .cancelled { onStoreFailure(error) }
    }
  }
}
