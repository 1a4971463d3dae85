public import Domain

/// The localized strings of the screens for friends.
public struct FriendStrings: FeatureStrings {
  public let title: String
  public let addTitle: String
  public let friendField: String
  public let petField: String
  public let speciesField: String
  public let loading: String
  public let empty: String
  public let playPrompt: String
  public let incomplete: String
  public let saved: @Sendable (_ friend: String, _ pet: String) -> String
  public let species: @Sendable (Species) -> String
  public let eats: @Sendable (_ name: String, Meal) -> String
  public let walks: @Sendable (_ name: String, WalkingHabit) -> String
}

extension FriendStrings {
  public static let english = FriendStrings(
    title: "Friends",
    addTitle: "New pet",
    friendField: "Friend",
    petField: "Pet",
    speciesField: "Species",
    loading: "Loading…",
    empty: "No friends yet.",
    playPrompt: "Open a friend or a pet to play with it.",
    incomplete: "Enter a name for the friend and for the pet.",
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
      case .food: "\(name) eats human food, not pet food."
      case .feed: "\(name) eats pet food."
      case .bananas: "\(name) eats bananas."
      case .carrots: "\(name) likes carrots."
      }
    },
    walks: { name, habit in
      switch habit {
      case .likesWalkingTogether: "\(name) likes going for walks."
      case .doesNotWalkWithItsOwner: "\(name) does not walk with its owner."
      case .doesNotLikeWalks: "\(name) does not like walks."
      }
    }
  )
}

extension FriendStrings {
  public static let korean = FriendStrings(
    title: "친구들",
    addTitle: "새 반려동물",
    friendField: "친구",
    petField: "반려동물",
    speciesField: "종류",
    loading: "불러오는 중…",
    empty: "아직 친구가 없습니다.",
    playPrompt: "함께 놀 친구나 반려동물을 여세요.",
    incomplete: "친구와 반려동물의 이름이 모두 있어야 합니다.",
    saved: { friend, pet in "\(KoreanText.with(pet, .topic)) \(KoreanText.with(friend, .and)) 함께 삽니다." },
    species: { species in
      switch species {
      case .hamster: "햄스터"
      case .raccoon: "너구리"
      case .fish: "물고기"
      case .rabbit: "토끼"
      case .bird: "새"
      case .monkey: "원숭이"
      case .dog: "강아지"
      case .cat: "고양이"
      }
    },
    eats: { name, meal in
      let name = KoreanText.with(name, .topic)
      return switch meal {
      case .food: "\(name) 사료가 아니라 음식을 먹습니다."
      case .feed: "\(name) 사료를 먹습니다."
      case .bananas: "\(name) 바나나를 먹습니다."
      case .carrots: "\(name) 당근을 좋아합니다."
      }
    },
    walks: { name, habit in
      let name = KoreanText.with(name, .topic)
      return switch habit {
      case .likesWalkingTogether: "\(name) 함께 산책하는 것을 좋아합니다."
      case .doesNotWalkWithItsOwner: "\(name) 주인과 함께 산책하지 않습니다."
      case .doesNotLikeWalks: "\(name) 산책을 좋아하지 않습니다."
      }
    }
  )
}

extension Strings {
  public var friends: FriendStrings { self[FriendStrings.self] }
}
