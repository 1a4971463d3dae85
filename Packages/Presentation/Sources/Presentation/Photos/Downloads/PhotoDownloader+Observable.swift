import Domain
import Reactive

extension PhotoDownloader {
  /// Downloads a photo, and emits its progress and its end: `saved`, `cancelled` or `failed`. Disposing cancels it.
  @MainActor
  func states(
    of item: PhotoItem, to destination: DownloadDestination, environment: ViewModelEnvironment
  ) -> Observable<DownloadState> {
    let strings = environment.strings
    let running: @Sendable (DownloadProgress) -> DownloadState = { progress in
      .running(progress, text: strings.photos.downloading(item.title, progress))
    }
    let photo = item.photo
    return .deferred {
      let (states, continuation) = AsyncStream<DownloadState>.makeStream(bufferingPolicy: .unbounded)
      let download = Task {
        do throws(RepositoryError) {
          let path = try await self.download(photo, to: destination) { continuation.yield(running($0)) }
          continuation.yield(.saved(path: path, text: strings.photos.saved(path)))
        } catch .cancelled {
          continuation.yield(.cancelled(text: strings.photos.downloadCancelled))
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
