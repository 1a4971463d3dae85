import Testing

/// The cost of type checking chains with closure literals. It is low because most operators have one overload.
///
/// It is measured in solver steps, which do not depend on the machine. The limit is a thirtieth of the compiler's own
/// limit.
@Suite struct TypeCheckTests {
  private static let steps = ["-Xfrontend", "-solver-scope-threshold=30000"]

  @Test("A chain of ten maps is checked within the limit") func tenOperators() throws {
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

  @Test("A chain of different operators is checked within the limit") func mixedChain() throws {
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

  @Test("A chain whose closures create sequences is checked within the limit") func chainWithInnerSequences() throws {
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
