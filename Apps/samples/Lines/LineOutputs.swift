import Reactive

/// The named outputs of a screen on a pipe, with their latest values.
@MainActor
final class LineOutputs {
  private(set) var values: [(name: String, value: String)] = []
  private let bag = DisposeBag()

  /// Adds an output.
  ///
  /// - Parameter initial: the value that is written until the output emits.
  func add(_ name: String, _ output: Driver<String>, initial: String = "") {
    let index = values.count
    values.append((name, initial))
    output.drive(onNext: { [unowned self] in values[index].value = $0 }).disposed(by: bag)
  }
}
