import Domain

extension PhotoStrings {
  static let korean = PhotoStrings(
    photos: "사진",
    search: "검색",
    topics: "주제",
    collections: "컬렉션",
    likes: "좋아요",
    searchPlaceholder: "사진 검색",
    loading: "불러오는 중…",
    loadingMore: "더 불러오는 중…",
    end: "마지막입니다.",
    noPhotos: "사진이 없습니다.",
    noTopics: "주제가 없습니다.",
    noCollections: "컬렉션이 없습니다.",
    noLikes: "아직 좋아요한 사진이 없습니다. 좋아요를 누르면 여기에 남습니다.",
    nothingFound: { "‘\($0.text)’에 대한 사진이 없습니다." },
    typeToSearch: "찾을 말을 입력하세요.",
    seen: { "\($0) 기준입니다." },
    foundInStore: "전에 본 사진 중에서 찾았습니다.",
    newPhotos: { "새 사진이 \($0.grouped)장 있습니다." },
    offline: "오프라인: 저장된 것을 보여 줍니다.",
    connectionLost: "연결 없음: 저장된 것을 보여 줍니다.",
    requestsLeft: { left, until in
      left == 0 ? "\(until)까지 더 요청할 수 없습니다." : "\(until)까지 요청이 \(left.grouped)번 남았습니다."
    },
    untitled: "제목 없음",
    size: { "\($0.width) × \($0.height)" },
    attribution: { attribution in
      switch attribution.source {
      case .unsplash: "사진: \(attribution.author) (Unsplash)"
      case .picsum: "사진: \(attribution.author) (Lorem Picsum)"
      case .demo: "그림: \(attribution.author) (데모 카탈로그)"
      }
    },
    photoCount: { "사진 \($0.grouped)장" },
    position: { "\($1.grouped)장 중 \($0.grouped)번째" },
    liked: { "좋아요했습니다: \($0)" },
    alreadyLiked: { "이미 좋아요한 사진입니다: \($0)" },
    unliked: { "좋아요를 취소했습니다: \($0)" },
    notLiked: { "좋아요한 사진이 아니었습니다: \($0)" },
    severalLiked: { "\($0) 이름의 좋아요한 사진이 여러 출처에 있습니다: \($1)." },
    chooseSource: "--source 옵션으로 출처를 정하세요.",
    noPage: { "이 사진은 웹 페이지가 없습니다: \($0)" },
    downloading: { title, progress in
      progress.fraction.map { "저장하는 중, \(title): \(Int($0 * 100)) %" }
        ?? "저장하는 중, \(title): \(progress.received.grouped)바이트"
    },
    downloadCancelled: "저장을 취소했습니다.",
    saved: { "저장했습니다: \($0)" },
    day: "날짜",
    lastDays: { "최근 \($0.grouped)일" },
    total: "전체",
    label: { kind in
      switch kind {
      case .id: "아이디"
      case .source: "출처"
      case .author: "작가"
      case .description: "설명"
      case .seen: "보이는 것"
      case .size: "크기"
      case .published: "게시일"
      case .color: "색"
      case .camera: "카메라"
      case .exposure: "노출"
      case .place: "장소"
      case .coordinates: "좌표"
      case .tags: "태그"
      case .topics: "주제"
      case .likes: "좋아요"
      case .views: "조회"
      case .downloads: "다운로드"
      case .page: "페이지"
      }
    },
    source: { source in
      switch source {
      case .demo: "데모 카탈로그"
      case .unsplash: "Unsplash"
      case .picsum: "Lorem Picsum"
      }
    }
  )
}
