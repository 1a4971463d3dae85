import Reactive
import Testing

// A view model with one protocol for inputs, which are functions, and one protocol for outputs, which are sequences.

@MainActor
protocol CartViewModelInputs {
  func add(_ item: String)
  func remove(at index: Int)
  func checkOutTapped()
}

@MainActor
protocol CartViewModelOutputs {
  var items: Driver<[String]> { get }
  var total: Driver<Int> { get }
  var canCheckOut: Driver<Bool> { get }
  var receipt: Signal<String> { get }
}

@MainActor
protocol CartViewModelType {
  var inputs: CartViewModelInputs { get }
  var outputs: CartViewModelOutputs { get }
}

final class CartViewModel: CartViewModelType, CartViewModelInputs, CartViewModelOutputs {
  var inputs: CartViewModelInputs { return self }
  var outputs: CartViewModelOutputs { return self }

  let items: Driver<[String]>
  let total: Driver<Int>
  let canCheckOut: Driver<Bool>
  let receipt: Signal<String>

  private let itemsRelay = BehaviorRelay<[String]>(value: [])
  private let checkOutSubject = PublishSubject<Void>()

  init(prices: [String: Int]) {
    items = itemsRelay.asDriver()
    total = items.map { items in items.reduce(0) { $0 + (prices[$1] ?? 0) } }
    canCheckOut = Driver.zip(items, total) { items, total in !items.isEmpty && total > 0 }
    receipt =
      checkOutSubject
      .withLatestFrom(Observable.combineLatest(itemsRelay, total.asObservable()))
      .map { items, total in "\(items.joined(separator: ", ")): \(total)" }
      .asSignal(onErrorJustReturn: "")
  }

  func add(_ item: String) {
    itemsRelay.accept(itemsRelay.value + [item])
  }

  func remove(at index: Int) {
    var items = itemsRelay.value
    items.remove(at: index)
    itemsRelay.accept(items)
  }

  func checkOutTapped() {
    checkOutSubject.onNext(())
  }
}

final class CartView {
  var total = ""
  var isEnabled = false
  private(set) var receipts: [String] = []

  func show(receipt: String) { receipts.append(receipt) }
  func show(total: Int) { self.total = "\(total)" }
}

@MainActor
@Suite struct CartViewModelTests {
  @Test("The total changes with the items, and a checkout sends a receipt") func cart() {
    let disposeBag = DisposeBag()
    let view = CartView()
    let viewModel: CartViewModelType = CartViewModel(prices: ["tea": 3, "cake": 5])
    viewModel.outputs.total.drive(onNext: view.show(total:)).disposed(by: disposeBag)
    viewModel.outputs.canCheckOut
      .drive(Binder(view) { view, isEnabled in view.isEnabled = isEnabled })
      .disposed(by: disposeBag)
    viewModel.outputs.receipt
      .emit(with: view, onNext: { view, receipt in view.show(receipt: receipt) })
      .disposed(by: disposeBag)

    #expect(!view.isEnabled)
    viewModel.inputs.add("tea")
    viewModel.inputs.add("cake")
    viewModel.inputs.add("tea")
    viewModel.inputs.remove(at: 0)
    #expect(view.isEnabled)
    #expect(view.total == "8")
    viewModel.inputs.checkOutTapped()
    #expect(view.receipts == ["cake, tea: 8"])
  }
}
