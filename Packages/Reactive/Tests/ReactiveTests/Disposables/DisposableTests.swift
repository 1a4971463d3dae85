import Reactive
import Testing

@Suite struct DisposableTests {
  @Test("A disposable runs its closure once") func closureRunsOnce() {
    var count = 0
    let disposable = Disposables.create { count += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(count == 1)
    #expect(disposable.isDisposed)
  }

  @Test("A composite disposes its members in order of insertion; a disposed composite disposes new members at once")
  func composite() {
    var log: [Int] = []
    let composite = CompositeDisposable(
      Disposables.create { log.append(1) }, Disposables.create { log.append(2) })
    let key = composite.insert(Disposables.create { log.append(3) })
    if let key { composite.remove(for: key) }
    #expect(log == [3])
    #expect(composite.count == 2)
    composite.dispose()
    #expect(log == [3, 1, 2])
    #expect(composite.insert(Disposables.create { log.append(4) }) == nil)
    #expect(log == [3, 1, 2, 4])
  }

  @Test("A serial disposable disposes its content when the content is replaced") func serial() {
    var log: [Int] = []
    let serial = SerialDisposable()
    serial.disposable = Disposables.create { log.append(1) }
    serial.disposable = Disposables.create { log.append(2) }
    #expect(log == [1])
    serial.dispose()
    serial.disposable = Disposables.create { log.append(3) }
    #expect(log == [1, 2, 3])
  }

  @Test("A disposed SingleAssignmentDisposable disposes its content when the content is set") func singleAssignment() {
    var count = 0
    let single = SingleAssignmentDisposable()
    single.dispose()
    single.setDisposable(Disposables.create { count += 1 })
    #expect(count == 1)
  }

  @Test("A disposed RefCountDisposable disposes its content when the last retained disposable is disposed")
  func refCount() {
    var count = 0
    let shared = RefCountDisposable(disposable: Disposables.create { count += 1 })
    let first = shared.retain()
    let second = shared.retain()
    shared.dispose()
    first.dispose()
    first.dispose()
    #expect(count == 0)
    second.dispose()
    #expect(count == 1)
    shared.retain().dispose()
    #expect(count == 1)
  }

  @Test("A released bag disposes all disposables, regardless of the function that added them") func filledBag() {
    var count = 0
    func one() -> any Disposable { Disposables.create { count += 1 } }
    do {
      let bag = DisposeBag(disposing: one(), one())
      bag.insert(one(), one())
      bag.insert([one()])
      bag.insert {
        one()
        one()
      }
      one().disposed(by: bag)
    }
    #expect(count == 8)
  }
}
