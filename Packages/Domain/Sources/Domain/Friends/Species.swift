/// The species of a pet, in the order in which a form lists them.
public enum Species: String, Hashable, Sendable, CaseIterable {
  case hamster, raccoon, fish, rabbit, bird, monkey, dog, cat

  /// The species that a form selects and saves unless the user picks another one.
  public static let first = Species.hamster
}
