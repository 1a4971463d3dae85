import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("Downloads of photos") struct PhotoDownloadTests {
  private let fixture = PhotosFixture(
    [.editorial: Photo.fixtures(1...3)],
    steps: [DownloadProgress(received: 1, total: 2), DownloadProgress(received: 2, total: 2)])
  private let download = PublishRelay<DownloadDestination>()
  private let cancel = PublishRelay<Void>()
  private let next = PublishRelay<Void>()
  private let pictures = DownloadDestination(path: "/pictures")

  private func photo(_ id: String = "photo-1", in sequence: PhotoSequence? = nil) -> Driver<PhotoDetail> {
    fixture.pager(id, in: sequence).transform(input: .init(next: ControlEvent(next))).photo
  }

  private func actions(on photo: Driver<PhotoDetail>? = nil) -> PhotoActionsViewModel.Output {
    fixture.actions().transform(
      input: .init(
        photo: photo ?? self.photo(), download: ControlEvent(download), cancelDownload: ControlEvent(cancel)))
  }

  @Test("A download reports its progress and the path of the saved file")
  func downloadReportsProgress() async {
    let messages = Listener(fixture.queue.messages)
    let states = Listener(actions().activity.map(\.download).distinctUntilChanged())
    await settle()
    #expect(states.last == .idle)
    download.accept(pictures)
    await settle()
    #expect(states.values.map(\.fraction) == [nil, nil, 0.5, 1, nil])
    #expect(states.last == .saved(path: "/pictures/ada-photo-1.jpg", text: "Saved: /pictures/ada-photo-1.jpg"))
    #expect(messages.values == ["Saved: /pictures/ada-photo-1.jpg"])
    #expect(fixture.downloader.onDownload.calls.map(\.destination) == [pictures])
  }

  @Test("A download runs, and can be canceled, even if only `activity` has a subscriber")
  func downloadNeedsNoSubscriber() async {
    let gate = Gate()
    fixture.downloader.onDownload.handle { _ throws(RepositoryError) in try await gate.wait() }
    let activity = Listener(actions().activity)
    await settle()
    download.accept(pictures)
    await settle()
    #expect(gate.waiting == 1)
    cancel.accept(())
    await settle()
    #expect(gate.waiting == 0)
    withExtendedLifetime(activity) {}
  }

  @Test("A download waits until the photo is loaded")
  func downloadWaitsForPhoto() async {
    let output = fixture.actions().transform(input: .init(photo: photo(), download: .just(pictures)))
    let states = Listener(output.activity.map(\.download).distinctUntilChanged())
    await settle()
    #expect(states.last?.isSettled == true)
  }

  @Test("A canceled download stops, and another download can start")
  func downloadIsCancelled() async {
    let gate = Gate()
    fixture.downloader.onProgress.handle { _ throws(RepositoryError) in try await gate.wait() }
    let states = Listener(actions().activity.map(\.download).distinctUntilChanged())
    await settle()
    download.accept(pictures)
    await settle()
    #expect(gate.waiting == 1)
    cancel.accept(())
    await settle()
    #expect(gate.waiting == 0)
    #expect(states.last == .cancelled(text: "Saving canceled."))
    gate.open()
    download.accept(pictures)
    await settle()
    #expect(states.last?.isSettled == true)
    #expect(states.last != .cancelled(text: "Saving canceled."))
  }

  @Test("Canceling without a download does nothing")
  func cancelWithoutDownload() async {
    let states = Listener(actions().activity.map(\.download).distinctUntilChanged())
    await settle()
    cancel.accept(())
    await settle()
    #expect(states.values == [.idle])
  }

  @Test("The message of a failed download says what to do next")
  func failedDownload() async {
    fixture.downloader.onDownload.fail(with: .storage(.full(path: "/pictures")))
    let output = actions()
    let failures = Listener(fixture.queue.failures)
    let ownFailures = Listener(output.failures)
    let states = Listener(output.activity.map(\.download).distinctUntilChanged())
    await settle()
    download.accept(pictures)
    await settle()
    #expect(failures.last?.error == .storage(.full(path: "/pictures")))
    #expect(failures.last?.advice.isEmpty == false)
    #expect(ownFailures.values.isEmpty, "the queue emits the failure")
    #expect(states.last?.isSettled == true)
  }

  @Test("A new subscriber does not receive the result of a download that has already ended")
  func signalsDoNotRepeatADownloadsEnd() async {
    let states = Listener(actions().activity.map(\.download).distinctUntilChanged())
    download.accept(pictures)
    await settle()
    let messages = Listener(fixture.queue.messages)
    await settle()
    #expect(states.last?.isSettled == true)
    #expect(messages.values.isEmpty)

    fixture.downloader.onDownload.fail(with: .storage(.full(path: "/pictures")))
    download.accept(pictures)
    await settle()
    let failures = Listener(fixture.queue.failures)
    await settle()
    #expect(states.last?.isSettled == true)
    #expect(failures.values.isEmpty)
  }

  @Test("If the file exists, the user can choose to replace it")
  func existingFileAsks() async {
    fixture.downloader.onDownload.fail(with: .storage(.exists(path: "/pictures/a.jpg")))
    let occupied = Listener(fixture.queue.occupied)
    let failures = Listener(fixture.queue.failures)
    let states = Listener(actions().activity.map(\.download).distinctUntilChanged())
    await settle()
    download.accept(pictures)
    await settle()
    #expect(occupied.values.map(\.item.id.value) == ["photo-1"])
    #expect(
      occupied.values.map(\.destination) == [DownloadDestination(path: "/pictures/a.jpg", replacesExisting: true)])
    #expect(failures.values.isEmpty)
    guard case .occupied(_, let failure)? = states.last else {
      Issue.record("a caller that cannot ask the user gets no failure")
      return
    }
    #expect(failure.advice == "Choose another name, or replace the file.")
  }

  @Test("A confirmed replacement saves the requested photo, even if the screen shows another photo")
  func replacesTheRightFile() async {
    let gate = Gate()
    fixture.downloader.onDownload.handle { call throws(RepositoryError) in
      try await gate.wait()
      guard !call.destination.replacesExisting else { return }
      throw .storage(.exists(path: "/pictures/\(call.photo.fileName)"))
    }
    let shown = photo(in: fixture.sequence(1...3))
    let photo = Listener(shown)
    let activity = Listener(actions(on: shown).activity)
    let occupied = Listener(fixture.queue.occupied)
    await settle()
    for _ in 1...2 {
      download.accept(pictures)
      next.accept(())
      await settle()
    }
    gate.open()
    await settle()
    #expect(photo.last?.id.value == "photo-3")
    fixture.queue.add(occupied.values)
    await settle()
    withExtendedLifetime(activity) {}
    let replaced = fixture.downloader.onDownload.calls.filter(\.destination.replacesExisting)
    #expect(replaced.map(\.photo.id.value) == ["photo-1", "photo-2"])
    #expect(replaced.map(\.destination.path) == ["/pictures/ada-photo-1.jpg", "/pictures/ada-photo-2.jpg"])
  }

  @Test("A photo that is already loaded can be saved even if the source fails")
  func knownPhotoIsSavedWithoutTheSource() async {
    let gate = Gate()
    fixture.downloader.onDownload.handle { _ throws(RepositoryError) in try await gate.wait() }
    fixture.photos.onPhoto.fail(with: .accessDenied(reason: "limit"))
    fixture.photos.cache(Photo.fixtures(1...1), of: .editorial, fetchedAt: .distantPast)
    let shown = fixture.pager("photo-1", policy: .networkFirst).transform(input: .init()).photo
    let output = fixture.actions().transform(input: .init(photo: shown, download: .just(pictures)))
    let photo = Listener(shown)
    let states = Listener(output.activity.map(\.download).distinctUntilChanged())
    await settle()
    #expect(photo.last?.state.failure?.error == .accessDenied(reason: "limit"))
    #expect(gate.waiting == 1, "the download still runs")
    gate.open()
    await settle()
    #expect(states.last == .saved(path: "/pictures/ada-photo-1.jpg", text: "Saved: /pictures/ada-photo-1.jpg"))
  }

  @Test("A download of a photo that cannot be loaded fails with the reason")
  func unknownPhotoIsNotSaved() async {
    fixture.photos.onPhoto.fail(with: .accessDenied(reason: "limit"))
    let output = fixture.actions().transform(input: .init(photo: photo(), download: .just(pictures)))
    let states = Listener(output.activity.map(\.download))
    let failures = Listener(output.failures)
    await settle()
    #expect(states.last?.failed?.error == .accessDenied(reason: "limit"))
    #expect(failures.values.map(\.error) == [.accessDenied(reason: "limit")])
    #expect(fixture.downloader.onDownload.calls.isEmpty)
  }

  @Test("In the status line, a running download takes precedence over a failure, and a failure over the title")
  func statusLineOrder() async {
    let gate = Gate()
    fixture.downloader.onDownload.handle { _ throws(RepositoryError) in try await gate.wait() }
    fixture.photos.cache(Photo.fixtures(1...1), of: .editorial, fetchedAt: .distantPast)
    let load = PublishRelay<Void>()
    let photo = fixture.pager("photo-1").transform(input: .init(load: load.startWith(()))).photo
    let activity = Listener(actions(on: photo).activity)
    await settle()
    #expect(activity.last?.status == nil, "the title is shown")
    fixture.photos.onPhoto.fail(with: .timedOut)
    load.accept(())
    await settle()
    #expect(activity.last?.status?.text == "The request timed out.")
    #expect(activity.last?.status?.action == .retry)
    download.accept(pictures)
    await settle()
    #expect(activity.last?.status?.text.hasPrefix("Saving ") == true)
    #expect(activity.last?.status?.action == .cancelDownload)
    gate.open()
    await settle()
    #expect(activity.last?.status?.action == .retry)
  }

  @Test("Downloads run one after the other")
  func downloadsQueue() async {
    let gate = Gate()
    fixture.downloader.onDownload.handle { _ throws(RepositoryError) in try await gate.wait() }
    let states = Listener(actions().activity.map(\.download).distinctUntilChanged())
    await settle()
    download.accept(pictures)
    download.accept(DownloadDestination(path: "/elsewhere"))
    await settle()
    #expect(fixture.downloader.onDownload.calls.count == 1)
    gate.open()
    await settle()
    #expect(fixture.downloader.onDownload.calls.map(\.destination.path) == ["/pictures", "/elsewhere"])
    #expect(states.last == .saved(path: "/elsewhere/ada-photo-1.jpg", text: "Saved: /elsewhere/ada-photo-1.jpg"))
  }
}

extension DownloadState {
  fileprivate var failed: Failure? { if case .failed(let failure) = self { failure } else { nil } }
  fileprivate var fraction: Double? {
    if case .running(let progress, _) = self { progress.fraction } else { nil }
  }
}
