import Reactive
import Testing

@Suite struct DisposableTests {
  @Test func aClosureRunsOnce() {
    var count = 0
    let disposable = Disposables.create { count += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(count == 1)
    #expect(disposable.isDisposed)
  }

  @Test func aCompositeDisposesAllInOrderAndWhatComesLaterAtOnce() {
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

  @Test func aSerialDisposesTheOneBefore() {
    var log: [Int] = []
    let serial = SerialDisposable()
    serial.disposable = Disposables.create { log.append(1) }
    serial.disposable = Disposables.create { log.append(2) }
    #expect(log == [1])
    serial.dispose()
    serial.disposable = Disposables.create { log.append(3) }
    #expect(log == [1, 2, 3])
  }

  @Test func aSingleAssignmentDisposesWhatComesLater() {
    var count = 0
    let single = SingleAssignmentDisposable()
    single.dispose()
    single.setDisposable(Disposables.create { count += 1 })
    #expect(count == 1)
  }

  @Test func aRefCountWaitsForAllWhoRetain() {
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

  @Test func aBagIsFilledInAnyWay() {
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
