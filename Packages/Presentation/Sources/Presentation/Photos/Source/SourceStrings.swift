public import Domain

/// The localized strings about the source of photos and the connection to it.
public struct SourceStrings: FeatureStrings {
  public let name: @Sendable (PhotoSource) -> String
  public let offline: String
  public let connectionLost: String
  public let requestsLeft: @Sendable (Int, _ until: String) -> String

  public static let english = SourceStrings(
    name: { source in
      switch source {
      case .demo: "Demo catalog"
      case .unsplash: "Unsplash"
      case .picsum: "Lorem Picsum"
      }
    },
    offline: "Offline. Only cached photos are shown.",
    connectionLost: "No connection. Only cached photos are shown.",
    requestsLeft: { left, until in
      left == 0 ? "No requests left until \(until)." : "\(EnglishText.count(left, "request")) left until \(until)."
    }
  )

  public static let korean = SourceStrings(
    name: { source in
      switch source {
      case .demo: "데모 카탈로그"
      case .unsplash: "Unsplash"
      case .picsum: "Lorem Picsum"
      }
    },
    offline: "오프라인: 저장된 것을 보여 줍니다.",
    connectionLost: "연결 없음: 저장된 것을 보여 줍니다.",
    requestsLeft: { left, until in
      left == 0 ? "\(until)까지 더 요청할 수 없습니다." : "\(until)까지 요청이 \(left.grouped)번 남았습니다."
    }
  )
}

extension Strings {
  public var source: SourceStrings { self[SourceStrings.self] }
}
