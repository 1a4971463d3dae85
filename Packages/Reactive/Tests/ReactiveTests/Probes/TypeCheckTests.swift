import Testing

/// Tests that the compiler type-checks chains with closure literals in few solver steps. Few steps are enough because
/// most operators have only one overload.
///
/// The number of steps does not depend on the machine. The limit is about a thirtieth of the compiler's own limit.
@Suite struct TypeCheckTests {
  private static let steps = ["-Xfrontend", "-solver-scope-threshold=30000"]

  @Test("Type-checking a chain of ten maps takes few steps") func tenOperators() throws {
    let diagnostics = try Compiler().diagnostics(
      of: """
        import Reactive
        func chain(_ source: Observable<Int>) -> Observable<Int> {
          source
            .map { $0 &+ 1 }.map { $0 &+ 2 }.map { $0 &+ 3 }.map { $0 &+ 4 }.map { $0 &+ 5 }
            .map { $0 &+ 6 }.map { $0 &+ 7 }.map { $0 &+ 8 }.map { $0 &+ 9 }.map { $0 &+ 10 }
        }
        """, flags: Self.steps)
    #expect(diagnostics == "")
  }

  @Test("Type-checking a chain of different operators takes few steps") func mixedChain() throws {
    let diagnostics = try Compiler().diagnostics(
      of: """
        import Reactive
        func search(_ number: Int) -> Single<Int> { .just(number) }
        func chain(_ source: Observable<Int>, _ other: BehaviorRelay<String>) -> Observable<[String]> {
          source
            .filter { $0 > 0 }
            .map { $0 * 2 }
            .distinctUntilChanged()
            .scan(0) { $0 + $1 }
            .flatMapLatest { search($0) }
            .withLatestFrom(other) { "\\($0)" + $1 }
            .startWith("")
            .compactMap { $0.isEmpty ? nil : [$0] }
            .do(onNext: { _ in })
            .catchAndReturn([])
        }
        """, flags: Self.steps)
    #expect(diagnostics == "")
  }

  @Test("Type-checking a chain with closures that create sequences takes few steps")
  func chainWithInnerSequences() throws {
    let diagnostics = try Compiler().diagnostics(
      of: """
        import Reactive
        struct Photo { let id: Int }
        func chain(_ source: Observable<Int>) -> Observable<String> {
          source
            .map { $0 + 1 }
            .filter { $0 > 2 }
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .scan(0) { $0 + $1 }
            .map { Photo(id: $0) }
            .distinctUntilChanged(at: \\.id)
            .map { "\\($0.id)" }
            .distinctUntilChanged()
            .concatMap { Observable.of($0, $0 + "!") }
            .filter { !$0.isEmpty }
        }
        """, flags: Self.steps)
    #expect(diagnostics == "")
  }
}
