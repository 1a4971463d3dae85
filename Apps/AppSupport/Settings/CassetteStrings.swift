package import Presentation

/// The localized strings about recordings of the network traffic.
package struct CassetteStrings: FeatureStrings {
  package let exists: @Sendable (_ path: String) -> String
  package let cannotWrite: @Sendable (_ path: String) -> String
  package let cannotRead: @Sendable (_ path: String) -> String
  package let malformed: @Sendable (_ path: String, _ line: Int) -> String
  package let chooseName: String
  package let choosePlace: String
  package let checkName: String
  package let useRecording: String
  package let recordOrReplay: String
  package let offlineWithCassette: @Sendable (_ option: String) -> String

  package static let english = CassetteStrings(
    exists: { "\($0) already exists." },
    cannotWrite: { "\($0) cannot be written." },
    cannotRead: { "\($0) cannot be read." },
    malformed: { "Line \($1) of \($0) is not a recorded response." },
    chooseName: "Choose another name, or remove the file.",
    choosePlace: "Choose another place.",
    checkName: "Check the name of the file.",
    useRecording: "Use a file that --record has written.",
    recordOrReplay: "Choose one of --record and --replay.",
    offlineWithCassette: { "--offline uses no network traffic. Leave out \($0)." }
  )

  package static let korean = CassetteStrings(
    exists: { "파일이 이미 있습니다: \($0)" },
    cannotWrite: { "파일에 쓸 수 없습니다: \($0)" },
    cannotRead: { "파일을 읽을 수 없습니다: \($0)" },
    malformed: { "녹화한 응답이 아닙니다: \($0) \($1)행" },
    chooseName: "다른 이름을 쓰거나 파일을 지우세요.",
    choosePlace: "다른 곳을 선택하세요.",
    checkName: "파일의 이름을 확인하세요.",
    useRecording: "--record로 만든 파일을 사용하세요.",
    recordOrReplay: "--record와 --replay 중 하나만 쓰세요.",
    offlineWithCassette: { "--offline은 네트워크를 쓰지 않습니다. \($0) 옵션을 빼세요." }
  )
}

extension Strings {
  package var cassettes: CassetteStrings { self[CassetteStrings.self] }
}
