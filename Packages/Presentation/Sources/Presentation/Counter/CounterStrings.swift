/// The localized strings of the counter.
public struct CounterStrings: FeatureStrings {
  public let title: String
  public let plus: String
  public let minus: String
  /// A note that the value is not saved.
  public let note: String

  public static let english = CounterStrings(
    title: "Counter", plus: "plus", minus: "minus",
    note: "The value is not saved. Next time, the counter starts at 1 again.")

  public static let korean = CounterStrings(
    title: "카운터", plus: "더하기", minus: "빼기", note: "값은 저장되지 않습니다. 다음에는 다시 1부터 시작합니다.")
}

extension Strings {
  public var counter: CounterStrings { self[CounterStrings.self] }
}
