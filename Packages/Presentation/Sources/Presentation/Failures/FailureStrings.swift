public import Domain

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The localized strings of errors: what happened and what to do next.
public struct FailureStrings: FeatureStrings {
  public let message: @Sendable (RepositoryError) -> String
  /// The advice for screens. The date is the current time, for texts such as "in 5 minutes".
  public let advice: @Sendable (RepositoryError, Date) -> String
  /// The advice for users of the command line; nil if it is the same as the advice for screens.
  public let commandAdvice: @Sendable (RepositoryError) -> String?

  /// Returns an error with its messages.
  public func failure(_ error: RepositoryError, now: Date) -> Failure {
    Failure(error: error, message: message(error), advice: advice(error, now), commandAdvice: commandAdvice(error))
  }
}

extension Date {
  /// Returns the number of minutes until the date, rounded up and at least 1.
  func minutes(since now: Date) -> Int {
    max(1, Int((timeIntervalSince(now) / 60).rounded(.up)))
  }
}

extension FailureStrings {
  public static let english = FailureStrings(
    message: { error in
      switch error {
      case .offline(let reason): "No connection: \(ErrorReasonStrings.english.text(reason))"
      case .timedOut: "The request timed out."
      case .rateLimited: "Rate limit exceeded."
      case .accessDenied(let reason): "Access denied: \(ErrorReasonStrings.english.text(reason))"
      case .notFound: "Not found."
      case .unsupported(let reason): "Not supported by this source: \(ErrorReasonStrings.english.text(reason))"
      case .unavailable(let reason): "The source is unavailable: \(ErrorReasonStrings.english.text(reason))"
      case .malformed(let reason) where isAboutFile(reason): ErrorReasonStrings.english.text(reason)
      case .malformed(let reason): "The response is invalid: \(ErrorReasonStrings.english.text(reason))"
      case .notAPhoto(let content): "The server sent \(ErrorReasonStrings.english.content(content)), not a photo."
      case .notCached: "Not available offline."
      case .cancelled: "Canceled."
      case .storage(.full(let path)): "The disk is full: \(path)"
      case .storage(.notWritable(let path)): "Cannot write: \(path)"
      case .storage(.exists(let path)): "The file already exists: \(path)"
      case .storage(.notRegularFile(let path)): "This is not a regular file: \(path)"
      case .storage(.damaged(let path)): "The database is damaged: \(path)"
      case .storage(.foreign(let path)): "This is the database of another program: \(path)"
      case .storage(.missing(let path)): "There is no such file: \(path)"
      case .storage(.newerVersion(let path)): "The database was written by a newer version of the program: \(path)"
      case .storage(.busy(let path)): "Another process is using the database: \(path)"
      case .storage(.other(let reason)): "Storage error: \(ErrorReasonStrings.english.text(reason))"
      }
    },
    advice: { error, now in
      switch error {
      case .offline(let reason):
        englishAdvice(reason)
          ?? "Check the network connection and try again. Photos that you have seen are available offline."
      case .timedOut: "Try again in a moment."
      case .rateLimited(let until?): "Try again in \(EnglishText.count(until.minutes(since: now), "minute"))."
      case .rateLimited(nil): "Try again later."
      case .accessDenied: "Check the access key, or choose a source that needs no key."
      case .notFound: "Check the name or id."
      case .unsupported: "Choose another source."
      case .unavailable: "Try again later, or choose another source."
      case .malformed(let reason): englishAdvice(reason) ?? "Try again. If the problem persists, update the program."
      case .notAPhoto: "You may need to sign in to this network."
      case .notCached: "Connect to the network and try again."
      case .cancelled: "To start again, repeat the action."
      case .storage(.full): "Free some space and try again. Saved data is not affected."
      case .storage(.notWritable): "Choose another location, or change the permissions."
      case .storage(.exists): "Choose another name, or replace the file."
      case .storage(.notRegularFile): "Choose another name. Devices, pipes and links are never replaced."
      case .storage(.damaged): "Move the file to another folder and restart. Keep the file: it may be recoverable."
      case .storage(.foreign): "Move the file away, or set XDG_DATA_HOME to another folder. The file was not changed."
      case .storage(.missing): "Check the name of the file."
      case .storage(.newerVersion): "Update the program."
      case .storage(.busy): "Close the other program and try again."
      case .storage(.other): "Try again. If the problem persists, check the disk."
      }
    },
    commandAdvice: { error in
      switch error {
      case .notCached: "Try again without --offline."
      case .offline(let reason):
        englishAdvice(reason) == nil ? "Check the network connection. --offline shows photos that you have seen." : nil
      case .unsupported: "Choose another --source."
      case .storage(.exists): "Choose another name. 'download' and 'likes export' replace a file with --force."
      default: nil
      }
    }
  )

