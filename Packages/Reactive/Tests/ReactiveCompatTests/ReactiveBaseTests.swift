import Foundation
import Reactive
import ReactiveCompat
import Testing

private final class Label: ReactiveCompatible {
  var text = ""
  var isHidden = false
}

extension Reactive where Base: Label {
  fileprivate var shout: Binder<String> { Binder(base) { label, text in label.text = text.uppercased() } }
}

extension Reactive where Base: UserDefaults {
  fileprivate var isOnboarded: Binder<Bool> { Binder(base) { $0.set($1, forKey: "isOnboarded") } }
}

@Suite struct ReactiveBaseTests {
  @Test("A writable property can be used as a binder") func writablePropertyIsBinder() {
    let label = Label()
    let text = PublishRelay<String>()
    let bag = DisposeBag()
    text.bind(to: label.rx.text).disposed(by: bag)
    text.map(\.isEmpty).bind(to: label.rx.isHidden).disposed(by: bag)
    text.accept("a")
    #expect(label.text == "a")
    text.accept("")
    #expect(label.isHidden)
  }

  @Test("A binder does not keep its object alive") func binderHoldsObjectWeakly() {
    var label: Label? = Label()
    weak let weakLabel = label
    let binder = label?.rx.text
    label = nil
    #expect(weakLabel == nil)
    binder?.onNext("nothing happens")
  }

  @Test("An app can add reactive properties to a type") func extensionAddsProperties() throws {
    let label = Label()
    label.rx.shout.onNext("a")
    #expect(label.text == "A")

    let name = "ReactiveBaseTests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.rx.isOnboarded.onNext(true)
    #expect(defaults.bool(forKey: "isOnboarded"))
  }

  @Test("JSON and property lists can be decoded") func decoders() throws {
    let json = Observable.just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    let list = Observable.just(try PropertyListEncoder().encode([3])).decode(
      type: [Int].self, decoder: PropertyListDecoder())
    var decoded: [[Int]] = []
    _ = json.concat(list).subscribe(onNext: { decoded.append($0) })
    #expect(decoded == [[1, 2], [3]])
  }
}
