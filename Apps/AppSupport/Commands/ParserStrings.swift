import Foundation
import Presentation

/// The translations of the argument parser's error messages, which the parser can write only in English.
///
/// A message that matches no rule stays in English.
struct ParserStrings: FeatureStrings {
  /// A regular expression, and the template that replaces its matches.
  struct Rule: Sendable {
    let pattern: String
    let replacement: String

    init(_ pattern: String, _ replacement: String) {
      self.pattern = pattern
      self.replacement = replacement
    }
  }

  /// The rules, which are applied one after another.
  let rules: [Rule]

  static let english = ParserStrings(rules: [])

  static let korean = ParserStrings(rules: [
    Rule("(?m)^Error: ", "오류: "),
    // The help of options is not translated.
    Rule("(?m)^Help:  .*\n", ""),
    Rule("(?m)^Usage: ", "사용법: "),
    Rule(#"(?m)^  See '(.*)' for more information\.$"#, "  자세한 내용: '$1'"),
    Rule(#"Unknown option '(.*)'\. Did you mean '(.*)'\?"#, "알 수 없는 옵션: '$1'. 혹시 '$2'을(를) 찾으시나요?"),
    Rule("Unknown option '(.*)'", "알 수 없는 옵션: '$1'"),
    Rule("(?m)^   or: ", "   또는: "),
    Rule("Missing value for '(.*)' in '(.*)'", "'$2'의 '$1' 옵션에 값이 없습니다."),
    Rule("Missing value for '(.*)'", "'$1' 옵션에 값이 없습니다."),
    Rule(#"The option '(.*)' does not take any value, but '(.*)' was specified\."#, "'$1' 옵션은 값을 받지 않습니다: '$2'"),
    Rule("Unexpected argument '", "필요 없는 인자: '"),
    Rule("([0-9]+) unexpected arguments: '", "필요 없는 인자 $1개: '"),
    Rule("Missing expected argument '(.*)'", "'$1' 인자가 없습니다."),
    Rule("Missing one of: '", "다음 중 하나가 없습니다: '"),
    Rule(#"The value '(.*)' is invalid for '(.*)'\. Please provide one of"#, "'$2' 값이 잘못되었습니다: '$1'. 쓸 수 있는 값:"),
    Rule("The value '(.*)' is invalid for '(.*)'", "'$2' 값이 잘못되었습니다: '$1'"),
    Rule("쓸 수 있는 값: the following:", "쓸 수 있는 값:"),
    Rule("' (and|or) '", "', '"),
    Rule(
      "Value to be set with flag '(.*)' had already been set with flag '(.*)'", "'$1'은(는) '$2'와(과) 함께 쓸 수 없습니다."),
    Rule(#"Can't generate completion scripts for '(.*)'\."#, "'$1' 셸의 자동 완성 스크립트는 만들 수 없습니다."),
    Rule(#"Can't autodetect a supported shell\."#, "셸을 알아낼 수 없습니다."),
    Rule("Please use (.*) with one of:", "$1에 다음 중 하나를 쓰세요:"),
  ])

  /// Translates the message of an error, with the usage that follows the message.
  func translation(of message: String) -> String {
    rules.reduce(message) { text, rule in
      text.replacingOccurrences(of: rule.pattern, with: rule.replacement, options: .regularExpression)
    }
  }
}

extension Strings {
  var parser: ParserStrings { self[ParserStrings.self] }
}
