import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("Downloads that continue after a screen is closed") struct DownloadQueueTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...3)])
  private let download = PublishRelay<DownloadDestination>()
  private let cancel = PublishRelay<Void>()
  private let pictures = DownloadDestination(path: "/pictures")
  private let gate = Gate()
  private var queue: DownloadQueue { fixture.queue }

  init() {
    fixture.downloader.onDownload.handle { [gate] _ throws(RepositoryError) in try await gate.wait() }
  }

  /// Returns the activity of a screen that shows a photo.
  private func screen(_ id: String) -> Listener<PhotoActivity> {
    Listener(
      fixture.actions().transform(
        input: .init(
          photo: .just(PhotoDetail(of: .fixture(id))), download: ControlEvent(download),
          cancelDownload: ControlEvent(cancel))
      ).activity)
  }

  private func request(_ id: String) -> DownloadRequest {
    var photo = Photo.fixture(id)
    photo.description = id
    return DownloadRequest(
      item: PhotoItem(photo, isLiked: false, strings: fixture.environment.strings.photos), destination: pictures)
  }

  /// Leaves the app, and returns the messages.
  private func leave(waits: Bool = true) async -> [String] {
    var lines: [String] = []
    await queue.finish(waits: waits) { text, tone in lines.append(tone == .bad ? "! \(text)" : text) }
    return lines
  }

  @Test("A download continues after its screen is closed, and its result is emitted once")
  func downloadOutlivesScreen() async {
    let messages = Listener(queue.messages)
    let (first, second) = (screen("photo-1"), screen("photo-2"))
    await settle()
    second.leave()
    download.accept(pictures)
    await settle()
    #expect(gate.waiting == 1)
    first.leave()
    await settle()
    #expect(gate.waiting == 1)
    gate.open()
    await settle()
    #expect(messages.values == ["Saved: /pictures/ada-photo-1.jpg"])
    #expect(fixture.downloader.onDownload.calls.count == 1)
  }

  @Test("One message confirms several downloads, with the home folder as ~")
  func oneMessageForSeveral() async {
    let environment = ViewModelEnvironment(
      strings: fixture.environment.strings, now: { .testNow }, scheduler: fixture.scheduler, home: "/home/ada")
    let queue = DownloadQueue(downloader: fixture.downloader, environment: environment)
    let messages = Listener(queue.messages)
    let pictures = DownloadDestination(path: "/home/ada/pictures")
    gate.open()
    queue.add(["photo-1", "photo-2"].map { DownloadRequest(item: .fixture($0), destination: pictures) })
    await settle()
    #expect(messages.values == ["Saved 2 photos in ~/pictures"])
    queue.add([DownloadRequest(item: .fixture("photo-3"), destination: pictures)])
    await settle()
    #expect(messages.last == "Saved: ~/pictures/ada-photo-3.jpg")
  }

  @Test("Every screen shows the running download and can cancel it")
  func everyScreenCancels() async {
    queue.add([request("photo-1"), request("photo-2")])
    let activity = screen("photo-3")
    await settle()
    #expect(activity.last?.status?.text.hasPrefix("Saving photo-1") == true)
    #expect(activity.last?.status?.action == .cancelDownload)
    cancel.accept(())
    await settle()
    #expect(activity.last?.status?.text.hasPrefix("Saving photo-2") == true)
    gate.open()
    await settle()
    #expect(activity.last?.status == nil)
    #expect(fixture.downloader.onDownload.calls.map(\.photo.id.value) == ["photo-1", "photo-2"])
  }

  @Test("On leaving, all downloads are completed, and each result is shown")
  func leavingCompletesDownloads() async {
    queue.add([request("photo-1"), request("photo-2"), request("photo-3")])
    fixture.downloader.onDownload.handle { [gate] call throws(RepositoryError) in
      try await gate.wait()
      if call.photo.id.value == "photo-2" { throw .storage(.exists(path: "/pictures/photo-2.jpg")) }
      if call.photo.id.value == "photo-3" { throw .timedOut }
    }
    let left = Task { await leave() }
    await settle()
    gate.open()
    await settle()
    #expect(
      await left.value == [
        "Saving (Ctrl-C cancels): photo-1, photo-2, photo-3", "Saved: /pictures/ada-photo-1.jpg",
        "! Not saved: photo-2 — The file already exists: /pictures/photo-2.jpg",
        "! Not saved: photo-3 — The request timed out.",
      ])
  }

  @Test("Canceling after leaving stops the downloads and names the photos that were not saved")
  func leavingIsCancelled() async {
    queue.add([request("photo-1"), request("photo-2")])
    let left = Task { await leave() }
    await settle()
    left.cancel()
    #expect(
      await left.value.dropFirst() == [
        "! Not saved: photo-1 — Saving canceled.", "! Not saved: photo-2 — Saving canceled.",
      ])
    await settle()
    #expect(gate.waiting == 0)
  }

  @Test("If the app cannot wait, leaving names the photos that were not saved")
  func leavingWithoutWaiting() async {
    queue.add([request("photo-1")])
    await settle()
    #expect(await leave(waits: false) == ["! Not saved: photo-1 — Saving canceled."])
    await settle()
    #expect(gate.waiting == 0)
  }

  @Test("Leaving without downloads shows nothing")
  func leavingWithoutDownloads() async {
    gate.open()
    queue.add([request("photo-1")])
    await settle()
    #expect(await leave().isEmpty)
  }
}
