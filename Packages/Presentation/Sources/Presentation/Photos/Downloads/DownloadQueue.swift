public import Domain
public import Reactive

/// The downloads of an app, a page or a command. Downloads run one after the other, and continue after the screen that
/// requested them is closed. When the queue is released, its downloads are canceled.
///
/// When the user leaves the app, ``finish(waits:show:)`` completes the downloads:
///
/// ```swift
/// await queue.finish(waits: !Task.isCancelled) { text, _ in print(text) }
/// ```
@MainActor
public final class DownloadQueue {
  /// The state of the latest download. A subscriber receives the current state first.
  public var state: Driver<DownloadState> { current.asDriver() }
  /// Messages that confirm downloads. When the queue is empty, one message confirms the downloads since the queue was
  /// last empty.
  public var messages: Signal<String> { confirmations.asSignal() }
  /// Requests that would replace an existing file. If the user agrees, add the request again.
  public var occupied: Signal<DownloadRequest> { ended.asSignal().compactMap(\.state.replacement) }
  /// The failures of downloads. If the file already exists, `occupied` emits the request instead.
  public var failures: Signal<Failure> { ended.asSignal().compactMap(\.state.failure) }

  /// The requests whose downloads have not ended: the running download, then the waiting downloads.
  private var unfinished: [DownloadRequest] = []
  private let requests = PublishRelay<DownloadRequest>()
  private let cancels = PublishRelay<Void>()
  private let current = BehaviorRelay<DownloadState>(value: .idle)
  private let ended = PublishRelay<(title: String, state: DownloadState)>()
  private let confirmations = PublishRelay<String>()
  private var saved = SavedFiles()
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }
  /// Whether waiting downloads are canceled instead of started.
  private var isStopped = false
  /// Resumed when there are no unfinished downloads.
  private var waiter: CheckedContinuation<Void, Never>?
  private let bag = DisposeBag()

  public init(downloader: any PhotoDownloader, environment: ViewModelEnvironment) {
    self.environment = environment
    requests
      .concatMap { [unowned self] request in
        Observable<DownloadState>.deferred { [unowned self] in
          isStopped
            ? .just(.cancelled(text: strings.downloads.cancelled))
            : downloader.states(of: request, cancel: cancels.asObservable(), environment: environment)
        }
      }
      .subscribe(onNext: { [unowned self] in receive($0) })
      .disposed(by: bag)
  }

  /// Adds downloads at the end of the queue.
  public func add(_ added: [DownloadRequest]) {
    unfinished += added
    for request in added { requests.accept(request) }
  }

  /// Cancels the running download. The next download then starts.
  func cancel() {
    cancels.accept(())
  }

  private func receive(_ state: DownloadState) {
    current.accept(state)
    guard state.isSettled else { return }
    ended.accept((unfinished.removeFirst().item.title, state))
    saved.add(state)
    guard unfinished.isEmpty else { return }
    if let message = saved.message(environment) { confirmations.accept(message) }
    saved = SavedFiles()
    waiter?.resume()
    waiter = nil
  }

  /// Ends all downloads, and shows the result of each of them. Does nothing if there are no downloads.
  ///
  /// - Parameters:
  ///   - waits: Whether to complete the downloads. If false, or as soon as the task is canceled, the remaining downloads
  ///     are canceled.
  ///   - show: Shows a message. The tone is `bad` if a photo was not saved.
  public func finish(waits: Bool, show: @escaping (_ text: String, Tone) -> Void) async {
    guard !unfinished.isEmpty else { return }
    let results = ended.subscribe(onNext: { [strings] title, state in
      let reason = state.reasonNotSaved
      show(
        reason.map { strings.downloads.notSaved(title, $0) } ?? state.savedText ?? "", reason == nil ? .neutral : .bad)
    })
    defer { results.dispose() }
    if waits {
      show(strings.downloads.finishing(unfinished.map(\.item.title)), .neutral)
    } else {
      stop()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // `show` and the cancellation run other code, which may have ended the last download.
        if unfinished.isEmpty { continuation.resume() } else { waiter = continuation }
      }
    } onCancel: {
      Task { @MainActor in stop() }
    }
  }

  /// Cancels all downloads.
  private func stop() {
    isStopped = true
    cancel()
  }
}

extension DownloadState {
  /// The reason why the photo was not saved; nil if it was saved.
  fileprivate var reasonNotSaved: String? {
    switch self {
    case .failed(let failure), .occupied(_, let failure): failure.message
    case .cancelled(let text): text
    case .idle, .running, .saved: nil
    }
  }
}
