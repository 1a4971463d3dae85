public import Domain

/// The localized strings about the source of photos and the connection to it.
public struct SourceStrings: FeatureStrings {
  public let name: @Sendable (PhotoSource) -> String
  public let offline: String
  public let connectionLost: String
  public let requestsLeft: @Sendable (Int, _ until: String) -> String
  /// The number of files in the user's folder that cannot be shown.
  public let skippedFiles: @Sendable (Int) -> String
  /// A message while a command reads the user's folder.
  public let readingFolder: String

  public static let english = SourceStrings(
    name: { source in
      switch source {
      case .demo: "Demo catalog"
      case .unsplash: "Unsplash"
      case .picsum: "Lorem Picsum"
      case .folder: "Your folder"
      }
    },
    offline: "Offline. Only cached photos are shown.",
    connectionLost: "No connection. Only cached photos are shown.",
    requestsLeft: { left, until in
      left == 0 ? "No requests left until \(until)." : "\(EnglishText.count(left, "request")) left until \(until)."
    },
    skippedFiles: { "\(EnglishText.count($0, "file")) cannot be shown; -v says why." },
    readingFolder: "Reading the folder…"
  )

  public static let korean = SourceStrings(
    name: { source in
      switch source {
      case .demo: "데모 카탈로그"
      case .unsplash: "Unsplash"
      case .picsum: "Lorem Picsum"
      case .folder: "내 폴더"
      }
    },
    offline: "오프라인: 저장된 것을 보여 줍니다.",
    connectionLost: "연결 없음: 저장된 것을 보여 줍니다.",
    requestsLeft: { left, until in
      left == 0 ? "\(until)까지 더 요청할 수 없습니다." : "\(until)까지 요청이 \(left.grouped)번 남았습니다."
    },
    skippedFiles: { "파일 \($0.grouped)개를 표시할 수 없습니다. -v로 이유를 볼 수 있습니다." },
    readingFolder: "폴더를 읽는 중…"
  )
}

extension Strings {
  public var source: SourceStrings { self[SourceStrings.self] }
}
