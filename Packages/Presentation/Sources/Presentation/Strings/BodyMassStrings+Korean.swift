import Domain

extension BodyMassStrings {
  static let korean = BodyMassStrings(
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
      case .mildThinness: "충분히 규칙적으로 먹고, 몸무게가 계속 줄면 의사와 상담하세요."
      case .normal: "지금처럼 유지하세요."
      case .preObesity: "더 움직이고 가볍게 먹으면 도움이 됩니다. 작은 변화로도 충분합니다."
      case .obesityOne: "의사와 상담하면 건강하게 체중을 줄일 수 있습니다."
      case .obesityTwo, .obesityThree: "건강 위험이 높습니다. 의사와 상담하세요."
      }
    },
    source: "성인 기준 분류: 세계보건기구(WHO) 기술 보고서 894 (2000년)."
  )
}
