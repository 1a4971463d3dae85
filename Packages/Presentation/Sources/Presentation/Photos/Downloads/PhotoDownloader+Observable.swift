import Domain
import Reactive

extension PhotoDownloader {
  /// Downloads a photo and emits the progress. For the last state, `isSettled` is true. Disposing the subscription
  /// cancels the download.
  @MainActor
  func states(of request: DownloadRequest, environment: ViewModelEnvironment) -> Observable<DownloadState> {
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
          continuation.yield(.saved(path: path, text: strings.downloads.saved(path)))
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
      return states.asObservable().startWith(running(DownloadProgress(received: 0)))
    }
  }
}
