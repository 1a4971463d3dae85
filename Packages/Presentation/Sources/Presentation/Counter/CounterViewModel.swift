public import Reactive

/// A counter: two buttons as input, one number as output.
public struct CounterViewModel: ViewModelType {
  public struct Input {
    public var plus: ControlEvent<Void>
    public var minus: ControlEvent<Void>

    public init(plus: ControlEvent<Void>, minus: ControlEvent<Void>) {
      self.plus = plus
      self.minus = minus
    }
  }

  public struct Output {
    /// The value. The value starts at 1 with the first subscription, and is not saved.
    public let value: Driver<Int>
  }

  public init() {}

  public func transform(input: Input) -> Output {
    let steps = Observable.merge(input.plus.map { 1 }, input.minus.map { -1 })
    return Output(value: steps.scan(1, accumulator: +).startWith(1).asDriverOnErrorJustComplete())
  }
}
