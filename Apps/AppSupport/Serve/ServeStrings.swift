package import Presentation

/// The localized strings of the commands that serve a web page.
package struct ServeStrings: FeatureStrings {
  /// A line with the address of the page.
  package let open: String
  package let stop: String
  package let portInUse: @Sendable (_ port: Int) -> String
  package let choosePort: String
  package let cannotListen: @Sendable (_ reason: String) -> String
  package let notOpened: String
  package let secretFailed: @Sendable (_ path: String) -> String
  package let checkState: String
  /// The text for a browser that does not know the secret.
  package let refusal: String

  // Texts of the page.
  package let connectionLost: String
  package let reconnected: String
  /// The label of the list of sections.
  package let sections: String
  /// The label of the area in which messages appear.
  package let messages: String

  package static let english = ServeStrings(
    open: "Open this address in a browser on this computer:",
    stop: "Ctrl-C stops the server.",
    portInUse: { "Port \($0) is in use." },
    choosePort: "Stop the other program, or choose another port with --port.",
    cannotListen: { "The server cannot start: \($0)." },
    notOpened: "No browser was found. Open the address yourself.",
    secretFailed: { "The secret cannot be stored in \($0)." },
    checkState: "Check the permissions of the folder, or set XDG_STATE_HOME to a folder of your own.",
    refusal: "This browser does not have the key of this page. Open the address that the command “serve” prints.",
    connectionLost: "The program does not answer. The page continues when the command “serve” runs again.",
    reconnected: "Connected again.",
    sections: "Sections",
    messages: "Messages"
  )

  package static let korean = ServeStrings(
    open: "이 컴퓨터의 브라우저에서 다음 주소를 여세요:",
    stop: "Ctrl-C를 누르면 서버가 멈춥니다.",
    portInUse: { "포트 \($0)번은 이미 사용 중입니다." },
    choosePort: "다른 프로그램을 끝내거나 --port로 다른 포트를 고르세요.",
    cannotListen: { "서버를 시작할 수 없습니다: \($0)." },
    notOpened: "브라우저를 찾지 못했습니다. 주소를 직접 여세요.",
    secretFailed: { "\($0)에 비밀 값을 저장할 수 없습니다." },
    checkState: "폴더의 권한을 확인하거나 XDG_STATE_HOME을 내 폴더로 지정하세요.",
    refusal: "이 브라우저에는 이 페이지의 키가 없습니다. ‘serve’ 명령이 표시하는 주소를 여세요.",
    connectionLost: "프로그램이 응답하지 않습니다. ‘serve’ 명령을 다시 실행하면 이어집니다.",
    reconnected: "다시 연결되었습니다.",
    sections: "섹션",
    messages: "메시지"
  )
}

extension Strings {
  package var serve: ServeStrings { self[ServeStrings.self] }
}
