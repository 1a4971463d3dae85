/// The localized strings of likes.
public struct LikeStrings: FeatureStrings {
  public let title: String
  public let empty: String
  public let liked: @Sendable (_ title: String) -> String
  public let alreadyLiked: @Sendable (_ title: String) -> String
  public let unliked: @Sendable (_ title: String) -> String
  // Messages that several photos were liked or unliked.
  public let likedSeveral: @Sendable (_ count: Int) -> String
  public let unlikedSeveral: @Sendable (_ count: Int) -> String
  // Messages that a like or an unlike was undone.
  public let undoneLike: @Sendable (_ title: String) -> String
  public let undoneUnlike: @Sendable (_ title: String) -> String
  public let undoneLikes: @Sendable (_ count: Int) -> String
  public let undoneUnlikes: @Sendable (_ count: Int) -> String
  public let notLiked: @Sendable (_ title: String) -> String
  /// An error: liked photos from several sources match the id or slug that the user typed.
  public let severalLiked: @Sendable (_ name: String, _ sources: String) -> String
  public let chooseSource: String
  public let like: String
  public let unlike: String

  public static let english = LikeStrings(
    title: "Likes",
    empty: "No likes yet. Photos that you like are listed here.",
    liked: { "Liked: \($0)" },
    alreadyLiked: { "Already liked: \($0)" },
    unliked: { "Unliked: \($0)" },
    likedSeveral: { "Liked: \(EnglishText.count($0, "photo"))" },
    unlikedSeveral: { "Unliked: \(EnglishText.count($0, "photo"))" },
    undoneLike: { "Undone: like of \($0)" },
    undoneUnlike: { "Undone: unlike of \($0)" },
    undoneLikes: { "Undone: \(EnglishText.count($0, "like"))" },
    undoneUnlikes: { "Undone: \(EnglishText.count($0, "unlike"))" },
    notLiked: { "Not liked: \($0)" },
    severalLiked: { "Several liked photos have the id \($0), from these sources: \($1)." },
    chooseSource: "Choose the source with --source.",
    like: "Like",
    unlike: "Unlike"
  )

  public static let korean = LikeStrings(
    title: "좋아요",
    empty: "아직 좋아요한 사진이 없습니다. 좋아요를 누르면 여기에 남습니다.",
    liked: { "좋아요했습니다: \($0)" },
    alreadyLiked: { "이미 좋아요한 사진입니다: \($0)" },
    unliked: { "좋아요를 취소했습니다: \($0)" },
    likedSeveral: { "좋아요했습니다: 사진 \($0.grouped)장" },
    unlikedSeveral: { "좋아요를 취소했습니다: 사진 \($0.grouped)장" },
    undoneLike: { "좋아요를 되돌렸습니다: \($0)" },
    undoneUnlike: { "좋아요 취소를 되돌렸습니다: \($0)" },
    undoneLikes: { "좋아요를 되돌렸습니다: 사진 \($0.grouped)장" },
    undoneUnlikes: { "좋아요 취소를 되돌렸습니다: 사진 \($0.grouped)장" },
    notLiked: { "좋아요한 사진이 아니었습니다: \($0)" },
    severalLiked: { "좋아요한 사진 가운데 ID가 \($0)인 사진이 여러 출처에 있습니다: \($1)." },
    chooseSource: "--source 옵션으로 출처를 정하세요.",
    like: "좋아요",
    unlike: "좋아요 취소"
  )
}

extension Strings {
  public var likes: LikeStrings { self[LikeStrings.self] }
}
