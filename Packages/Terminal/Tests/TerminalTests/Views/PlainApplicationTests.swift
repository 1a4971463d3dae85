import Reactive
import Testing

@testable import Terminal

@MainActor
@Suite("Plain mode", .timeLimit(.minutes(1)))
struct PlainApplicationTests {
  private let input = Pipe()
  private let output = Pipe()
  private let list = CollectionView<String>(.list(rowHeight: 1)) { _, _, _ in }
  private let field = TextField()

  /// Returns the output of the application for the given lines of input.
  private func said(_ lines: String, window: Window) async throws -> [String] {
    input.send(lines)
    input.closeWriter()
    let application = PlainApplication(
      window: window, input: LineReader(descriptor: input.reader), output: Output(descriptor: output.writer))
    try await application.run()
    output.closeWriter()
    var bytes: [UInt8] = []
    while let more = readAvailable(output.reader) { bytes += more }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("A list is written as lines, and accepts key names and item numbers")
  func list() async throws {
    list.items = ["Dunes", "Storm"]
    var chosen: [String] = []
    let bag = DisposeBag()
    list.modelSelected.subscribe(onNext: { chosen.append($0) }).disposed(by: bag)
    let said = try await said("Down\n\n1\n", window: Window(content: list))
    #expect(said == ["1. Dunes", "2. Storm", "Item 1 of 2.", "Item 2 of 2.", "Item 1 of 2."])
    #expect(chosen == ["Storm", "Dunes"])
  }

  @Test("Commands can be listed, and can be invoked by key or title")
  func commands() async throws {
    list.items = ["Dunes", "Storm"]
    var likes = 0
    let bag = DisposeBag()
    list.addCommand("Like", keys: [.character("f"), .control("f")]).subscribe(onNext: { likes += 1 }).disposed(by: bag)
    let said = try await said("f\nlike\nxyz\nz\n?\n", window: Window(content: list))
    #expect(likes == 2)
    let help = [
      "↓, j: Move", "PgDn, Ctrl-F: Page up or down", "End, G: First or last", "f: Like",
    ]
    #expect(said.suffix(6) == ["Unknown command. Type ? for help.", "No command for z. Type ? for help."] + help)
  }

  @Test("If no item has the entered number, an error is written", arguments: ["0", "2", "\(Int.min)", "\(Int.max)"])
  func noItem(number: String) async throws {
    list.items = ["Dunes"]
    let said = try await said("\(number)\n", window: Window(content: list))
    #expect(said.count == 3)
  }

  @Test("A line is entered into a field, without control characters")
  func field() async throws {
    field.placeholder = "Search"
    var submitted = 0
    let bag = DisposeBag()
    field.editingDidEndOnExit.subscribe(onNext: { submitted += 1 }).disposed(by: bag)
    let said = try await said("du\u{1B}[31mne 嵐\n", window: Window(content: field))
    #expect(said == ["Search", "Search: dune 嵐"])
    #expect(submitted == 1)
  }
}
