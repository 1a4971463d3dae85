public import Domain

/// The localized strings of the reasons for errors.
public struct ErrorReasonStrings: FeatureStrings {
  public let text: @Sendable (ErrorReason) -> String
  public let content: @Sendable (FileContent.Kind) -> String

  /// Returns a description of a file's content, such as "HTML (text/html)".
  public func content(_ content: FileContent) -> String {
    self.content(content.kind) + (content.type.map { " (\($0))" } ?? "")
  }
}

extension ErrorReasonStrings {
  public static let english = ErrorReasonStrings(
    text: { reason in
      switch reason {
      case .unreachable(let host): "Cannot connect to \(host)."
      case .proxy(let address, false): "The proxy \(address) does not work."
      case .proxy(let address, true):
        "The proxy \(address) does not work. Special characters in its password must be percent-encoded."
      case .insecure(let host): "The certificate of \(host) is not trusted."
      case .certificateDate(let host): "The certificate of \(host) is not valid today."
      case .interrupted(let host): "The connection to \(host) was lost before the response was complete."
      case .webPage(let host): "\(host) sent a web page instead of data."
      case .notRecorded(let request): "The recorded session has no response to \(request)."
      case .offlineMode: "Offline mode is on."
      case .keyRefused(let host, let detail): "\(host) refused the access key\(quote(detail))"
      case .forbidden(let host, let detail): "\(host) does not allow the request\(quote(detail))"
      case .requestRefused(let host, let detail): "\(host) refused the request\(quote(detail))"
      case .serverProblem(let host, let detail): "\(host) has a problem\(quote(detail))"
      case .unexpectedReply(let host, let detail): "\(host) sent an unexpected response\(quote(detail))"
      case .redirectLoop(let host): "\(host) redirects in a loop."
      case .redirectRefused(let host): "\(host) redirects to an address that is not secure."
      case .tooLarge(let name, let bytes): "\(name): larger than \(bytes.grouped) bytes."
      case .invalidReply(let host): "The response of \(host) is not HTTP."
      case .invalidRequest(let host): "A request to \(host) cannot be sent."
      case .notJSON(let host): "The response of \(host) is not JSON."
      case .field(let host, let path, let problem):
        "\(host): \(path.isEmpty ? "the response" : path) \(englishText(problem))."
      case .inconsistentReplies(let host): "The responses of \(host) contradict each other."
      case .noDownloadAddress: "The photo has no address that can be downloaded."
      case .notJPEG(let name): "\(name): not a JPEG file."
      case .lacks(.folder, .collections): "A folder has no collections. The subfolders are topics."
      case .lacks(let source, let feature): "\(SourceStrings.english.name(source)) has no \(englishText(feature))."
      case .noColorsOffline: "Colors cannot be searched offline."
      case .unreadable(let path, let problem): "Cannot read \(path): \(englishText(problem))."
      case .endedEarly(let path, let read, let size):
        "\(path) ended after \(read.grouped) of \(size.grouped) bytes."
      case .notInFolder: "The photo is not in a folder."
      case .notABackup(let path): "\(path) is not a backup of photolist, or it is damaged."
      case .notAnArchive: "The file is not an archive of likes."
      case .archiveVersion(let version): "The archive has version \(version). A newer program is required."
      case .archiveSource(let source): "The archive has a photo of an unknown source: \(source)."
      case .nulCharacter: "A text with a NUL character cannot be stored."
      case .message(let text): text
      }
    },
    content: { kind in
      switch kind {
      case .nothing: "0 bytes"
      case .webPage: "HTML"
      case .xml: "XML"
      case .json: "JSON"
      case .gzip: "gzip"
      case .text: "text"
      case .binary: "binary data"
      }
    }
  )

  private static func englishText(_ problem: FieldProblem) -> String {
    switch problem {
    case .missing: "is missing"
    case .null: "is null"
    case .invalid: "is invalid"
    case .notText: "is not a string"
    case .notNumber: "is not a number"
    case .notBoolean: "is not true or false"
    case .notList: "is not a list"
    case .notObject: "is not an object"
    }
  }

  private static func englishText(_ feature: SourceFeature) -> String {
    switch feature {
    case .search: "search"
    case .colors: "search for colors"
    case .topics: "topics"
    case .users: "users"
    case .collections: "collections"
    case .statistics: "statistics"
    case .randomPhotos: "second page of random photos"
    }
  }

  private static func englishText(_ problem: FileProblem) -> String {
    switch problem {
    case .missing: "it does not exist"
    case .denied: "permission denied"
    case .notRegular: "it is not a regular file"
    case .other(let number): "system error \(number)"
    }
  }

  /// Returns a colon and the server's error message, or a period if there is no message.
  private static func quote(_ detail: String) -> String { detail.isEmpty ? "." : ": \(detail)" }
}

