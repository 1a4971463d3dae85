import Domain
import Reactive

extension PhotoDownloader {
  /// Downloads a photo and emits the progress. For the last state, `isSettled` is true. Disposing the subscription
  /// cancels the download.
  ///
  /// - Parameter cancel: Emits when the user cancels the download. The last state then says whether the file was already
  ///   complete.
  @MainActor
  func states(
    of request: DownloadRequest, cancel: Observable<Void> = .never(), environment: ViewModelEnvironment
  ) -> Observable<DownloadState> {
    let strings = environment.strings
    let running: @Sendable (DownloadProgress) -> DownloadState = { progress in
      .running(progress, text: strings.downloads.running(request.item.title, progress))
    }
    return .deferred {
      let (states, continuation) = AsyncStream<DownloadState>.makeStream(bufferingPolicy: .unbounded)
      let download = Task {
        do throws(RepositoryError) {
          let path = try await self.download(request.item.photo, to: request.destination) {
            continuation.yield(running($0))
          }
          continuation.yield(.saved(path: path, text: strings.downloads.saved(environment.shortened(path))))
        } catch .cancelled {
          continuation.yield(.cancelled(text: strings.downloads.cancelled))
        } catch .storage(.exists(let path)) {
          let replacement = DownloadRequest(item: request.item, destination: .init(path: path, replacesExisting: true))
          continuation.yield(.occupied(replacement, environment.failure(.storage(.exists(path: path)))))
        } catch {
          continuation.yield(.failed(environment.failure(error)))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in download.cancel() }
      return
        Observable
        .merge(
          states.asObservable().startWith(running(DownloadProgress(received: 0))),
          cancel.compactMap {
            download.cancel()
            return nil
          }
        )
        .take(until: \.isSettled, behavior: .inclusive)
    }
  }
}

/// The files that a series of downloads has saved.
struct SavedFiles {
  private var files: [(path: String, text: String)] = []

  mutating func add(_ state: DownloadState) {
    if case .saved(let path, let text) = state { files.append((path, text)) }
  }

  /// Returns a message that confirms the downloads; nil if no file was saved.
  func message(_ environment: ViewModelEnvironment) -> String? {
    guard files.count > 1 else { return files.first?.text }
    let path = files[0].path
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
    return environment.strings.downloads.savedSeveral(files.count, environment.shortened(folder))
  }
}
