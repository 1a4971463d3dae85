public import Domain

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The localized strings of errors: what happened and what to do next.
public struct FailureStrings: FeatureStrings {
  public let message: @Sendable (RepositoryError) -> String
  /// The advice for screens. The date is the current time, for messages such as "in 5 minutes".
  public let advice: @Sendable (RepositoryError, Date) -> String
  /// The advice for users of the command line; nil if the advice for screens applies to them as well.
  public let commandAdvice: @Sendable (RepositoryError) -> String?

  /// Returns an error with its messages.
  public func failure(_ error: RepositoryError, now: Date) -> Failure {
    Failure(error: error, message: message(error), advice: advice(error, now), commandAdvice: commandAdvice(error))
  }
}

extension Date {
  /// Returns the whole minutes until the date, at least 1.
  func minutes(since now: Date) -> Int {
    max(1, Int((timeIntervalSince(now) / 60).rounded(.up)))
  }
}

extension FailureStrings {
  public static let english = FailureStrings(
    message: { error in
      switch error {
      case .offline(let reason): "No connection: \(reason)"
      case .timedOut: "The request timed out."
      case .rateLimited: "Rate limit exceeded."
      case .accessDenied(let reason): "Access denied: \(reason)"
      case .notFound: "Not found."
      case .unsupported(let reason): "Not supported by this source: \(reason)"
      case .unavailable(let reason): "The source is unavailable: \(reason)"
      case .malformed(let reason): "The response is invalid: \(reason)"
      case .notAPhoto(let content): "The server sent \(content), not a photo."
      case .notCached: "Not available offline."
      case .cancelled: "Canceled."
      case .storage(.full(let path)): "The disk is full: \(path)"
      case .storage(.notWritable(let path)): "Cannot write: \(path)"
      case .storage(.exists(let path)): "The file already exists: \(path)"
      case .storage(.notRegularFile(let path)): "This is not a regular file: \(path)"
      case .storage(.damaged(let path)): "The database is damaged: \(path)"
      case .storage(.newerVersion(let path)): "The database was written by a newer version of the program: \(path)"
      case .storage(.busy(let path)): "Another process is using the database: \(path)"
      case .storage(.other(let reason)): "Storage error: \(reason)"
      }
    },
    advice: { error, now in
      switch error {
      case .offline: "Check the network connection and try again. Photos that you have seen are available offline."
      case .timedOut: "Try again in a moment."
      case .rateLimited(let until?): "Try again in \(EnglishText.count(until.minutes(since: now), "minute"))."
      case .rateLimited(nil): "Try again later."
      case .accessDenied: "Check the access key, or choose a source that needs none."
      case .notFound: "Check the name or id."
      case .unsupported: "Choose another source."
      case .unavailable: "Try again later, or choose another source."
      case .malformed: "Try again. If the problem persists, update the program."
      case .notAPhoto: "You may need to sign in to this network."
      case .notCached: "Connect to the network and try again."
      case .cancelled: "To start again, repeat the action."
      case .storage(.full): "Free some space and try again. Saved data is not affected."
      case .storage(.notWritable): "Choose another location, or change the permissions."
      case .storage(.exists): "Choose another name, or replace the file."
      case .storage(.notRegularFile): "Choose another name. Devices, pipes and links are never replaced."
      case .storage(.damaged): "Move the file to another folder and restart. Do not delete it: it may be recoverable."
      case .storage(.newerVersion): "Update the program."
      case .storage(.busy): "Close the other program and try again."
      case .storage(.other): "Try again. If the problem persists, check the disk."
      }
    },
    commandAdvice: { error in
      switch error {
      case .notCached: "Try again without --offline."
      case .offline: "Check the network connection. --offline shows photos that you have seen."
      case .unsupported: "Choose another --source."
      case .storage(.exists): "Choose another name with -o, or replace the file with --force."
      default: nil
      }
    }
  )
}

