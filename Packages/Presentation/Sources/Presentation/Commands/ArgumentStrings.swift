/// The localized strings about the arguments of commands.
public struct ArgumentStrings: FeatureStrings {
  /// An error: the photo in the argument is not from the chosen source.
  public let otherSource: @Sendable (_ photo: String, _ source: String) -> String
  public let useSource: @Sendable (_ source: String) -> String
  public let unreadableFile: @Sendable (_ path: String) -> String
  public let checkFile: String
  /// An error: standard input is closed or cannot be read.
  public let unreadableInput: String
  public let redirectInput: String
  /// An error: standard input looks like JSON but is not a list of photos.
  public let malformedInput: String
  public let describeInput: String
  public let didYouMean: @Sendable (_ name: String) -> String

  public static let english = ArgumentStrings(
    otherSource: { "\($0): This is a photo of the source \($1)." },
    useSource: { "Add --source \($0)." },
    unreadableFile: { "\($0): Cannot read the file." },
    checkFile: "Check its name and its permissions.",
    unreadableInput: "Standard input cannot be read.",
    redirectInput: "Redirect standard input from a file or a pipe, or name a file.",
    malformedInput: "Standard input is not a list of photos.",
    describeInput: "Write one id, slug or link per line, or the output of 'photolist list --format json'.",
    didYouMean: { "Did you mean '\($0)'?" }
  )

  public static let korean = ArgumentStrings(
    otherSource: { "\($0): 이 사진의 출처는 \($1)입니다." },
    useSource: { "--source \($0) 옵션을 추가하세요." },
    unreadableFile: { "\($0): 파일을 읽을 수 없습니다." },
    checkFile: "파일 이름과 권한을 확인하세요.",
    unreadableInput: "표준 입력을 읽을 수 없습니다.",
    redirectInput: "파일이나 파이프를 연결하거나 파일 이름을 쓰세요.",
    malformedInput: "표준 입력이 사진 목록이 아닙니다.",
    describeInput: "한 줄에 아이디, 슬러그, 링크 중 하나를 쓰거나 'photolist list --format json'의 출력을 연결하세요.",
    didYouMean: { "혹시 '\($0)'을(를) 찾으시나요?" }
  )
}

extension Strings {
  public var arguments: ArgumentStrings { self[ArgumentStrings.self] }
}
