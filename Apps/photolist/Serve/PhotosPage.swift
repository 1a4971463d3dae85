import AppSupport
import Domain
import Foundation
import Presentation
import Reactive
import Web

/// The photo browser in one browser tab: its sections, and the screens that view models request.
@MainActor
final class PhotosPage {
  let strings: Strings
  let firstPage: PageRequest
  let pictures: PictureTable
  private let page: WebPage
  private let app: CompositionRoot
  /// The element of the parts outside the screens, such as the section bar, dialogs and toasts.
  private let frame: PageElement
  /// The browser's sections that have a page.
  private let sections = BrowseSection.all.filter { $0.page != nil }
  private var stacks: [Int: [(screen: any PageScreen, step: PageStep?)]] = [:]
  private var currentSection = 0
  private var screenCount = 0
  /// Saves photos, even after their screens are closed.
  private let queue: DownloadQueue
  private var questionCount = 0
  private let changes = PublishRelay<UndoableChange>()
  private let bag = DisposeBag()

  /// - Parameter closedPages: completes the page's downloads after the tab is closed.
  init(
    _ page: WebPage, _ app: CompositionRoot, firstPage: PageRequest, pictures: PictureTable,
    closedPages: ClosedPageDownloads
  ) {
    self.page = page
    self.app = app
    self.firstPage = firstPage
    self.pictures = pictures
    strings = app.strings
    queue = app.downloadQueue()
    frame = page.addElement("frame")
    frame.set("language", .string(strings.language.rawValue))
    frame.set("texts", .object(strings.pageTexts))
    frame.set("keys", .object(app.settings.keys.pageKeys))
    frame.set(
      "sections",
      .array(sections.map { ["title": .string($0.title(strings)), "action": .string($0.action.name)] }))
    bind()
    bindDownloads()
    Disposables.create { [queue] in closedPages.finish(queue) }.disposed(by: bag)
    // Creates the search screen in advance, so that the page can show the search field at once and no typed letter is
    // lost.
    let search = BrowseSection.search.action
    if let index = sections.firstIndex(where: { $0.action == search }) { makeFirstScreen(of: index) }
    show(page.place)
  }

  private func bind() {
    frame.events("section", SectionRequest.init).subscribe(onNext: { [unowned self] in perform($0) }).disposed(by: bag)
    frame.tap("back").subscribe(onNext: { [unowned self] in pop() }).disposed(by: bag)
    frame.events("visit", PageVisit.init).subscribe(onNext: { [unowned self] in perform($0) }).disposed(by: bag)
    let undone = app.undo().transform(
      input: .init(changes: changes.asObservable(), undo: frame.tap("undo")))
    undone.messages.emit(onNext: { [unowned self] in show($0) }).disposed(by: bag)
    undone.failures.emit(onNext: { [unowned self] in show($0) }).disposed(by: bag)
    undone.canUndo.map { .bool($0) }.drive(frame.property("canUndo")).disposed(by: bag)
    app.sourceStatus().transform(input: .init()).notice.map { .string($0) }
      .drive(frame.property("notice")).disposed(by: bag)
  }

  private func bindDownloads() {
    queue.messages.emit(onNext: { [unowned self] in show($0) }).disposed(by: bag)
    queue.failures.emit(onNext: { [unowned self] in show($0) }).disposed(by: bag)
    queue.occupied.emit(onNext: { [unowned self] in ask(toReplace: $0) }).disposed(by: bag)
  }

  /// Returns the actions on photos of a screen, whose downloads continue after the screen is closed.
  func photoActions() -> PhotoActionsViewModel { app.photoActions(queue: queue) }

  // MARK: Screens

  func makeElement() -> PageElement {
    screenCount += 1
    return page.addElement("screen\(screenCount)")
  }

  private func perform(_ request: SectionRequest) {
    show(section: request.section)
    frame.set("answered", .number(request.number))
  }

  private func show(section index: Int) {
    guard sections.indices.contains(index) else { return }
    let isSame = index == currentSection
    currentSection = index
    if isSame { removeScreens(above: 1) }
    makeFirstScreen(of: index)
    showTop()
  }

  private func makeFirstScreen(of index: Int) {
    guard stacks[index] == nil, let section = sections[index].page else { return }
    stacks[index] = [(section.makeScreen(app, self), nil)]
  }

  private func push(_ screen: any PageScreen, _ step: PageStep) {
    stacks[currentSection, default: []].append((screen, step))
    showTop()
  }

  private func pop() {
    guard let count = stacks[currentSection]?.count, count > 1 else { return }
    removeScreens(above: count - 1)
    showTop()
  }

  private func removeScreens(above count: Int) {
    guard let stack = stacks[currentSection], stack.count > count else { return }
    stacks[currentSection] = Array(stack.prefix(count))
    for entry in stack.dropFirst(count) { page.remove(entry.screen.element) }
  }

  private func showTop() {
    frame.set("section", .number(currentSection))
    frame.set(
      "screens",
      .array(
        sections.indices.map { index in
          .array(
            (stacks[index] ?? []).map {
              ["name": .string($0.screen.element.name), "kind": .string($0.screen.kind)]
            })
        }))
    let steps = (stacks[currentSection] ?? []).compactMap { $0.step?.json }
    frame.set("place", ["section": .number(currentSection), "path": .array(steps)])
  }

  func go(_ route: PhotoRoute) {
    switch route {
    case .photo(let id, let sequence):
      let list = stacks[currentSection]?.last?.screen as? any PhotoSelecting
      let selection = list?.selection ?? SelectionControls(app.photoSelection())
      push(PhotoPage(id, in: sequence, app, selection: selection, on: self), .photo(id))
    case .topic(let topic): showList(of: .topic(topic.slug), title: topic.title)
    case .list(let feed, let title): showList(of: feed, title: title)
    case .back: pop()
    }
  }

