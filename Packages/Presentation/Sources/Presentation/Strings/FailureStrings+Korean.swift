import Domain

extension FailureStrings {
  static let korean = FailureStrings(
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
      case .notCached: "이 기기에 저장되어 있지 않습니다."
      case .cancelled: "취소했습니다."
      case .storage(.full(let path)): "디스크가 가득 찼습니다: \(path)"
      case .storage(.notWritable(let path)): "쓸 수 없는 곳입니다: \(path)"
      case .storage(.exists(let path)): "파일이 이미 있습니다: \(path)"
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
      case .notCached: "온라인 상태에서 다시 요청하세요."
      case .cancelled: "원할 때 다시 요청하세요."
      case .storage(.full): "공간을 확보하고 다시 시도하세요. 이전에 저장한 내용은 그대로 있습니다."
      case .storage(.notWritable): "다른 곳을 선택하거나 쓰기 권한을 바꾸세요."
      case .storage(.exists): "다른 이름을 선택하거나 파일 교체를 허용하세요."
      case .storage(.damaged): "파일을 다른 곳으로 옮기고 다시 시작하세요. 복구할 수도 있으니 보관하세요."
      case .storage(.newerVersion): "프로그램을 업데이트하세요."
      case .storage(.busy): "다른 프로그램을 닫고 다시 시도하세요."
      case .storage(.other): "다시 시도하세요. 계속되면 디스크를 확인하세요."
      }
    }
  )
}
