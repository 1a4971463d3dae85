/// The species of a pet. A form lists the species in this order.
public enum Species: String, Hashable, Sendable, CaseIterable {
  case hamster, raccoon, fish, rabbit, bird, monkey, dog, cat

  /// The species that a form selects by default.
  public static let first = Species.hamster
}
