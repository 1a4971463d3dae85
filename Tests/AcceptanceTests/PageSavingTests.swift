import Dispatch
import Foundation
import NetworkingTesting
import ProgramTesting
import Testing
import Web
import WebTesting

/// Saves photos on the web page, from a server whose files arrive late.
@Suite("Saving photos on the web page", .timeLimit(.minutes(1))) struct PageSavingTests {
  private let server: SlowServer
  private let viewer: Viewer

  init() throws {
    server = try SlowServer()
    viewer = try server.viewer()
  }

  @Test("A photo is saved after its page was closed") func savesAfterThePage() async throws {
    try await viewer.serves { browser in
      var tab = try await TestTab(browser)
      try await tab.savesDune()
      try await tab.closesPhoto()
      server.sendFiles()
      try await tab.sees(toast: "Saved: ")
    }
    #expect(viewer.file("ada-one.jpg") == Data(ForeignServer.picture))
  }

  @Test("A photo is saved after its tab was closed") func savesAfterTheTab() async throws {
    let answer = try await viewer.serves { browser in
      var tab = try await TestTab(browser)
      try await tab.savesDune()
      try await tab.close()
      server.sendFiles()
      _ = try await eventually("the photo is saved") { viewer.file("ada-one.jpg") }
    }
    #expect(viewer.file("ada-one.jpg") == Data(ForeignServer.picture))
    #expect(!answer.errors.contains("Not saved"))
  }

  @Test("If the server is stopped, it names the photos that were not saved", arguments: [false, true])
  func stoppedServerNamesPhotos(closesTab: Bool) async throws {
    let answer = try await viewer.serves { browser in
      var tab = try await TestTab(browser)
      try await tab.savesDune()
      if closesTab { try await tab.close() }
    }
    #expect(answer.status == 130)
    #expect(answer.errors.contains("Not saved: Dune — Saving canceled."))
    #expect(viewer.file("ada-one.jpg") == nil)
  }

  @Test("A photo that was not saved after its tab was closed is named by the server")
  func failureIsPrinted() async throws {
    let mine = Data("mine".utf8)
    let answer = try await viewer.serves { browser in
      var tab = try await TestTab(browser)
      try await tab.savesDune()
      try await tab.sends("save", photo: "two")
      try await tab.close()
      try mine.write(to: viewer.home.appending(path: "ada-one.jpg"))
      server.sendFiles()
      _ = try await eventually("the other photo is saved") { viewer.file("ada-two.jpg") }
    }
    #expect(answer.errors.contains("Not saved: Dune — The file already exists"))
    #expect(viewer.file("ada-one.jpg") == mine)
  }

  @Test("The answer to each question replaces the right file, even after the photo's page was closed")
  func answersReplaceTheRightFile() async throws {
    server.sendFiles()
    let mine = Data("mine".utf8)
    for name in ["one", "two"] { try mine.write(to: viewer.home.appending(path: "ada-\(name).jpg")) }
    try await viewer.serves { browser in
      var tab = try await TestTab(browser)
      try await tab.opensDune()
      try await tab.sends("save", photo: "two")
      try await tab.send(tab.photoScreen, "save")
      try await tab.receives { $0.questions.count == 2 }
      try await tab.closesPhoto()
      let question = try #require(tab.questions.last { $0["text"]?.string?.contains("ada-one.jpg") == true })
      try await tab.send(question["element"]?.string ?? "", question["event"]?.string ?? "")
      try await tab.sees(toast: "Saved: ")
    }
    #expect(viewer.file("ada-one.jpg") == Data(ForeignServer.picture))
    #expect(viewer.file("ada-two.jpg") == mine)
  }
}

/// A server with the photos "Dune" and "Lake", whose files arrive when the test sends them.
private final class SlowServer: Sendable {
  private let server: ForeignServer
  private let release: DispatchSemaphore

  init() throws {
    let (pages, release) = (Pages(), DispatchSemaphore(value: 0))
    server = try ForeignServer { request in
      let (one, two) = (
        ForeignServer.photo("one", description: #""Dune""#, page: pages.address),
        ForeignServer.photo("two", description: #""Lake""#, page: pages.address)
      )
      switch request.path {
      case "/photos": return Reply(headers: [("X-Total", "2")], body: "[\(one), \(two)]")
      case "/photos/one": return Reply(body: one)
      case "/photos/two": return Reply(body: two)
      case "/one", "/two":
        release.wait()
        release.signal()
        return Reply(body: ForeignServer.picture)
      default: return nil
      }
    }
    self.release = release
    pages.address = server.address("")
  }

  func viewer() throws -> Viewer { try server.viewer() }

  func sendFiles() { release.signal() }

  /// Ends the replies that still wait.
  deinit { release.signal() }
}

extension TestTab {
  private var screens: [JSON] { property("screens", of: "frame")?.array?.first?.array ?? [] }
  private var gridScreen: String { screens.first?["name"]?.string ?? "" }
  fileprivate var photoScreen: String { screens.first { $0["kind"] == "photo" }?["name"]?.string ?? "" }

  /// The questions that the page has shown.
  fileprivate var questions: [JSON] {
    messages.compactMap { $0.array?[1] == "dialog" ? $0.array?[2] : nil }
  }

  /// Opens the photo "Dune".
  fileprivate mutating func opensDune() async throws {
    let grid = try await show(section: "photos", list: "photos")
    try await receives { $0.property("photos", of: grid)?["count"] == 2 }
    try await send(grid, "open", "unsplash/one")
    try await receives { $0.property("photo", of: $0.photoScreen)?["item"]?["title"] == "Dune" }
  }

  /// Opens the photo "Dune", and waits until the photo is being saved.
  fileprivate mutating func savesDune() async throws {
    try await opensDune()
    try await send(photoScreen, "save")
    try await receives { tab in
      tab.property("activity", of: tab.photoScreen)?["status"]?["text"]?.string?.hasPrefix("Saving Dune") == true
    }
  }

  fileprivate mutating func closesPhoto() async throws {
    let photo = photoScreen
    try await send("frame", "back")
    try await receives { $0.elements[photo] == nil }
  }

  /// Sends the command for a photo of the list.
  fileprivate func sends(_ command: String, photo: String) async throws {
    try await send(gridScreen, command, .string("unsplash/\(photo)"))
  }
}
