import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite struct PhotoDownloadTests {
  private let fixture = PhotosFixture(
    [.editorial: Photo.fixtures(1...3)],
    steps: [DownloadProgress(received: 1, total: 2), DownloadProgress(received: 2, total: 2)])
  private let download = PublishRelay<DownloadDestination>()
  private let replace = PublishRelay<DownloadRequest>()
  private let cancel = PublishRelay<Void>()
  private let next = PublishRelay<Void>()
  private let pictures = DownloadDestination(path: "/pictures")

  private var input: PhotoDetailViewModel.Input {
    .init(
      next: ControlEvent(next), download: ControlEvent(download), replace: ControlEvent(replace),
      cancelDownload: ControlEvent(cancel))
  }

  @Test func aDownloadTellsItsProgressAndItsPath() async {
    let output = fixture.detail("photo-1").transform(input: input)
    let saved = Listener(output.saved)
    let states = Listener(output.download)
    await settle()
    #expect(states.last == .idle)
    download.accept(pictures)
    await settle()
    #expect(states.values.map(\.fraction) == [nil, nil, 0.5, 1, nil])
    #expect(states.last == .saved(path: "/pictures/ada-photo-1.jpg", text: "Saved: /pictures/ada-photo-1.jpg"))
    #expect(saved.values == ["/pictures/ada-photo-1.jpg"])
    #expect(fixture.downloader.onDownload.calls.map(\.destination) == [pictures])
  }

  @Test func aDownloadWorksAlthoughOnlyThePhotoIsShown() async {
    let photo = Listener(fixture.detail("photo-1").transform(input: input).photo)
    await settle()
    download.accept(pictures)
    await settle()
    #expect(fixture.downloader.onDownload.calls.count == 1)
    withExtendedLifetime(photo) {}
  }

  @Test func aCommandDownloadsThePhotoOnceItIsThere() async {
    let output = fixture.detail("photo-1").transform(
      input: .init(download: .just(pictures)))
    let states = Listener(output.download)
    await settle()
    #expect(states.last?.isSettled == true)
  }

  @Test func cancellingStopsTheDownloadAndAnotherMayFollow() async {
    let gate = Gate()
    fixture.downloader.onProgress.handle { _ throws(RepositoryError) in try await gate.wait() }
    let states = Listener(fixture.detail("photo-1").transform(input: input).download)
    await settle()
    download.accept(pictures)
    await settle()
    #expect(gate.waiting == 1)
    cancel.accept(())
    await settle()
    #expect(gate.waiting == 0)
    #expect(states.last == .cancelled(text: "Saving was cancelled."))
    gate.open()
    download.accept(pictures)
    await settle()
    #expect(states.last?.isSettled == true)
    #expect(states.last != .cancelled(text: "Saving was cancelled."))
  }

  @Test func cancellingNothingChangesNothing() async {
    let states = Listener(fixture.detail("photo-1").transform(input: input).download)
    await settle()
    cancel.accept(())
    await settle()
    #expect(states.values == [.idle])
  }

  @Test func aFailureSaysWhatToDo() async {
    fixture.downloader.onDownload.fail(with: .storage(.full(path: "/pictures")))
    let output = fixture.detail("photo-1").transform(input: input)
    let failures = Listener(output.failures)
    let states = Listener(output.download)
    await settle()
    download.accept(pictures)
    await settle()
    #expect(failures.last?.error == .storage(.full(path: "/pictures")))
    #expect(failures.last?.advice.isEmpty == false)
    #expect(states.last?.isSettled == true)
  }

  @Test("A subscriber that comes after a save hears nothing of it, as of every signal")
  func signalsDoNotRepeatADownloadsEnd() async {
    let output = fixture.detail("photo-1").transform(input: input)
    let states = Listener(output.download)
    download.accept(pictures)
    await settle()
    let saved = Listener(output.saved)
    await settle()
    #expect(states.last?.isSettled == true)
    #expect(saved.values.isEmpty)

    fixture.downloader.onDownload.fail(with: .storage(.full(path: "/pictures")))
    download.accept(pictures)
    await settle()
    let failures = Listener(output.failures)
    await settle()
    #expect(states.last?.isSettled == true)
    #expect(failures.values.isEmpty)
  }

  @Test func aFileInTheWayIsAskedAbout() async {
    fixture.downloader.onDownload.fail(with: .storage(.exists(path: "/pictures/a.jpg")))
    let output = fixture.detail("photo-1").transform(input: input)
    let occupied = Listener(output.occupied)
    let failures = Listener(output.failures)
    let states = Listener(output.download)
    await settle()
    download.accept(pictures)
    await settle()
    #expect(occupied.values.map(\.item.id.value) == ["photo-1"])
    #expect(
      occupied.values.map(\.destination) == [DownloadDestination(path: "/pictures/a.jpg", replacesExisting: true)])
    #expect(failures.values.isEmpty)
    guard case .failed(let failure)? = states.last else {
      Issue.record("who cannot ask is told nothing")
      return
    }
    #expect(failure.advice == "Choose another name, or allow the file to be replaced.")
  }

  @Test func thePhotoThatWasAskedAboutIsReplacedWhicheverIsShownByThen() async {
    let gate = Gate()
    fixture.downloader.onDownload.handle { call throws(RepositoryError) in
      try await gate.wait()
      guard !call.destination.replacesExisting else { return }
      throw .storage(.exists(path: "/pictures/\(call.photo.fileName)"))
    }
    let items = Photo.fixtures(1...3).map { PhotoItem($0, isLiked: false, strings: fixture.environment.strings.photos) }
    let listState = ListState(items: PhotoItems(items), state: .ended)
    let output = fixture.detail("photo-1", in: PhotoStrip(photos: .just(listState), more: {})).transform(input: input)
    let photo = Listener(output.photo)
    let occupied = Listener(output.occupied)
    await settle()
    for _ in 1...2 {
      download.accept(pictures)
      next.accept(())
      await settle()
    }
    gate.open()
    await settle()
    #expect(photo.last?.id.value == "photo-3")
    for wish in occupied.values { replace.accept(wish) }
    await settle()
    let replaced = fixture.downloader.onDownload.calls.filter(\.destination.replacesExisting)
    #expect(replaced.map(\.photo.id.value) == ["photo-1", "photo-2"])
    #expect(replaced.map(\.destination.path) == ["/pictures/ada-photo-1.jpg", "/pictures/ada-photo-2.jpg"])
  }

  @Test func aSecondDownloadWaitsForTheFirst() async {
    let gate = Gate()
    fixture.downloader.onDownload.handle { _ throws(RepositoryError) in try await gate.wait() }
    let states = Listener(fixture.detail("photo-1").transform(input: input).download)
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

  @Test func leavingTheScreenStopsTheDownload() async {
    let gate = Gate()
    fixture.downloader.onDownload.handle { _ throws(RepositoryError) in try await gate.wait() }
    let states = Listener(fixture.detail("photo-1").transform(input: input).download)
    await settle()
    download.accept(pictures)
    await settle()
    #expect(gate.waiting == 1)
    states.leave()
    await settle()
    #expect(gate.waiting == 0)
  }
}

extension DownloadState {
  fileprivate var fraction: Double? {
    if case .running(let progress, _) = self { progress.fraction } else { nil }
  }
}
