public import Domain

/// The texts of the friends' screens.
public struct FriendStrings: Sendable {
  public let title: String
  public let addTitle: String
  public let friendField: String
  public let petField: String
  public let speciesField: String
  public let loading: String
  public let empty: String
  public let pressAButton: String
  public let incomplete: String
  public let saved: @Sendable (_ friend: String, _ pet: String) -> String
  public let species: @Sendable (Species) -> String
  public let eats: @Sendable (_ name: String, Meal) -> String
  public let walks: @Sendable (_ name: String, WalkingHabit) -> String
}
