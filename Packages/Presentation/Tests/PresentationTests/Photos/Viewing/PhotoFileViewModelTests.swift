import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("Opening a photo in another program") struct PhotoFileViewModelTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...2)])
  private let open = PublishRelay<Void>()
  private let result = PublishRelay<(path: String, isOpened: Bool)>()

  private func output() -> PhotoFileViewModel.Output {
    PhotoFileViewModel(downloader: fixture.downloader, folder: "/cache", environment: fixture.environment)
      .transform(
        input: .init(
          photo: fixture.pager("photo-1").transform(input: .init()).photo, open: ControlEvent(open),
          result: ControlEvent(result)))
  }

  @Test("The file is downloaded into the given folder and then opened")
  func fileIsOpened() async {
    let output = output()
    let files = Listener(output.file)
    let messages = Listener(output.messages)
    await settle()
    open.accept(())
    await settle()
    let path = "/cache/\(Photo.fixture("photo-1").fileName)"
    #expect(files.values == [path])
    #expect(messages.values == ["Opening the file in another program…"])
    #expect(fixture.downloader.onDownload.calls.map(\.destination) == [DownloadDestination(path: "/cache")])
  }

  @Test("A file that was opened before can be opened again and is not replaced")
  func existingFileIsOpened() async {
    fixture.downloader.onDownload.fail(with: .storage(.exists(path: "/cache/lake.jpg")))
    let output = output()
    let files = Listener(output.file)
    let failures = Listener(output.failures)
    await settle()
    open.accept(())
    await settle()
    #expect(files.values == ["/cache/lake.jpg"])
    #expect(failures.values.isEmpty)
  }

  @Test("If no program opens the file, the message contains the file's path")
  func noProgram() async {
    let messages = Listener(output().messages)
    result.accept((path: "/cache/lake.jpg", isOpened: true))
    #expect(messages.values.isEmpty)
    result.accept((path: "/cache/lake.jpg", isOpened: false))
    #expect(messages.values == ["No program can open the file: /cache/lake.jpg"])
  }

  @Test("A failed download is reported, and nothing is opened")
  func failureIsReported() async {
    fixture.downloader.onDownload.fail(with: .timedOut)
    let output = output()
    let files = Listener(output.file)
    let failures = Listener(output.failures)
    await settle()
    open.accept(())
    await settle()
    #expect(files.values.isEmpty)
    #expect(failures.values.map(\.error) == [.timedOut])
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(PhotoFileScenario.self) }
}

/// A scenario: the user opens a file twice; the second download fails.
struct PhotoFileScenario: ViewModelScenario {
  let fixture = PhotosFixture([.editorial: Photo.fixtures(1...1)])
  let open = PublishRelay<Void>()
  let result = PublishRelay<(path: String, isOpened: Bool)>()

  var viewModel: PhotoFileViewModel {
    PhotoFileViewModel(downloader: fixture.downloader, folder: "/cache", environment: fixture.environment)
  }
  var input: PhotoFileViewModel.Input {
    .init(
      photo: fixture.pager("photo-1").transform(input: .init()).photo, open: ControlEvent(open),
      result: ControlEvent(result))
  }

  func outputs(of output: PhotoFileViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("file", output.file), ObservedOutput("messages", output.messages),
      ObservedOutput("failures", output.failures),
    ]
  }

  func perform() async {
    open.accept(())
    await settle()
    result.accept((path: "/cache/lake.jpg", isOpened: false))
    fixture.downloader.onDownload.fail(with: .timedOut)
    open.accept(())
    await settle()
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { fixture.likes.observers }
  var parts: [AnyObject] { [fixture, open, result] }
}
