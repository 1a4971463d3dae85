public import Domain
public import Reactive

/// The result screen: a body mass index with its category and advice.
public struct BodyMassResultViewModel: ViewModelType {
  public struct Input {
    public var back: ControlEvent<Void>

    public init(back: ControlEvent<Void> = .never) { self.back = back }
  }

  public struct Output {
    public let title: Driver<String>
    /// The body mass index with one decimal.
    public let value: Driver<String>
    public let category: Driver<String>
    public let tone: Driver<Tone>
    public let advice: Driver<String>
    /// A reference to the publication that defines the categories.
    public let source: Driver<String>
    public let route: Signal<BodyMassRoute>
  }

  private let index: BodyMassIndex
  private let strings: BodyMassStrings

  public init(_ index: BodyMassIndex, strings: Strings) {
    self.index = index
    self.strings = strings.bodyMass
  }

  public func transform(input: Input) -> Output {
    Output(
      title: .just(strings.resultTitle),
      value: .just("\(index.tenths / 10).\(index.tenths % 10)"),
      category: .just(strings.category(index.category)),
      tone: .just(tone),
      advice: .just(strings.advice(index.category)),
      source: .just(strings.source),
      route: input.back.map { .back }.asSignalOnErrorJustComplete()
    )
  }

  private var tone: Tone {
    switch index.category {
    case .normal: .good
    case .mildThinness, .preObesity: .warning
    case .severeThinness, .moderateThinness, .obesityOne, .obesityTwo, .obesityThree: .bad
    }
  }
}
