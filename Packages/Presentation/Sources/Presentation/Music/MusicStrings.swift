/// The localized strings of the music screens.
public struct MusicStrings: FeatureStrings {
  public let title: String
  public let placeholder: String
  public let typeToSearch: String
  public let loading: String
  public let count: @Sendable (Int) -> String
  public let nothingFound: @Sendable (_ text: String) -> String
  public let album: String
  public let genre: String
  public let released: String
  public let duration: String
  public let page: String
  public let loadingCover: String
  public let noCover: String

  public static let english = MusicStrings(
    title: "Music",
    placeholder: "Search songs",
    typeToSearch: "Enter a song, an artist or an album.",
    loading: "Searching…",
    count: { EnglishText.count($0, "song") },
    nothingFound: { "No songs for “\($0)”." },
    album: "Album",
    genre: "Genre",
    released: "Released",
    duration: "Duration",
    page: "Page",
    loadingCover: "Loading the cover…",
    noCover: "No cover."
  )

  public static let korean = MusicStrings(
    title: "음악",
    placeholder: "노래 검색",
    typeToSearch: "노래나 가수, 앨범을 입력하세요.",
    loading: "찾는 중…",
    count: { "노래 \($0.grouped)곡" },
    nothingFound: { "‘\($0)’에 대한 노래가 없습니다." },
    album: "앨범",
    genre: "장르",
    released: "발매일",
    duration: "길이",
    page: "페이지",
    loadingCover: "앨범 표지를 불러오는 중…",
    noCover: "앨범 표지가 없습니다."
  )
}

extension Strings {
  public var music: MusicStrings { self[MusicStrings.self] }
}
