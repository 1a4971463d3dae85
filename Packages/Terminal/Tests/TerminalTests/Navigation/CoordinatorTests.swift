import ReactiveTesting
import Testing

@testable import Reactive
@testable import Terminal

@MainActor @Suite("A coordinator") struct CoordinatorTests {
  private final class TextScreen: ViewController {
    let view: View
    let text: String
    private let onDeinit: () -> Void

    init(_ text: String, in coordinator: Coordinator? = nil, onDeinit: @escaping () -> Void = {}) {
      self.text = text
      self.onDeinit = onDeinit
      let label = Label(StyledText(text))
      if let coordinator {
        view = Stack(.vertical, [.init(SectionBar(of: coordinator), .fitting), .init(label, .fill)])
      } else {
        view = label
      }
    }

    isolated deinit { onDeinit() }
  }

  private let bag = DisposeBag()
  private let scheduler = TestScheduler(resolution: .milliseconds(100))

  private func coordinator(sections: [String] = ["Notes", "Search"]) -> Coordinator {
    let coordinator = Coordinator(environment: ["TERM": "xterm"], scheduler: scheduler)
    coordinator.sections = sections.map { title in
      Coordinator.Section(title: title) { TextScreen("first of \(title)") }
    }
    coordinator.show(section: 0)
    return coordinator
  }

  private func top(_ coordinator: Coordinator) -> [String] {
    coordinator.window.layout(in: Size(width: 40, height: 12))
    return coordinator.window.spokenTexts
  }

  @Test("A section is shown as the user left it, and selecting the current section returns to its first screen")
  func sectionsKeepTheirScreens() {
    let coordinator = coordinator()
    coordinator.push(TextScreen("a note"))
    coordinator.moveSection(by: 1)
    #expect(top(coordinator) == ["first of Search"])
    coordinator.moveSection(by: 1)
    #expect(top(coordinator) == ["a note"])
    coordinator.show(section: 0)
    #expect(top(coordinator) == ["first of Notes"])
  }

  @Test("`canShow` is false only if the section's first screen is already shown without a dialog")
  func shownSectionIsKnown() {
    let coordinator = coordinator()
    #expect(!coordinator.canShow(section: 0))
    #expect(coordinator.canShow(section: 1))
    coordinator.push(TextScreen("a note"))
    #expect(coordinator.canShow(section: 0))
    coordinator.show(section: 0)
    #expect(!coordinator.canShow(section: 0))
    coordinator.window.present(Dialog(title: "Facts", Label("none")))
    #expect(coordinator.canShow(section: 0))
  }

  @Test("The first screen of a section cannot be popped") func backEndsAtFirstScreen() {
    let coordinator = coordinator()
    let note = TextScreen("a note")
    coordinator.push(note)
    #expect((coordinator.screen(below: note) as? TextScreen)?.text == "first of Notes")
    coordinator.pop()
    coordinator.pop()
    #expect(top(coordinator) == ["first of Notes"])
  }

  @Test("If a section cannot create its screen yet, selecting the section changes nothing")
  func sectionWaitsForItsScreen() {
    let coordinator = Coordinator(environment: [:], scheduler: scheduler)
    let made = BehaviorRelay<TextScreen?>(value: nil)
    coordinator.sections = [.init(title: "Notes") { made.value }]
    coordinator.show(section: 0)
    #expect(top(coordinator).isEmpty)
    made.accept(TextScreen("first"))
    coordinator.show(section: 0)
    #expect(top(coordinator) == ["first"])
  }

  @Test("A click on the section bar selects a section") func barSelectsSection() {
    let coordinator = coordinator()
    coordinator.push(TextScreen("a note", in: coordinator))
    _ = top(coordinator)
    coordinator.window.handle(.mouse(MouseEvent(.press, at: Point(x: 12, y: 0))))
    #expect(coordinator.currentSection == 1)
  }

  @Test("A click on the key in the note of the section bar performs the key's command") func noteIsClicked() {
    let coordinator = coordinator()
    var reloads = 0
    _ = coordinator.window.globals.addCommand("Reload", keys: [.character("R")]).subscribe(onNext: { reloads += 1 })
    let bar = SectionBar(of: coordinator) { _ in "3 new  " + StyledText("R Reload", key: .character("R")) }
    coordinator.window.content = Stack(.vertical, [.init(bar, .fixed(1))])
    coordinator.window.layout(in: Size(width: 60, height: 12))
    for x in [45, 51] { coordinator.window.handle(.mouse(MouseEvent(.press, at: Point(x: x, y: 0)))) }
    #expect(reloads == 1)
    #expect(coordinator.currentSection == 0)
  }

  @Test("A toast shows the key and the title of a command") func toastHasKey() {
    let coordinator = coordinator()
    coordinator.show("Liked: Dunes", key: .character("u"), title: "Undo")
    #expect(top(coordinator).last == "Liked: Dunes  u Undo")
  }

