import Domain

extension BodyMassStrings {
  static let english = BodyMassStrings(
    title: "Body mass index",
    resultTitle: "Your body mass index",
    prompt: "Give your height and weight.",
    label: { measure, units in "\(measure == .height ? "Height" : "Weight") (\(symbol(measure, units)))" },
    units: { $0 == .metric ? "centimetres and kilograms" : "inches and pounds" },
    problem: { problem, units in
      let measure = problem.measure == .height ? "height" : "weight"
      let range = problem.measure.range(in: units)
      let unit = symbol(problem.measure, units)
      return switch problem.reason {
      case .empty: "Give your \(measure)."
      case .notANumber: "The \(measure) is not a number. Write it as 65 or 65.5."
      case .outOfRange: "A \(measure) is between \(range.lowerBound) and \(range.upperBound) \(unit)."
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
      case .mildThinness: "Eat enough and regularly; ask a doctor if the weight keeps falling."
      case .normal: "Keep it up."
      case .preObesity: "More movement and lighter meals help; small steps are enough."
      case .obesityOne: "A doctor can help to lose weight in a healthy way."
      case .obesityTwo, .obesityThree: "Please talk to a doctor: the risks for health are high."
      }
    },
    source: "Categories for adults: World Health Organization, Technical Report Series 894 (2000)."
  )
}
