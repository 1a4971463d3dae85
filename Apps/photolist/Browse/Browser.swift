import Domain
import Presentation
import Reactive
import Terminal

/// Browsing line by line: shows a screen, asks what to do, and follows where the screens' view models lead.
@MainActor
final class Browser {
  private let app: CompositionRoot
  private let firstPage: PageRequest
  private let reader = LineReader()
  private var screens: [any Screen] = []

  init(_ app: CompositionRoot, firstPage: PageRequest) {
    self.app = app
    self.firstPage = firstPage
  }

  func run() async throws {
    open(feed)
    while let screen = screens.last, await screen.settle(), !Task.isCancelled {
      try screen.show(on: app.console)
      try app.console.errors.write("\(screen.name)> ")
      guard let line = await reader.next() else { return }
      guard follow(line.printable(), on: screen) else { return }
    }
  }

  /// - Returns: whether the user stays.
  private func follow(_ line: String, on screen: any Screen) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "q", "quit": return false
    case "?", "help": app.console.note(Self.help)
    case "f": open(feed)
    case "t": open(TopicListScreen(app, route: go))
    case "v": open(PhotoListScreen(likesOf: app, route: go))
    case "b": go(.back)
    case let word? where word.hasPrefix("/"): search(String(line.dropFirst()))
    default:
      if !screen.take(words) { app.console.note("That is not known here; ? helps.") }
    }
    return true
  }

  private func search(_ text: String) {
    guard SearchQuery(text) != nil else { return app.console.note("Write what to look for: /red fox") }
    open(PhotoListScreen(searching: text, in: app, firstPage: firstPage, route: go))
  }

  private func open(_ screen: any Screen) {
    screens.append(screen)
  }

  private func go(_ route: PhotoRoute) {
    switch route {
    case .photo(let id, let strip): open(PhotoDetailScreen(id, in: strip, of: app, route: go))
    case .topic(let topic):
      open(PhotoListScreen(.topic(topic.slug), title: topic.title, in: app, firstPage: firstPage, route: go))
    case .back:
      guard screens.count > 1 else { return }
      screens.removeLast()
      screens.last?.appear()
    }
  }

  private var feed: PhotoListScreen {
    PhotoListScreen(.editorial, title: nil, in: app, firstPage: firstPage, route: go)
  }

  private static let help = """
    NUMBER open   l NUMBER like   Enter more   r try again   /WORDS search   t topics   f feed   v likes
    on a photo: l like   d [FOLDER] save   s share   n next   p previous   b back   q quit
    """
}

/// A place of the browser: it shows its view model's output as lines, and gives it what is typed.
@MainActor
protocol Screen: AnyObject {
  var name: String { get }

  /// The user is here again: everything is to be shown.
  func appear()

  /// Waits until there is something to show.
  ///
  /// - Returns: `false` when the task was cancelled.
  func settle() async -> Bool

  func show(on console: Console) throws

  /// - Returns: whether the words mean anything here.
  func take(_ words: [String]) -> Bool
}

extension Screen {
  func appear() {}
}