extension ErrorReasonStrings {
  public static let korean = ErrorReasonStrings(
    text: { reason in
      switch reason {
      case .unreachable(let host): "\(host)에 연결되지 않습니다."
      case .proxy(let address, false): "프록시 \(address)에 문제가 있습니다."
      case .proxy(let address, true):
        "프록시 \(address)에 문제가 있습니다. 비밀번호의 특수 문자는 퍼센트 인코딩해야 합니다."
      case .insecure(let host): "\(host)의 인증서를 신뢰할 수 없습니다."
      case .certificateDate(let host): "\(host)의 인증서가 오늘은 유효하지 않습니다."
      case .interrupted(let host): "\(host)의 응답이 끝나기 전에 연결이 끊겼습니다."
      case .webPage(let host): "\(host)에서 데이터 대신 웹 페이지를 보냈습니다."
      case .notRecorded(let request): "녹화된 통신에 이 요청이 없습니다: \(request)"
      case .offlineMode: "오프라인 모드입니다."
      case .keyRefused(let host, let detail): "\(host)에서 접근 키를 거부했습니다\(quote(detail))"
      case .forbidden(let host, let detail): "\(host)에서 허용하지 않습니다\(quote(detail))"
      case .requestRefused(let host, let detail): "\(host)에서 요청을 거부했습니다\(quote(detail))"
      case .serverProblem(let host, let detail): "\(host)에 문제가 있습니다\(quote(detail))"
      case .unexpectedReply(let host, let detail): "\(host)에서 예상하지 못한 응답을 보냈습니다\(quote(detail))"
      case .redirectLoop(let host): "\(host)의 주소 이동이 끝나지 않습니다."
      case .redirectRefused(let host): "\(host)에서 안전하지 않은 주소로 보냈습니다."
      case .tooLarge(let name, let bytes): "\(name): \(bytes.grouped)바이트보다 큽니다."
      case .invalidReply(let host): "\(host)의 응답이 HTTP가 아닙니다."
      case .invalidRequest(let host): "\(host)에 요청을 보낼 수 없습니다."
      case .notJSON(let host): "\(host)의 응답이 JSON이 아닙니다."
      case .field(let host, let path, let problem):
        "\(host): \(path.isEmpty ? "응답" : path): \(koreanText(problem))."
      case .inconsistentReplies(let host): "\(host)의 응답들이 서로 맞지 않습니다."
      case .noDownloadAddress: "사진을 내려받을 주소가 없습니다."
      case .notJPEG(let name): "\(name): JPEG 파일이 아닙니다."
      case .lacks(.folder, .collections): "폴더에는 컬렉션이 없습니다. 하위 폴더가 주제입니다."
      case .lacks(let source, let feature): "\(SourceStrings.korean.name(source)): \(koreanText(feature)) 없음."
      case .noColorsOffline: "오프라인에서는 색으로 검색할 수 없습니다."
      case .unreadable(let path, let problem): "\(path): 읽을 수 없습니다. \(koreanText(problem))."
      case .endedEarly(let path, let read, let size):
        "\(path): \(size.grouped)바이트 중 \(read.grouped)바이트에서 끝났습니다."
      case .notInFolder: "폴더에 있는 사진이 아닙니다."
      case .notABackup(let path): "photolist의 백업이 아니거나 손상된 파일입니다: \(path)"
      case .notAnArchive: "좋아요를 내보낸 파일이 아닙니다."
      case .archiveVersion(let version): "내보낸 파일의 버전이 \(version)이라서 더 새로운 프로그램이 필요합니다."
      case .archiveSource(let source): "내보낸 파일에 알 수 없는 출처의 사진이 있습니다: \(source)"
      case .nulCharacter: "NUL 문자가 있는 글은 저장할 수 없습니다."
      case .message(let text): text
      }
    },
    content: { kind in
      switch kind {
      case .nothing: "0바이트"
      case .webPage: "HTML 문서"
      case .xml: "XML 문서"
      case .json: "JSON 문서"
      case .gzip: "gzip 파일"
      case .text: "글"
      case .binary: "알 수 없는 데이터"
      }
    }
  )

  private static func koreanText(_ problem: FieldProblem) -> String {
    switch problem {
    case .missing: "값이 없습니다"
    case .null: "값이 비어 있습니다"
    case .invalid: "잘못된 값입니다"
    case .notText: "문자열이 아닙니다"
    case .notNumber: "숫자가 아닙니다"
    case .notBoolean: "참이나 거짓이 아닙니다"
    case .notList: "목록이 아닙니다"
    case .notObject: "객체가 아닙니다"
    }
  }

  private static func koreanText(_ feature: SourceFeature) -> String {
    switch feature {
    case .search: "검색"
    case .colors: "색 검색"
    case .topics: "주제"
    case .users: "사용자"
    case .collections: "컬렉션"
    case .statistics: "통계"
    case .randomPhotos: "무작위 사진의 다음 쪽"
    }
  }

  private static func koreanText(_ problem: FileProblem) -> String {
    switch problem {
    case .missing: "파일이 없습니다"
    case .denied: "권한이 없습니다"
    case .notRegular: "일반 파일이 아닙니다"
    case .other(let number): "시스템 오류 \(number)번입니다"
    }
  }
}

extension Strings {
  public var reasons: ErrorReasonStrings { self[ErrorReasonStrings.self] }
}
