import Reactive
import ReactiveTesting
import Testing

/// Tests of `combineLatest` for 2 to 8 sources and for a collection.
@Suite struct CombineLatestTests {
  private let log = Log()
  private let bag = DisposeBag()

  private func subjects(_ form: Form) -> [PublishSubject<Int>] { (0..<form.count).map { _ in PublishSubject() } }

  private func subscribe(_ form: Form, _ subjects: [PublishSubject<Int>]) {
    form.combineLatest(subjects.map { $0.asObservable() }).subscribe(log.event).disposed(by: bag)
  }

  @Test("combineLatest emits the latest elements as soon as every source has emitted", arguments: Form.allCases)
  func emitsTheLatest(_ form: Form) {
    let subjects = subjects(form)
    subscribe(form, subjects)
    for (index, subject) in subjects.enumerated().reversed() { subject.onNext(index) }
    var expected = Array(0..<form.count)
    var lines = ["\(expected)"]
    for (index, subject) in subjects.enumerated() {
      subject.onNext(index + 10)
      expected[index] = index + 10
      lines.append("\(expected)")
    }
    #expect(log.lines == lines)
  }

  @Test("combineLatest completes when all sources have completed", arguments: Form.allCases)
  func completesWithTheLast(_ form: Form) {
    let subjects = subjects(form)
    subscribe(form, subjects)
    for subject in subjects { subject.onNext(1) }
    let result = "\(Array(repeating: 1, count: form.count))"
    for subject in subjects {
      #expect(log.lines == [result])
      subject.onCompleted()
    }
    #expect(log.lines == [result, "completed"])
  }

  @Test(
    "If a source has completed without an element, combineLatest completes when the last running source emits",
    arguments: Form.allCases)
  func completesWhenNothingCanFollow(_ form: Form) {
    let subjects = subjects(form)
    subscribe(form, subjects)
    subjects[0].onNext(1)
    for subject in subjects[2...] { subject.onNext(2) }
    for subject in subjects[1...] {
      subject.onCompleted()
      #expect(log.lines == [])
    }
    subjects[0].onNext(3)
    #expect(log.lines == ["completed"])
    #expect(!subjects[0].hasObservers)
  }

  @Test("combineLatest continues while two sources are running", arguments: Form.allCases.filter { $0.count > 2 })
  func goesOnWithTwo(_ form: Form) {
    let subjects = subjects(form)
    subscribe(form, subjects)
    for subject in subjects[2...] { subject.onCompleted() }
    subjects[0].onNext(1)
    #expect(log.lines == [])
    subjects[1].onCompleted()
    #expect(log.lines == [])
    subjects[0].onNext(2)
    #expect(log.lines == ["completed"])
  }

  @Test("An error of any source ends combineLatest and disposes the other sources", arguments: Form.allCases)
  func failsWithAnySource(_ form: Form) {
    for failing in 0..<form.count {
      let log = Log()
      let subjects = subjects(form)
      form.combineLatest(subjects.map { $0.asObservable() }).subscribe(log.event).disposed(by: bag)
      subjects[failing].onError(TestError())
      #expect(log.lines == ["error"])
      #expect(!subjects.contains { $0.hasObservers })
    }
  }

  @Test(
    "combineLatest releases a source before it passes on the source's end", arguments: Form.allCases, [true, false])
  func releasesFirst(_ form: Form, _ fails: Bool) {
    var observers: [AnyObserver<Int>] = []
    let sources = (0..<form.count).map { index in
      Observable<Int>.logged("\(index)", log) { observers.append($0) }
    }
    form.combineLatest(sources).subscribe(log.event).disposed(by: bag)
    if fails {
      observers[1].onError(TestError())
      #expect(log.lines.prefix(2) == ["disposed 1", "error"])
    } else {
      for observer in observers { observer.onCompleted() }
      #expect(log.lines == (0..<form.count).map { "disposed \($0)" } + ["completed"])
    }
  }

  @Test(
    "combineLatest emits nothing after its result selector disposes the subscription or throws",
    arguments: [true, false])
  func selectorDisposes(_ throwing: Bool) {
    let first = PublishSubject<Int>()
    let second = BehaviorSubject(value: 1)
    let subscription = SingleAssignmentDisposable()
    let selector = { (a: Int, b: Int) throws -> Int in
      subscription.dispose()
      if throwing { throw TestError() }
      return a + b
    }
    subscription.setDisposable(Observable.combineLatest(first, second, resultSelector: selector).subscribe(log.event))
    first.onNext(1)
    #expect(log.lines == [])
    #expect(!first.hasObservers && !second.hasObservers)
    Observable.combineLatest([first.asObservable(), second.asObservable()]) { try selector($0[0], $0[1]) }
      .subscribe(log.event).disposed(by: bag)
    first.onNext(1)
    #expect(log.lines == [throwing ? "error" : "2"])
  }

