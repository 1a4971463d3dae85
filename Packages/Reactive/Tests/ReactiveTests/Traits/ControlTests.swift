import Reactive
import ReactiveTesting
import Testing

@Suite struct ControlTests {
  /// A text field as a toolkit writes it.
  private final class Field {
    let typed = PublishSubject<String?>()
    var shown: String?

    var text: ControlProperty<String?> {
      ControlProperty(
        values: Observable.deferred { [unowned self] in typed.startWith(shown) },
        valueSink: Binder(self) { $0.shown = $1 })
    }
  }

  @Test func aControlPropertyStartsWithThePresentValueAndTakesWhatIsSet() {
    let field = Field()
    field.shown = "a"
    var heard: [String] = []
    let bag = DisposeBag()
    field.text.orEmpty.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    field.typed.onNext("b")
    field.typed.onNext(nil)
    Observable.just("set").bind(to: field.text).disposed(by: bag)
    #expect(heard == ["a", "b", ""])
    #expect(field.shown == "set")
  }

  @Test func aBinderDoesNotKeepItsTarget() {
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

  @Test func aControlEventIsASignal() {
    let taps = PublishSubject<Void>()
    let tap = ControlEvent(events: taps)
    var count = 0
    let subscription = tap.asSignal().asObservable().subscribe(onNext: { count += 1 })
    taps.onNext(())
    #expect(count == 1)
    subscription.dispose()
  }
}
