import Observation
import Reactive
import ReactiveObservation
import Synchronization
import Testing

@MainActor
@Suite struct DrivenTests {
  @Observable
  final class ObservableModel {
    var title = "a"
    @ObservationIgnored @Driven var count = 0
  }

  /// Returns whether `change` notifies an observer that has called `read`. SwiftUI observes a view's `body` in this
  /// way.
  private func notifies(_ read: () -> Void, when change: () -> Void) -> Bool {
    let flag = Flag()
    withObservationTracking(read) { flag.set() }
    change()
    return flag.isSet
  }

  @Test("A property has the latest element of its driver") func latestElement() {
    let relay = BehaviorRelay(value: 1)
    let count = Driven(relay.asDriver(), initial: 0)
    #expect(count.wrappedValue == 1)
    relay.accept(2)
    #expect(count.wrappedValue == 2)
  }

  @Test("An observer that has read a property is notified of the next change") func notifiesReaders() {
    let relay = BehaviorRelay(value: 1)
    let count = Driven(relay.asDriver(), initial: 0)
    #expect(notifies({ _ = count.wrappedValue }, when: { relay.accept(2) }))
    #expect(!notifies({}, when: { relay.accept(3) }))
  }

  @Test("In an @Observable class, a change notifies only observers that have read the property")
  func inObservableClass() {
    let model = ObservableModel()
    let relay = PublishRelay<Int>()
    let bag = DisposeBag()
    relay.bind(to: model.$count).disposed(by: bag)
    #expect(!notifies({ _ = model.title }, when: { relay.accept(1) }))
    #expect(notifies({ _ = model.count }, when: { relay.accept(2) }))
    #expect(model.count == 2)
  }

  @Test("A property's subscription to its driver ends when the property is released") func endsWithProperty() {
    let relay = BehaviorRelay(value: 1)
    var count: Driven<Int>? = Driven(relay.asDriver(), initial: 0)
    #expect(count?.wrappedValue == 1)
    #expect(relay.hasObservers)
    count = nil
    #expect(!relay.hasObservers)
  }

  @Test("A property has its initial value until the driver sends, and then the driver's latest element")
  func beforeAndAfter() {
    let subject = PublishSubject<Int>()
    let count = Driven(subject.asDriver(onErrorDriveWith: .empty()), initial: 5)
    #expect(count.wrappedValue == 5)
    subject.onNext(6)
    subject.onCompleted()
    #expect(count.wrappedValue == 6)
  }

  @Test("An element that is replaced in a property can read the property in its deinit") func releaseReadsProperty() {
    final class Element {
      let onRelease: () -> Void
      init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    let held = Driven<Element?>(wrappedValue: nil)
    var wasRead = false
    held.on(.next(Element { wasRead = held.wrappedValue == nil }))
    held.on(.next(nil))
    #expect(wasRead)
  }
}

/// A flag that can be set on any thread.
private final class Flag: Sendable {
  private let state = Mutex(false)
  var isSet: Bool { state.withLock { $0 } }
  func set() { state.withLock { $0 = true } }
}
