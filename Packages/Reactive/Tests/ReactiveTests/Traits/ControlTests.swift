import Reactive
import ReactiveTesting
import Testing

@Suite struct ControlTests {
  /// A stand-in for a text field of a user interface toolkit.
  private final class Field {
    let typed = PublishSubject<String?>()
    var shown: String?

    var text: ControlProperty<String?> {
      ControlProperty(
        values: Observable.deferred { [unowned self] in typed.startWith(shown) },
        valueSink: Binder(self) { $0.shown = $1 })
    }
  }

  @Test("A control property sends the current value and the user's input, and can be set") func controlProperty() {
    let field = Field()
    field.shown = "a"
    var received: [String] = []
    let bag = DisposeBag()
    field.text.orEmpty.subscribe(onNext: { received.append($0) }).disposed(by: bag)
    field.typed.onNext("b")
    field.typed.onNext(nil)
    Observable.just("set").bind(to: field.text).disposed(by: bag)
    #expect(received == ["a", "b", ""])
    #expect(field.shown == "set")
  }

  @Test("A binder holds its target weakly") func binderTarget() {
    weak var weakField: Field?
    let binder: Binder<String>
    do {
      let field = Field()
      weakField = field
      binder = Binder(field) { $0.shown = $1 }
    }
    binder.onNext("x")
    #expect(weakField == nil)
  }

  @Test("A control event can be converted to a signal") func controlEvent() {
    let taps = PublishSubject<Void>()
    let tap = ControlEvent(events: taps)
    var count = 0
    let subscription = tap.asSignal().asObservable().subscribe(onNext: { count += 1 })
    taps.onNext(())
    #expect(count == 1)
    subscription.dispose()
  }
}
