/// The localized strings of the list of topics.
public struct TopicStrings: FeatureStrings {
  public let title: String
  public let empty: String

  public static let english = TopicStrings(
    title: "Topics",
    empty: "No topics."
  )

  public static let korean = TopicStrings(
    title: "주제",
    empty: "주제가 없습니다."
  )
}

extension Strings {
  public var topics: TopicStrings { self[TopicStrings.self] }
}
