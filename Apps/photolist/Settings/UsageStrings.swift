import Presentation

/// The localized strings about wrong arguments and settings of photolist.
struct UsageStrings: FeatureStrings {
  let emptySearch: String
  let nameFileToWrite: String
  let nameFileToRestore: String
  let nameOutput: String
  let redirectPhoto: String
  let notAFolder: @Sendable (_ path: String) -> String

  let invalidKey: @Sendable (_ action: String, _ reason: String) -> String
  let unknownAction: @Sendable (_ actions: [String]) -> String
  let unknownKey: @Sendable (_ key: String) -> String
  let sharedKey: @Sendable (_ key: String, _ action: String) -> String
  let correctKeys: @Sendable (_ path: String) -> String

  let noAccessKey: String
  let getAccessKey: String
  let badAccessKey: String
  let copyAccessKey: String

  let noFolder: @Sendable (_ path: String) -> String
  let isNoFolder: @Sendable (_ path: String) -> String
  let chooseFolder: String
  let demoServerFailed: @Sendable (_ path: String) -> String
  let chooseAnotherSource: String

  static let english = UsageStrings(
    emptySearch: "The search text is empty.",
    nameFileToWrite: "Name the file to write.",
    nameFileToRestore: "Name the file to restore.",
    nameOutput: "--output takes a folder or a file.",
    redirectPhoto: "A photo cannot be shown as text. Redirect standard output to a file or a program.",
    notAFolder: { "\($0) is not a folder. To save several photos, name an existing folder." },
    invalidKey: { "Invalid key for \($0): \($1)" },
    unknownAction: { "unknown action. Known actions: \($0.joined(separator: ", "))." },
    unknownKey: { "unknown key “\($0)”. Use names such as x, Ctrl-X, F5, Enter or Up." },
    sharedKey: { "\($0) is also chosen for \($1)." },
    correctKeys: { "Correct “keys” in \($0), or remove the field to use the default keys." },
    noAccessKey: "Unsplash requires an access key, and UNSPLASH_ACCESS_KEY is not set.",
    getAccessKey:
      "Get a free key at https://unsplash.com/developers and export UNSPLASH_ACCESS_KEY, or use --source demo.",
    badAccessKey: "UNSPLASH_ACCESS_KEY is not a valid access key.",
    copyAccessKey: "Copy the key again from https://unsplash.com/developers, or unset UNSPLASH_ACCESS_KEY.",
    noFolder: { "No such folder: \($0)." },
    isNoFolder: { "Not a folder: \($0)." },
    chooseFolder: "Use --source folder PATH with a folder that you can read.",
    demoServerFailed: { "The demo catalog cannot be opened: \($0)" },
    chooseAnotherSource: "Set XDG_RUNTIME_DIR or TMPDIR to a folder of your own, or choose another --source."
  )

  static let korean = UsageStrings(
    emptySearch: "검색어가 비어 있습니다.",
    nameFileToWrite: "저장할 파일의 이름을 쓰세요.",
    nameFileToRestore: "복원할 파일의 이름을 쓰세요.",
    nameOutput: "--output에는 폴더나 파일을 쓰세요.",
    redirectPhoto: "사진은 글로 표시할 수 없습니다. 표준 출력을 파일이나 프로그램으로 보내세요.",
    notAFolder: { "\($0): 폴더가 아닙니다. 사진을 여러 장 저장하려면 있는 폴더를 쓰세요." },
    invalidKey: { "\($0)의 키가 잘못되었습니다: \($1)" },
    unknownAction: { "알 수 없는 동작입니다. 모든 동작: \($0.joined(separator: ", "))." },
    unknownKey: { "“\($0)” 키를 알 수 없습니다. x, Ctrl-X, F5, Enter, Up 같은 이름을 쓰세요." },
    sharedKey: { "\($0) 키는 \($1)에도 지정되어 있습니다." },
    correctKeys: { "\($0) 파일의 “keys”를 고치거나, 지우고 기본 키를 쓰세요." },
    noAccessKey: "Unsplash에는 접근 키가 필요한데 UNSPLASH_ACCESS_KEY가 없습니다.",
    getAccessKey:
      "https://unsplash.com/developers에서 무료로 키를 받아 UNSPLASH_ACCESS_KEY로 지정하거나, --source demo를 쓰세요.",
    badAccessKey: "UNSPLASH_ACCESS_KEY가 올바른 접근 키가 아닙니다.",
    copyAccessKey: "https://unsplash.com/developers에서 키를 다시 복사하거나, UNSPLASH_ACCESS_KEY를 지우세요.",
    noFolder: { "폴더가 없습니다: \($0)" },
    isNoFolder: { "폴더가 아닙니다: \($0)" },
    chooseFolder: "--source folder PATH에 읽을 수 있는 폴더를 쓰세요.",
    demoServerFailed: { "데모 카탈로그를 열 수 없습니다: \($0)" },
    chooseAnotherSource: "XDG_RUNTIME_DIR이나 TMPDIR에 폴더를 지정하거나, --source로 다른 출처를 선택하세요."
  )
}

extension Strings {
  var usage: UsageStrings { self[UsageStrings.self] }
}
