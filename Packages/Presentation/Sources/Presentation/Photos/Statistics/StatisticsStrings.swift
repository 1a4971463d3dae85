/// The localized strings of a photo's statistics.
public struct StatisticsStrings: FeatureStrings {
  public let day: String
  public let lastDays: @Sendable (Int) -> String
  public let total: String

  public static let english = StatisticsStrings(
    day: "Day",
    lastDays: { $0 == 1 ? "Last day" : "Last \($0.grouped) days" },
    total: "Total"
  )

  public static let korean = StatisticsStrings(
    day: "날짜",
    lastDays: { "최근 \($0.grouped)일" },
    total: "전체"
  )
}

extension Strings {
  public var statistics: StatisticsStrings { self[StatisticsStrings.self] }
}