  /// Returns whether a reason concerns a file of the user instead of a server's response.
  private static func isAboutFile(_ reason: ErrorReason) -> Bool {
    switch reason {
    case .notAnArchive, .notABackup, .archiveVersion, .archiveSource, .nulCharacter: true
    default: false
    }
  }

  /// Returns the specific advice for a reason, or nil if the general advice of the error applies.
  private static func englishAdvice(_ reason: ErrorReason) -> String? {
    switch reason {
    case .proxy: "Check the variables http_proxy, https_proxy and all_proxy, or unset them."
    case .insecure:
      """
      You may need to sign in to this network. If the network has its own certificate authority, set SSL_CERT_FILE to \
      its certificate.
      """
    case .certificateDate: "Check the date and the time of this computer."
    case .webPage: "You may need to sign in to this network. Open a page in a web browser, and then try again."
    case .notRecorded: "Record the session again with the same command."
    case .redirectLoop, .redirectRefused:
      "You may need to sign in to this network. Otherwise, the server may be configured incorrectly: try again later."
    case .notAnArchive, .archiveSource: "Use a file that 'photolist likes export' wrote."
    case .notABackup: "Choose a file that 'photolist backup' wrote. Your data was not changed."
    case .archiveVersion: "Update the program."
    case .invalidReply, .invalidRequest: "Check the address of the server."
    default: nil
    }
  }
}