extension FailureStrings {
  public static let korean = FailureStrings(
    message: { error in
      switch error {
      case .offline(let reason): "연결할 수 없습니다: \(reason)"
      case .timedOut: "제시간에 응답이 오지 않았습니다."
      case .rateLimited: "요청이 너무 많았습니다."
      case .accessDenied(let reason): "접근이 거부되었습니다: \(reason)"
      case .notFound: "찾을 수 없습니다."
      case .unsupported(let reason): "이 출처에서는 할 수 없습니다: \(reason)"
      case .unavailable(let reason): "출처가 지금은 응답할 수 없습니다: \(reason)"
      case .malformed(let reason): "응답을 이해할 수 없습니다: \(reason)"
      case .notAPhoto(let content): "서버가 사진 대신 다른 것을 보냈습니다: \(content)"
      case .notCached: "이 기기에 저장되어 있지 않습니다."
      case .cancelled: "취소했습니다."
      case .storage(.full(let path)): "디스크가 가득 찼습니다: \(path)"
      case .storage(.notWritable(let path)): "쓸 수 없는 곳입니다: \(path)"
      case .storage(.exists(let path)): "파일이 이미 있습니다: \(path)"
      case .storage(.notRegularFile(let path)): "일반 파일이 아닙니다: \(path)"
      case .storage(.damaged(let path)): "저장소가 손상되었습니다: \(path)"
      case .storage(.newerVersion(let path)): "더 새로운 버전의 프로그램이 쓴 저장소입니다: \(path)"
      case .storage(.busy(let path)): "다른 프로그램이 저장소를 사용하고 있습니다: \(path)"
      case .storage(.other(let reason)): "저장소에서 오류가 났습니다: \(reason)"
      }
    },
    advice: { error, now in
      switch error {
      case .offline: "네트워크를 확인하고 다시 시도하세요. 저장된 내용은 연결 없이도 볼 수 있습니다."
      case .timedOut: "잠시 후 다시 시도하세요."
      case .rateLimited(let until?): "\(until.minutes(since: now))분 후에 다시 시도하세요."
      case .rateLimited(nil): "조금 기다렸다가 다시 시도하세요."
      case .accessDenied: "접근 키를 확인하거나, 키가 필요 없는 출처를 선택하세요."
      case .notFound: "이름이나 아이디를 확인하거나, 목록에서 찾아보세요."
      case .unsupported: "다른 출처를 선택하세요."
      case .unavailable: "나중에 다시 시도하거나, 다른 출처를 선택하세요."
      case .malformed: "다시 시도하세요. 계속되면 프로그램의 새 버전을 확인하세요."
      case .notAPhoto: "이 네트워크에 로그인해야 할 수도 있습니다."
      case .notCached: "온라인 상태에서 다시 요청하세요."
      case .cancelled: "원할 때 다시 요청하세요."
      case .storage(.full): "공간을 확보하고 다시 시도하세요. 이전에 저장한 내용은 그대로 있습니다."
      case .storage(.notWritable): "다른 곳을 선택하거나 쓰기 권한을 바꾸세요."
      case .storage(.exists): "다른 이름을 선택하거나 파일 교체를 허용하세요."
      case .storage(.notRegularFile): "다른 이름을 선택하세요. 장치, 파이프, 링크는 바꾸지 않습니다."
      case .storage(.damaged): "파일을 다른 곳으로 옮기고 다시 시작하세요. 복구할 수도 있으니 보관하세요."
      case .storage(.newerVersion): "프로그램을 업데이트하세요."
      case .storage(.busy): "다른 프로그램을 닫고 다시 시도하세요."
      case .storage(.other): "다시 시도하세요. 계속되면 디스크를 확인하세요."
      }
    },
    commandAdvice: { error in
      switch error {
      case .notCached: "--offline 없이 다시 시도하세요."
      case .offline: "네트워크를 확인하세요. --offline을 쓰면 저장된 것을 볼 수 있습니다."
      case .unsupported: "--source로 다른 출처를 선택하세요."
      case .storage(.exists): "-o로 다른 이름을 정하거나 --force로 파일을 바꾸세요."
      default: nil
      }
    }
  )
}

extension Strings {
  public var failures: FailureStrings { self[FailureStrings.self] }
}
