public import Reactive

/// The smallest screen: two buttons in, one number out.
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
    /// Begins at 1 with each subscription: it is not stored.
    public let value: Driver<Int>
  }

  public init() {}

  public func transform(input: Input) -> Output {
    let steps = Observable.merge(input.plus.map { 1 }, input.minus.map { -1 })
    return Output(value: steps.scan(1, accumulator: +).startWith(1).asDriverOnErrorJustComplete())
  }
}
