/// The localized strings of the list of collections.
public struct CollectionStrings: FeatureStrings {
  public let title: String
  public let empty: String

  public static let english = CollectionStrings(
    title: "Collections",
    empty: "No collections."
  )

  public static let korean = CollectionStrings(
    title: "컬렉션",
    empty: "컬렉션이 없습니다."
  )
}

extension Strings {
  public var collections: CollectionStrings { self[CollectionStrings.self] }
}