  @Test("A screen that is popped is released, with its bar and its subscriptions")
  func poppedScreenIsReleased() {
    let live = LiveResources()
    LiveResources.$current.withValue(live) {
      let coordinator = coordinator()
      let before = live.count
      var released = 0
      for number in 0..<50 {
        coordinator.push(TextScreen("\(number)", in: coordinator) { released += 1 })
        coordinator.pop()
      }
      #expect(released == 50)
      #expect(live.count == before)
    }
  }

  @Test("A notice board does not retain the coordinator that shows its notices") func noticesDoNotRetain() {
    let notices = NoticeBoard()
    weak var weakCoordinator: Coordinator?
    do {
      let coordinator = Coordinator(environment: [:], notices: notices)
      coordinator.divertNotices()
      weakCoordinator = coordinator
    }
    #expect(weakCoordinator == nil)
    #expect(notices.post("late"), "the handler exists and does nothing")
  }

  @Test("A notice is shown as a toast") func noticeIsShownAsToast() async {
    let notices = NoticeBoard()
    let coordinator = Coordinator(environment: [:], notices: notices, scheduler: scheduler)
    coordinator.divertNotices()
    #expect(notices.post("disk \u{1B}[31mfull"))
    await settle { !self.top(coordinator).isEmpty }
    #expect(top(coordinator) == ["disk full"])
    notices.divert(to: nil)
    #expect(!notices.post("again"))
  }

  @Test("Enter and Escape answer a question with “no”", arguments: [KeyPress(.enter), KeyPress(.escape)])
  func questionIsDeclined(key: KeyPress) {
    let coordinator = coordinator()
    let (yes, no) = (Button("Replace"), Button("Cancel"))
    var answers = 0
    _ = yes.tap.subscribe(onNext: { answers += 1 })
    coordinator.ask("Replace a.jpg?", title: "Save", yes: yes, no: no)
    #expect(top(coordinator).contains("Replace a.jpg?"))
    coordinator.window.handle(.key(key))
    #expect(answers == 0)
    #expect(top(coordinator) == ["first of Notes"])
  }

  @Test("A question of several lines is shown in several lines") func questionHasLines() {
    let coordinator = coordinator()
    coordinator.ask(
      "The file exists:\n/a.jpg\u{1B}[2J\nReplace it?", title: "Save", yes: Button("Replace"), no: Button("Cancel"))
    #expect(top(coordinator).contains("The file exists:\n/a.jpg\nReplace it?"))
  }

  @Test("A toast with a command is shown for five seconds") func commandToastStays() {
    let coordinator = coordinator()
    coordinator.show("Liked: Dune", key: .character("u"), title: "Undo")
    scheduler.advance(by: .milliseconds(4900))
    #expect(top(coordinator).contains("Liked: Dune  u Undo"))
    scheduler.advance(by: .milliseconds(200))
    #expect(!top(coordinator).contains("Liked: Dune  u Undo"))
  }

  @Test("When the user chooses an option, the choice is reported once, and the dialog closes") func choiceIsReported() {
    let coordinator = coordinator()
    var chosen: [Int] = []
    coordinator.choose(
      "Order", from: ["relevant", "latest"], current: 0, movementKeys: .arrows,
      chooseTitle: "Choose", cancel: ("Cancel", [KeyPress(.escape)])
    ) { chosen.append($0) }
    _ = top(coordinator)
    coordinator.window.handle(.key(KeyPress(.down)))
    coordinator.window.handle(.key(KeyPress(.enter)))
    #expect(chosen == [1])
    #expect(top(coordinator) == ["first of Notes"])
  }

  @Test("One click chooses an option, and a double click does not reach the screen below") func clickChooses() {
    let coordinator = coordinator()
    let button = Button("behind")
    button.tap.subscribe(onNext: { Issue.record("the button behind the dialog is pressed") }).disposed(by: bag)
    coordinator.window.content = Stack(.vertical, [.init(button, .fill)])
    var chosen: [Int] = []
    coordinator.choose(
      "Order", from: ["relevant", "latest"], current: 0, movementKeys: .arrows,
      chooseTitle: "Choose", cancel: ("Cancel", [KeyPress(.escape)])
    ) { chosen.append($0) }
    for _ in 0..<2 {
      _ = top(coordinator)
      coordinator.window.handle(.mouse(MouseEvent(.press, at: Point(x: 18, y: 5))))
      #expect(chosen == [1])
    }
  }

  @Test("Picture identifiers are unique and fit into kitty's 24 bits") func pictureIDsDiffer() {
    let coordinator = coordinator()
    let ids = (0..<100).map { _ in coordinator.makePictureID() }
    #expect(Set(ids).count == 100)
    #expect(ids.allSatisfy { (1...0xFF_FFFF).contains($0) })
  }
}
