import Testing

/// Tests of the compiler's errors and fix-its for code from RxSwift or Combine.
@Suite struct CompilerTests {
  private func diagnostics(of source: String, flags: [String] = []) throws -> String {
    try Compiler().diagnostics(of: "import Foundation\nimport Reactive\nimport ReactiveCompat\n" + source, flags: flags)
  }

  @Test(
    "A queue scheduler can be created only on the main actor, even as a default argument",
    arguments: [
      "ConcurrentDispatchQueueScheduler(qos: .background)", "SerialDispatchQueueScheduler(qos: .default)",
      "OperationQueueScheduler(operationQueue: OperationQueue())",
    ])
  func queueScheduler(_ scheduler: String) throws {
    let initializer = """
      final class ViewModel {
        let scheduler: any SchedulerType
        init(scheduler: any SchedulerType = \(scheduler)) { self.scheduler = scheduler }
      }
      """
    let refused = try diagnostics(of: initializer + "\nfunc make() -> ViewModel { ViewModel() }")
    #expect(refused.contains("error: "))
    #expect(refused.contains("main actor-isolated"))

    let accepted = try diagnostics(of: "@MainActor " + initializer)
    #expect(!accepted.contains("error: "))
    #expect(accepted.contains("is deprecated: A pipeline stays on its actor"))
  }

  @Test(
    "URLSession.rx and NotificationCenter.rx can be used only on the main actor",
    arguments: [
      "URLSession.shared.rx.data(request: URLRequest(url: url)).map { _ in }",
      "NotificationCenter.default.rx.notification(nil).map { _ in }",
    ])
  func callbacks(_ sequence: String) throws {
    let function = "func make(_ url: URL) -> Observable<Void> { \(sequence) }"
    let networking = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    #expect(try diagnostics(of: networking + function).contains("main actor-isolated instance method"))
    #expect(try diagnostics(of: networking + "@MainActor " + function) == "")
  }

  @Test(
    "Using a name from RxSwift 5 produces a fix-it",
    arguments: [
      ("x.catchError { _ in x }", "catch(_:)"), ("x.catchErrorJustReturn(1)", "catchAndReturn(_:)"),
      ("x.observeOn(s)", "observe(on:)"), ("x.subscribeOn(s)", "subscribe(on:)"), ("x.takeUntil(x)", "take(until:)"),
      ("x.takeWhile { $0 > 1 }", "take(while:)"), ("x.skipWhile { $0 > 1 }", "skip(while:)"),
      ("x.skipUntil(x)", "skip(until:)"), ("x.elementAt(1)", "element(at:)"), ("x.retryWhen { $0 }", "retry(when:)"),
      (
        "Single.just(1).subscribe(onSuccess: { _ in }, onError: { _ in })", "subscribe(onSuccess:onFailure:onDisposed:)"
      ),
    ])
  func fixIt(call: String, name: String) throws {
    let said = try diagnostics(
      of: "func f(_ x: Observable<Int>, _ s: any ImmediateSchedulerType) { _ = \(call) }")
    #expect(!said.contains("error: "))
    #expect(said.contains("renamed to '\(name)'"))
  }

  @Test("If a file imports ReactiveCompat, names such as Reactive.Observable do not compile")
  func qualifiedName() throws {
    #expect(try diagnostics(of: "func f(_ x: Reactive.Observable<Int>) {}").contains("error: "))
    #expect(try diagnostics(of: "func f(_ x: Observable<Int>) {}") == "")
  }

  @Test("With the main actor as the default isolation, a deinit that uses a property must be isolated")
  func isolatedDeinit() throws {
    let flags = ["-default-isolation", "MainActor"]
    let type = "final class ViewModel { let ended = PublishSubject<Void>(); deinit { ended.onCompleted() } }"
    #expect(try diagnostics(of: type, flags: flags).contains("error: "))
    #expect(try diagnostics(of: type.replacing("deinit", with: "isolated deinit"), flags: flags) == "")
  }

  @Test("A shared object that is not Sendable must be isolated to the main actor") func sharedObject() throws {
    let type = "final class Session { static let shared = Session(); let user = BehaviorRelay(value: 0) }"
    #expect(try diagnostics(of: type).contains("static property 'shared' is not concurrency-safe"))
    #expect(try diagnostics(of: "@MainActor " + type) == "")
  }
}
