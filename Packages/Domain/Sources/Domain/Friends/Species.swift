/// The species that a pet may be of, in the order in which they are offered.
public enum Species: String, Hashable, Sendable, CaseIterable {
  case hamster, raccoon, fish, rabbit, bird, monkey, dog, cat

  /// The species that a form shows, and saves, before the user picks one.
  public static let first = Species.hamster

  private var type: any Pet.Type {
    switch self {
    case .hamster: Hamster.self
    case .raccoon: Raccoon.self
    case .fish: Fish.self
    case .rabbit: Rabbit.self
    case .bird: Bird.self
    case .monkey: Monkey.self
    case .dog: Dog.self
    case .cat: Cat.self
    }
  }

  /// A pet of this species.
  public func named(_ name: String) -> any Pet { type.init(name: name) }
}
