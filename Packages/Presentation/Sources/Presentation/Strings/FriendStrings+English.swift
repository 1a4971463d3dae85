import Domain

extension FriendStrings {
  static let english = FriendStrings(
    title: "Friends",
    addTitle: "New pet",
    friendField: "Friend",
    petField: "Pet",
    speciesField: "Species",
    loading: "Loading…",
    empty: "No friends yet.",
    pressAButton: "Please press a button",
    incomplete: "The friend and the pet need a name.",
    saved: { friend, pet in "\(pet) lives with \(friend)." },
    species: { species in
      switch species {
      case .hamster: "hamster"
      case .raccoon: "raccoon"
      case .fish: "fish"
      case .rabbit: "rabbit"
      case .bird: "bird"
      case .monkey: "monkey"
      case .dog: "dog"
      case .cat: "cat"
      }
    },
    eats: { name, meal in
      switch meal {
      case .food: "\(name) eats food, not feed."
      case .feed: "\(name) eats feed."
      case .bananas: "\(name) eats bananas."
      case .carrots: "\(name) likes carrots."
      }
    },
    walks: { name, habit in
      switch habit {
      case .likesWalkingTogether: "\(name) likes walking together."
      case .doesNotWalkWithItsOwner: "\(name) does not walk with its owner."
      case .doesNotLikeWalks: "\(name) does not like walks."
      }
    }
  )
}
