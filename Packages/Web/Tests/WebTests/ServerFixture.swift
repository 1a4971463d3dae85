import Foundation
import Reactive
import ReactiveTesting
import Synchronization
import WebTesting

@testable import Web

/// A page with a counter, a text field and a list, as an app would write it.
@MainActor
final class CounterPage {
  let page: WebPage
  let element: PageElement
  let list: PageList<[Int]>
  let numbers = BehaviorRelay<[Int]>(value: [])
  private let bag = DisposeBag()

  init(_ page: WebPage) {
    self.page = page
    element = page.addElement("counter")
    list = PageList("numbers", on: element) { _, number in .number(number) }
    let start = page.place.int ?? 1
    Observable.merge(element.tap("plus").map { 1 }, element.tap("minus").map { -1 })
      .scan(start, accumulator: +).startWith(start).map { .number($0) }
      .bind(to: element.property("value")).disposed(by: bag)
    element.tap("burst")
      .subscribe(onNext: { [unowned element] in
        for number in 1...100 { element.set("burst", .number(number)) }
      })
      .disposed(by: bag)
    element.events("number", \.int).map { .number($0 * 2) }.bind(to: element.message("double")).disposed(by: bag)
    let name = element.text("name")
    name.asObservable().map { .string($0.uppercased()) }.bind(to: element.property("upper")).disposed(by: bag)
    element.tap("clear").map { "" }.bind(to: name).disposed(by: bag)
    numbers.bind(to: list.items).disposed(by: bag)
  }
}

/// A running server that shows a ``CounterPage`` in each tab.
@MainActor
final class ServerFixture {
  static let secret = String(repeating: "5e", count: 32)

  /// Weak references to the pages that the server has opened.
  final class Opened {
    private struct Weak { weak var page: CounterPage? }
    private var all: [Weak] = []

    /// The pages that are not released yet, oldest first.
    var pages: [CounterPage] { all.compactMap(\.page) }
    func add(_ page: CounterPage) { all.append(Weak(page: page)) }
  }

  final class Log: Sendable {
    private let all = Mutex<[String]>([])
    var lines: [String] { all.withLock { $0 } }
    var count: Int { lines.count }
    func add(_ line: String) { all.withLock { $0.append(line) } }
  }

  let server: WebServer
  let scheduler = TestScheduler()
  let log = Log()
  /// A line for each browser that got the cookie.
  let admissions = Log()
  let opened = Opened()
  private let running: Task<Void, Never>

  init(limits: WebServer.Limits = .init(), port: UInt16 = 0) async throws {
    var configuration = WebServer.Configuration(
      port: port, secret: Self.secret, name: "test",
      assets: ["/": .init(type: "text/html; charset=utf-8", bytes: Array("<p>page</p>".utf8))],
      picture: { $0 == "abc" ? .init(type: "image/jpeg", bytes: [1, 2, 3]) : nil },
      onAdmission: { [admissions] in admissions.add("") }, log: { [log] in log.add($0) })
    configuration.limits = limits
    let server = WebServer(configuration: configuration, scheduler: scheduler) { [opened] page in
      let counter = CounterPage(page)
      opened.add(counter)
      return counter
    }
    self.server = server
    try await server.start()
    running = Task { await server.run() }
  }

  /// A browser that sends the correct cookie.
  var browser: TestBrowser {
    TestBrowser(port: server.port, cookie: "test-\(server.port)=\(Self.secret)")
  }

  /// Cancels the task that runs the server, as Ctrl-C does.
  func stop() async {
    running.cancel()
    await running.value
  }
}

/// Runs a test with a new server, and then stops the server.
@MainActor
func withServer(
  limits: WebServer.Limits = .init(), _ test: @MainActor (ServerFixture) async throws -> Void
) async throws {
  let fixture = try await ServerFixture(limits: limits)
  do {
    try await test(fixture)
  } catch {
    await fixture.stop()
    throw error
  }
  await fixture.stop()
}

/// Waits up to 30 seconds until the condition is true, because events of real connections take time.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(30)
  while ContinuousClock.now < deadline {
    if await settle(turns: 100, until: condition) { return true }
  }
  return condition()
}
