package import Presentation

/// The localized strings about settings: wrong values in the arguments, in the environment and in the config file.
package struct SettingsStrings: FeatureStrings {
  /// The allowed values of a field or a variable, joined by commas.
  package let oneOf: @Sendable (_ values: [String]) -> String
  package let seconds: String
  package let range: @Sendable (ClosedRange<Int>) -> String
  package let trueOrFalse: String
  package let keyLists: String
  package let photoSource: String
  package let colorsByPurpose: @Sendable (_ names: [String]) -> String
  /// The name and the contrast of a color that has too little contrast, and the required contrast.
  package let readableColors: @Sendable (_ name: String, _ ratio: Double, _ least: Double) -> String

  /// The error for a wrong value of an option, with the allowed values.
  package let wrongOption: @Sendable (_ option: String, _ allowed: String) -> String

  /// The error for a wrong value of a field in the config file.
  package let wrongField: @Sendable (_ path: String, _ field: String, _ value: String, _ allowed: String) -> String
  package let unknownField: @Sendable (_ path: String, _ field: String) -> String
  package let didYouMean: @Sendable (_ field: String, _ fields: [String]) -> String
  package let knownFields: @Sendable (_ fields: [String]) -> String
  /// The error for a config file that is not JSON, with the position of the syntax error, if known.
  package let notJSON: @Sendable (_ path: String, _ place: (line: Int, column: Int)?) -> String
  package let notAnObject: @Sendable (_ path: String) -> String
  package let correctConfig: String
  package let checkPermissions: String

  package let noHome: @Sendable (_ variable: String) -> String
  package let setHome: @Sendable (_ variable: String) -> String
  package let notURL: @Sendable (_ variable: String) -> String
  package let setURL: @Sendable (_ variable: String) -> String
  package let wrongVariable: @Sendable (_ variable: String, _ value: String) -> String
  package let setVariable: @Sendable (_ variable: String, _ allowed: String) -> String
  package let unreadableVariable: @Sendable (_ variable: String, _ path: String) -> String
  package let checkCertificates: @Sendable (_ variable: String) -> String
  package let cannotWriteOutput: @Sendable (_ reason: String) -> String
  package let freeSpace: String
  package let interrupted: String

  package let colorOrNoColor: String
  package let commandFirst: @Sendable (_ command: String) -> String
  package let unknownCommand: @Sendable (_ word: String) -> String

  package static let english = SettingsStrings(
    oneOf: { "one of " + $0.joined(separator: ", ") },
    seconds: "a number of seconds above 0 and up to 86400 (a day)",
    range: { "\($0.lowerBound) to \($0.upperBound)" },
    trueOrFalse: "true or false",
    keyLists: #"an object such as { "like": ["l"] }"#,
    photoSource: "demo, unsplash, picsum or folder:PATH",
    colorsByPurpose: {
      ##"an object such as { "accent": "#89B4FA" }, with the colors \##($0.joined(separator: ", "))"##
    },
    readableColors: { "colors with a contrast of at least \($2) on the background (\($0) has \($1))" },
    wrongOption: { "\($0) takes \($1)." },
    wrongField: { "\($0): the field \($1) has the value \($2). It takes \($3)." },
    unknownField: { "\($0): unknown field \($1)." },
    didYouMean: { "Did you mean \($0)? All fields: \($1.joined(separator: ", "))." },
    knownFields: { "Remove it. All fields: \($0.joined(separator: ", "))." },
    notJSON: { "\($0) is not valid JSON" + ($1.map { ": line \($0.line), column \($0.column)." } ?? ".") },
    notAnObject: { #"\#($0) is not a JSON object such as { "source": "demo" }."# },
    correctConfig: "Correct or remove the file. 'photolist --help' lists its fields.",
    checkPermissions: "Change the permissions of the file, or remove it.",
    noHome: { "Cannot find your home folder: neither HOME nor \($0) is set." },
    setHome: { "Set HOME, or set \($0) to a folder of your own." },
    notURL: { "\($0) is not an http or https URL." },
    setURL: { "Set it to a URL such as https://api.example.org, or unset \($0)." },
    wrongVariable: { "\($0) has the unknown value “\($1)”." },
    setVariable: { "Set it to \($1), or unset \($0)." },
    unreadableVariable: { "\($0) names certificates that cannot be read: \($1)." },
    checkCertificates: { "Set \($0) to the path of a PEM file or of a folder of certificates, or unset it." },
    cannotWriteOutput: { "Cannot write the output: \($0)." },
    freeSpace: "Free some space, or redirect the output to another file system.",
    interrupted: "Interrupted.",
    colorOrNoColor: "Choose one of --color and --no-color.",
    commandFirst: { "The command '\($0)' must come before the options." },
    unknownCommand: { "Unknown command '\($0)'." }
  )

  package static let korean = SettingsStrings(
    oneOf: { $0.joined(separator: ", ") + " 중 하나" },
    seconds: "0보다 크고 86400(하루) 이하인 초",
    range: { "\($0.lowerBound)에서 \($0.upperBound)까지" },
    trueOrFalse: "true 또는 false",
    keyLists: #"{ "like": ["l"] } 같은 객체"#,
    photoSource: "demo, unsplash, picsum, folder:PATH 중 하나",
    colorsByPurpose: { ##"{ "accent": "#89B4FA" }와 같은 객체 (색: \##($0.joined(separator: ", ")))"## },
    readableColors: { "배경과의 대비가 \($2) 이상인 색 (\($0): \($1))" },
    wrongOption: { "\($0) 값: \($1)." },
    wrongField: { "\($0): \($1) 항목의 값이 \($2)입니다. 쓸 수 있는 값: \($3)." },
    unknownField: { "\($0): 알 수 없는 항목: \($1)" },
    didYouMean: { "혹시 \($0)인가요? 모든 항목: \($1.joined(separator: ", "))." },
    knownFields: { "항목을 지우세요. 모든 항목: \($0.joined(separator: ", "))." },
    notJSON: { "\($0) 파일이 올바른 JSON이 아닙니다" + ($1.map { ": \($0.line)행 \($0.column)열." } ?? ".") },
    notAnObject: { #"\#($0) 파일이 { "source": "demo" } 같은 JSON 객체가 아닙니다."# },
    correctConfig: "파일을 고치거나 지우세요. 'photolist --help'에 모든 항목이 있습니다.",
    checkPermissions: "파일의 권한을 바꾸거나 파일을 지우세요.",
    noHome: { "홈 폴더를 찾을 수 없습니다. HOME과 \($0)이(가) 모두 없습니다." },
    setHome: { "HOME을 지정하거나, \($0)에 폴더를 지정하세요." },
    notURL: { "\($0) 값이 http나 https 주소가 아닙니다." },
    setURL: { "https://api.example.org 같은 주소를 지정하거나 \($0) 값을 지우세요." },
    wrongVariable: { "\($0)의 값을 알 수 없습니다: “\($1)”" },
    setVariable: { "\($1)(으)로 지정하거나 \($0) 값을 지우세요." },
    unreadableVariable: { "\($0)에 지정된 인증서를 읽을 수 없습니다: \($1)" },
    checkCertificates: { "\($0)에 PEM 파일이나 인증서 폴더의 경로를 지정하거나, 값을 지우세요." },
    cannotWriteOutput: { "출력을 쓸 수 없습니다: \($0)." },
    freeSpace: "공간을 확보하거나, 출력을 다른 파일 시스템으로 보내세요.",
    interrupted: "중단했습니다.",
    colorOrNoColor: "--color와 --no-color 중 하나만 쓰세요.",
    commandFirst: { "명령 '\($0)'을(를) 옵션보다 앞에 쓰세요." },
    unknownCommand: { "알 수 없는 명령: '\($0)'." }
  )
}

extension Strings {
  package var settings: SettingsStrings { self[SettingsStrings.self] }
}
