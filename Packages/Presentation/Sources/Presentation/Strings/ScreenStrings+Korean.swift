import Domain

extension ScreenStrings {
  static let korean = ScreenStrings(
    move: "이동",
    movePage: "한 쪽 위나 아래로",
    moveToEnds: "처음이나 끝으로",
    open: "열기",
    back: "뒤로",
    quit: "끝내기",
    help: "단축키",
    search: "검색",
    nextSection: "다음 화면",
    previousSection: "이전 화면",
    retry: "다시 시도",
    reload: "새로 고침",
    like: "좋아요",
    save: "저장",
    cancelSaving: "저장 취소",
    replace: "바꾸기",
    share: "공유",
    openPage: "브라우저",
    next: "다음",
    previous: "이전",
    larger: "크게",
    smaller: "작게",
    whole: "전체 보기",
    facts: "정보",
    filters: "필터",
    cancel: "취소",
    keys: "단축키 목록",
    keysHint: { "\($0) 키를 누르면 모든 단축키가 나옵니다." },
    recentSearches: "최근 검색어",
    forget: "잊기",
    tooSmall: "창을 더 크게 해 주세요.",
    order: "순서",
    orientation: "모양",
    color: "색",
    any: "전체",
    orderName: { order in
      switch order {
      case .relevant: "관련순"
      case .latest: "최신순"
      }
    },
    orientationName: { orientation in
      switch orientation {
      case .landscape: "가로"
      case .portrait: "세로"
      case .squarish: "정사각"
      }
    },
    colorName: { color in
      switch color {
      case .blackAndWhite: "흑백"
      case .black: "검정"
      case .white: "하양"
      case .yellow: "노랑"
      case .orange: "주황"
      case .red: "빨강"
      case .purple: "보라"
      case .magenta: "자홍"
      case .green: "초록"
      case .teal: "청록"
      case .blue: "파랑"
      }
    },
    linkCopied: { "링크를 복사했습니다: \($0)" },
    opened: { "열었습니다: \($0)" },
    notOpened: { "브라우저를 열 수 없습니다. 링크: \($0)" },
    replaceQuestion: { "이미 파일이 있습니다.\n\($0)\n바꿀까요?" }
  )
}