  @Test(
    "An element that is sent during a delivery of combineLatest is delivered after that delivery",
    arguments: Form.allCases)
  func sendsFromADelivery(_ form: Form) {
    let subjects = subjects(form)
    var isInside = false
    form.combineLatest(subjects.map { $0.asObservable() }).subscribe(onNext: { elements in
      #expect(!isInside)
      isInside = true
      log.add("\(elements.prefix(2))")
      if elements[0] == 1 {
        subjects[0].onNext(2)
        subjects[1].onNext(3)
      }
      isInside = false
    }).disposed(by: bag)
    for subject in subjects { subject.onNext(1) }
    #expect(log.lines == ["[1, 1]", "[2, 1]", "[2, 3]"])
  }

  @Test("An element that combineLatest replaces can send to another source in its deinit", arguments: Form.allCases)
  func deinitSends(_ form: Form) {
    let subjects = (0..<form.count).map { _ in PublishSubject<DeinitHook>() }
    form.combineLatest(subjects.map { $0.asObservable() })
      .subscribe(onNext: { log.add("\($0.map(\.number))") }).disposed(by: bag)
    for subject in subjects[1...] { subject.onNext(DeinitHook(0)) }
    subjects[0].onNext(DeinitHook(1) { [last = subjects[form.count - 1]] in last.onNext(DeinitHook(7)) })
    subjects[0].onNext(DeinitHook(2))
    let zeros = Array(repeating: 0, count: form.count - 2)
    #expect(log.lines.first == "\([1] + zeros + [0])")
    #expect(log.lines.last == "\([2] + zeros + [7])")
    #expect(log.lines.count == 3)
  }

  @Test("Events from an element's deinit are delivered after the result for that element")
  func deinitSendsAfterTheResult() {
    let subjects = (0..<3).map { _ in PublishSubject<DeinitHook>() }
    Observable<[Int]>.combineLatest(subjects.map { $0.asObservable() }) { elements in
      let numbers = elements.map(\.number)
      // After this line, only the combined elements hold a reference to the first element.
      if numbers[0] == 1 { subjects[0].onNext(DeinitHook(2)) }
      return numbers
    }
    .subscribe(onNext: { log.add("\($0)") }).disposed(by: bag)
    subjects[0].onNext(DeinitHook(1) { subjects[2].onNext(DeinitHook(7)) })
    subjects[2].onNext(DeinitHook(0))
    subjects[1].onNext(DeinitHook(0))
    #expect(log.lines == ["[2, 0, 0]", "[1, 0, 0]", "[2, 0, 7]"])
  }

  @Test("An element that combineLatest replaces can end its source in its deinit", arguments: Form.allCases)
  func deinitCompletes(_ form: Form) {
    var observer: AnyObserver<DeinitHook>?
    let others = (1..<form.count).map { _ in PublishSubject<DeinitHook>() }
    let first = Observable<DeinitHook>.create {
      observer = $0
      return Disposables.create()
    }
    form.combineLatest([first] + others.map { $0.asObservable() })
      .subscribe(onNext: { log.add("\($0.map(\.number))") }, onCompleted: { log.add("completed") }).disposed(by: bag)
    observer?.onNext(DeinitHook(1) { observer?.onCompleted() })
    for subject in others[1...] { subject.onCompleted() }
    observer?.onNext(DeinitHook(2))
    #expect(log.lines == [])
    #expect(others[0].hasObservers)
  }

  @Test("An element that combineLatest replaces can dispose the subscription in its deinit", arguments: Form.allCases)
  func deinitDisposes(_ form: Form) {
    let subjects = (0..<form.count).map { _ in PublishSubject<DeinitHook>() }
    let subscription = form.combineLatest(subjects.map { $0.asObservable() })
      .subscribe(onNext: { log.add("\($0.map(\.number))") })
    subjects[0].onNext(DeinitHook(1) { subscription.dispose() })
    for subject in subjects[1...] { subject.onNext(DeinitHook(0)) }
    subjects[0].onNext(DeinitHook(2))
    #expect(log.lines.count == 2)
    #expect(!subjects.contains { $0.hasObservers })
  }

  @Test("combineLatest of an empty collection emits the result for an empty array, then completes")
  func emptyCollection() {
    let none: [Observable<Int>] = []
    _ = Observable<Int>.combineLatest(none) { $0.reduce(0, +) }.subscribe(log.event)
    _ = Observable.combineLatest(none).subscribe(log.event)
    #expect(log.lines == ["0", "completed", "[]", "completed"])
    _ = Observable<Int>.combineLatest(none) { _ in throw TestError() }.subscribe(log.event)
    #expect(log.lines.suffix(1) == ["error"])
    _ = Observable.combineLatest(none).take(1).subscribe(log.event)
    #expect(log.lines.suffix(3) == ["error", "[]", "completed"])
  }

  @Test("combineLatest treats nil like any other element", arguments: Form.allCases)
  func optionalElements(_ form: Form) {
    let subjects = (0..<form.count).map { _ in BehaviorSubject<Int?>(value: nil) }
    form.combineLatest(subjects.map { $0.asObservable() })
      .subscribe(onNext: { log.add($0.map { $0.map(String.init) ?? "nil" }.joined(separator: " ")) }).disposed(by: bag)
    subjects[0].onNext(1)
    let others = Array(repeating: "nil", count: form.count - 1)
    #expect(log.lines == [["nil"] + others, ["1"] + others].map { $0.joined(separator: " ") })
  }
}