  private func showList(of feed: PhotoFeed, title: String) {
    push(
      GridPage(app.photoList(of: feed, title: title, firstPage: firstPage), app, on: self),
      .list(feed, title: title))
  }

  /// Shows a place: a section and the screens that were open in the section. The place is an entry of the tab's
  /// history, or what the tab showed before the page was reloaded or the server was restarted. Screens that are already
  /// open stay open.
  private func show(_ place: JSON) {
    currentSection = place["section"]?.int.flatMap { sections.indices.contains($0) ? $0 : nil } ?? 0
    makeFirstScreen(of: currentSection)
    let steps = (place["path"]?.array ?? []).prefix(20).compactMap(PageStep.init)
    let open = (stacks[currentSection] ?? []).compactMap(\.step)
    let common = zip(open, steps).prefix { $0 == $1 }.count
    removeScreens(above: 1 + common)
    for step in steps.dropFirst(common) {
      switch step {
      case .photo(let id): stacks[currentSection]?.last?.screen.open(id)
      case .list(let feed, let title): showList(of: feed, title: title)
      }
    }
    showTop()
  }

  /// Shows the place of an entry that the user has chosen in the tab's history.
  private func perform(_ visit: PageVisit) {
    show(visit.place)
    frame.set("visited", .number(visit.number))
  }

  /// Stores which photo a screen shows, and scrolls the list that opened the screen to this photo.
  func reveal(_ id: Photo.ID, below screen: any PageScreen) {
    guard var stack = stacks[currentSection], let index = stack.firstIndex(where: { $0.screen === screen }) else {
      return
    }
    if index > 0 { stack[index - 1].screen.reveal(id) }
    stack[index].step = .photo(id)
    stacks[currentSection] = stack
    showTop()
  }

  // MARK: Messages

  func show(_ text: String) { showToast(text) }

  func show(_ failure: Failure) { showToast("\(failure.message) \(failure.advice)", tone: .bad) }

  func show(_ change: LikeChange) { show(change.text, undoable: change.undoable) }

  func showRemoved(search text: String) {
    show(strings.search.removed(text), undoable: .removedSearch(text))
  }

  private func show(_ text: String, undoable change: UndoableChange?) {
    if let change { changes.accept(change) }
    showToast(text, canUndo: change != nil)
  }

  private func showToast(_ text: String, tone: Tone = .neutral, canUndo: Bool = false) {
    frame.message("toast").onNext(
      ["text": .string(text), "tone": .string(tone.name), "undo": .bool(canUndo)])
  }

  /// Shows a dialog. The page sends the user's answer as the event that `dialog` names.
  func ask(_ dialog: JSON) { frame.message("dialog").onNext(dialog) }

  /// Asks whether to replace the file of a download. Each question has its own event, because the page can show several
  /// questions.
  private func ask(toReplace request: DownloadRequest) {
    questionCount += 1
    let event = "replace\(questionCount)"
    frame.tap(event).take(1).subscribe(onNext: { [queue] in queue.add([request]) }).disposed(by: bag)
    ask([
      "title": .string(strings.downloads.save),
      "text": .string(strings.downloads.replaceQuestion(request.destination.path)),
      "yes": .string(strings.downloads.replace), "no": .string(strings.navigation.cancel),
      "element": .string(frame.name), "event": .string(event),
    ])
  }

  /// Lets the browser copy or share links, one per line.
  func share(_ links: String) {
    let count = links.split(separator: "\n").count
    let done = count == 1 ? strings.detail.linkCopied(links) : strings.detail.linksCopied(count)
    frame.message("share").onNext(["text": .string(links), "done": .string(done)])
  }

  /// Lets the browser open a web page, such as a photo's page on Unsplash, in a new tab. Ignores other addresses.
  func openPage(_ address: String) {
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return }
    frame.message("visit").onNext(["address": .string(address), "title": .string(strings.detail.openPage)])
  }

  /// The folder for downloads: the current folder, as for `photolist download`.
  var downloads: DownloadDestination { DownloadDestination(path: FileManager.default.currentDirectoryPath) }
}

/// A photo or a list of photos that was opened from a screen. The screens of a section can be created again from
/// its steps.
enum PageStep: Hashable {
  case photo(Photo.ID)
  case list(PhotoFeed, title: String)

  init?(_ json: JSON) {
    if let id = json["photo"].flatMap(Photo.ID.init) {
      self = .photo(id)
    } else if let feed = json["feed"].flatMap(PhotoFeed.init), let title = json["title"]?.string {
      self = .list(feed, title: title)
    } else {
      return nil
    }
  }

  var json: JSON {
    switch self {
    case .photo(let id): ["photo": id.json]
    case .list(let feed, let title): ["feed": feed.json, "title": .string(title)]
    }
  }
}

/// The page's request to show a section.
private struct SectionRequest {
  /// The number of the request, which the server sends back when the section is shown.
  let number: Int
  let section: Int

  init?(_ json: JSON) {
    guard let number = json["number"]?.int, let section = json["section"]?.int else { return nil }
    self.number = number
    self.section = section
  }
}

/// The page's request to show a place in the tab's history.
private struct PageVisit {
  /// The number of the request, which the server sends back when the place is shown.
  let number: Int
  let place: JSON

  init?(_ json: JSON) {
    guard let number = json["number"]?.int, let place = json["place"] else { return nil }
    self.number = number
    self.place = place
  }
}