extension FailureStrings {
  public static let korean = FailureStrings(
    message: { error in
      switch error {
      case .offline(let reason): "연결할 수 없습니다: \(ErrorReasonStrings.korean.text(reason))"
      case .timedOut: "제시간에 응답이 오지 않았습니다."
      case .rateLimited: "요청이 너무 많았습니다."
      case .accessDenied(let reason): "접근이 거부되었습니다: \(ErrorReasonStrings.korean.text(reason))"
      case .notFound: "찾을 수 없습니다."
      case .unsupported(let reason): "이 출처에서는 할 수 없습니다: \(ErrorReasonStrings.korean.text(reason))"
      case .unavailable(let reason): "출처가 지금은 응답할 수 없습니다: \(ErrorReasonStrings.korean.text(reason))"
      case .malformed(let reason) where isAboutFile(reason): ErrorReasonStrings.korean.text(reason)
      case .malformed(let reason): "응답을 이해할 수 없습니다: \(ErrorReasonStrings.korean.text(reason))"
      case .notAPhoto(let content): "서버가 사진 대신 다른 것을 보냈습니다: \(ErrorReasonStrings.korean.content(content))"
      case .notCached: "이 기기에 저장되어 있지 않습니다."
      case .cancelled: "취소했습니다."
      case .storage(.full(let path)): "디스크가 가득 찼습니다: \(path)"
      case .storage(.notWritable(let path)): "쓸 수 없는 곳입니다: \(path)"
      case .storage(.exists(let path)): "파일이 이미 있습니다: \(path)"
      case .storage(.notRegularFile(let path)): "일반 파일이 아닙니다: \(path)"
      case .storage(.damaged(let path)): "저장소가 손상되었습니다: \(path)"
      case .storage(.foreign(let path)): "다른 프로그램의 데이터베이스입니다: \(path)"
      case .storage(.missing(let path)): "파일이 없습니다: \(path)"
      case .storage(.newerVersion(let path)): "더 새로운 버전의 프로그램이 쓴 저장소입니다: \(path)"
      case .storage(.busy(let path)): "다른 프로그램이 저장소를 사용하고 있습니다: \(path)"
      case .storage(.other(let reason)): "저장소에서 오류가 났습니다: \(ErrorReasonStrings.korean.text(reason))"
      }
    },
    advice: { error, now in
      switch error {
      case .offline(let reason):
        koreanAdvice(reason) ?? "네트워크를 확인하고 다시 시도하세요. 저장된 내용은 연결 없이도 볼 수 있습니다."
      case .timedOut: "잠시 후 다시 시도하세요."
      case .rateLimited(let until?): "\(until.minutes(since: now))분 후에 다시 시도하세요."
      case .rateLimited(nil): "조금 기다렸다가 다시 시도하세요."
      case .accessDenied: "접근 키를 확인하거나, 키가 필요 없는 출처를 선택하세요."
      case .notFound: "이름이나 아이디를 확인하거나, 목록에서 찾아보세요."
      case .unsupported: "다른 출처를 선택하세요."
      case .unavailable: "나중에 다시 시도하거나, 다른 출처를 선택하세요."
      case .malformed(let reason): koreanAdvice(reason) ?? "다시 시도하세요. 계속되면 프로그램의 새 버전을 확인하세요."
      case .notAPhoto: "이 네트워크에 로그인해야 할 수도 있습니다."
      case .notCached: "온라인 상태에서 다시 요청하세요."
      case .cancelled: "원할 때 다시 요청하세요."
      case .storage(.full): "공간을 확보하고 다시 시도하세요. 이전에 저장한 내용은 그대로 있습니다."
      case .storage(.notWritable): "다른 곳을 선택하거나 쓰기 권한을 바꾸세요."
      case .storage(.exists): "다른 이름을 선택하거나 파일 교체를 허용하세요."
      case .storage(.notRegularFile): "다른 이름을 선택하세요. 장치, 파이프, 링크는 바꾸지 않습니다."
      case .storage(.damaged): "파일을 다른 곳으로 옮기고 다시 시작하세요. 복구할 수도 있으니 보관하세요."
      case .storage(.foreign): "파일을 다른 곳으로 옮기거나 XDG_DATA_HOME으로 다른 폴더를 지정하세요. 파일은 바뀌지 않았습니다."
      case .storage(.missing): "파일의 이름을 확인하세요."
      case .storage(.newerVersion): "프로그램을 업데이트하세요."
      case .storage(.busy): "다른 프로그램을 닫고 다시 시도하세요."
      case .storage(.other): "다시 시도하세요. 계속되면 디스크를 확인하세요."
      }
    },
    commandAdvice: { error in
      switch error {
      case .notCached: "--offline 없이 다시 시도하세요."
      case .offline(let reason):
        koreanAdvice(reason) == nil ? "네트워크를 확인하세요. --offline을 쓰면 저장된 것을 볼 수 있습니다." : nil
      case .unsupported: "--source로 다른 출처를 선택하세요."
      case .storage(.exists): "다른 이름을 쓰세요. 'download'와 'likes export'에서는 --force로 파일을 바꿀 수 있습니다."
      default: nil
      }
    }
  )

  private static func koreanAdvice(_ reason: ErrorReason) -> String? {
    switch reason {
    case .proxy: "환경 변수 http_proxy, https_proxy, all_proxy를 확인하거나 지우세요."
    case .insecure:
      """
      이 네트워크에 로그인해야 할 수도 있습니다. 네트워크에 자체 인증 기관이 있으면 SSL_CERT_FILE로 그 인증서를 지정하세요.
      """
    case .certificateDate: "이 컴퓨터의 날짜와 시각을 확인하세요."
    case .webPage: "이 네트워크에 로그인해야 할 수도 있습니다. 웹 브라우저에서 페이지를 열어 본 다음 다시 시도하세요."
    case .notRecorded: "같은 명령으로 다시 녹화하세요."
    case .redirectLoop, .redirectRefused:
      "이 네트워크에 로그인해야 할 수도 있습니다. 아니면 서버의 설정이 잘못되었으니 나중에 다시 시도하세요."
    case .notAnArchive, .archiveSource: "'photolist likes export'로 만든 파일을 사용하세요."
    case .notABackup: "'photolist backup'으로 만든 파일을 선택하세요. 데이터는 바뀌지 않았습니다."
    case .archiveVersion: "프로그램을 업데이트하세요."
    case .invalidReply, .invalidRequest: "서버의 주소를 확인하세요."
    default: nil
    }
  }
}

extension Strings {
  public var failures: FailureStrings { self[FailureStrings.self] }
}
