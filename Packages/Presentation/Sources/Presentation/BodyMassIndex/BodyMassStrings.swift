public import Domain

/// The localized strings of the body mass screens.
public struct BodyMassStrings: FeatureStrings {
  public let title: String
  public let resultTitle: String
  public let prompt: String
  public let label: @Sendable (BodyMeasure, UnitSystem) -> String
  public let units: @Sendable (UnitSystem) -> String
  public let problem: @Sendable (BodyMeasureProblem, UnitSystem) -> String
  public let category: @Sendable (BodyMassIndex.Category) -> String
  public let advice: @Sendable (BodyMassIndex.Category) -> String
  public let source: String

  /// Returns the symbol of a unit. The symbol is the same in every language.
  static func symbol(_ measure: BodyMeasure, _ units: UnitSystem) -> String {
    switch (measure, units) {
    case (.height, .metric): "cm"
    case (.height, .imperial): "in"
    case (.weight, .metric): "kg"
    case (.weight, .imperial): "lb"
    }
  }
}

extension BodyMassStrings {
  public static let english = BodyMassStrings(
    title: "Body mass index",
    resultTitle: "Your body mass index",
    prompt: "Enter your height and weight.",
    label: { measure, units in "\(measure == .height ? "Height" : "Weight") (\(symbol(measure, units)))" },
    units: { $0 == .metric ? "centimeters and kilograms" : "inches and pounds" },
    problem: { problem, units in
      let measure = problem.measure == .height ? "height" : "weight"
      let range = problem.measure.range(in: units)
      let unit = symbol(problem.measure, units)
      return switch problem.reason {
      case .empty: "Enter your \(measure)."
      case .notANumber: "The \(measure) is not a number. Enter a number such as 65 or 65.5."
      case .outOfRange: "The \(measure) must be between \(range.lowerBound) and \(range.upperBound) \(unit)."
      }
    },
    category: { category in
      switch category {
      case .severeThinness: "Severe thinness"
      case .moderateThinness: "Moderate thinness"
      case .mildThinness: "Mild thinness"
      case .normal: "Normal"
      case .preObesity: "Overweight (pre-obese)"
      case .obesityOne: "Obese class I"
      case .obesityTwo: "Obese class II"
      case .obesityThree: "Obese class III"
      }
    },
    advice: { category in
      switch category {
      case .severeThinness, .moderateThinness: "Please talk to a doctor soon."
      case .mildThinness: "Eat regular meals. See a doctor if you keep losing weight."
      case .normal: "Your weight is healthy."
      case .preObesity: "More exercise and lighter meals can help."
      case .obesityOne: "A doctor can help you lose weight safely."
      case .obesityTwo, .obesityThree: "Please talk to a doctor: the health risks are high."
      }
    },
    source: "Categories for adults: World Health Organization, Technical Report Series 894 (2000)."
  )
}

extension BodyMassStrings {
  public static let korean = BodyMassStrings(
    title: "체질량지수",
    resultTitle: "나의 체질량지수",
    prompt: "키와 몸무게를 입력하세요.",
    label: { measure, units in "\(measure == .height ? "키" : "몸무게") (\(symbol(measure, units)))" },
    units: { $0 == .metric ? "센티미터와 킬로그램" : "인치와 파운드" },
    problem: { problem, units in
      let measure = problem.measure == .height ? "키" : "몸무게"
      let range = problem.measure.range(in: units)
      let unit = symbol(problem.measure, units)
      return switch problem.reason {
      case .empty: "\(KoreanText.with(measure, .object)) 입력하세요."
      case .notANumber: "\(KoreanText.with(measure, .subject)) 숫자가 아닙니다. 65나 65.5처럼 입력하세요."
      case .outOfRange:
        "\(KoreanText.with(measure, .topic)) \(range.lowerBound)에서 \(range.upperBound) \(unit) 사이여야 합니다."
      }
    },
    category: { category in
      switch category {
      case .severeThinness: "심한 저체중"
      case .moderateThinness: "중등도 저체중"
      case .mildThinness: "가벼운 저체중"
      case .normal: "정상"
      case .preObesity: "과체중 (비만 전단계)"
      case .obesityOne: "비만 1단계"
      case .obesityTwo: "비만 2단계"
      case .obesityThree: "비만 3단계"
      }
    },
    advice: { category in
      switch category {
      case .severeThinness, .moderateThinness: "되도록 빨리 의사와 상담하세요."
      case .mildThinness: "식사를 규칙적으로 하고, 몸무게가 계속 줄면 의사와 상담하세요."
      case .normal: "지금처럼 유지하세요."
      case .preObesity: "더 움직이고 가볍게 먹으면 도움이 됩니다. 작은 변화로도 충분합니다."
      case .obesityOne: "의사와 상담하면 건강하게 체중을 줄일 수 있습니다."
      case .obesityTwo, .obesityThree: "건강 위험이 높습니다. 의사와 상담하세요."
      }
    },
    source: "성인 기준 분류: 세계보건기구(WHO) 기술 보고서 894 (2000년)."
  )
}

extension Strings {
  public var bodyMass: BodyMassStrings { self[BodyMassStrings.self] }
}
