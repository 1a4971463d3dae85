import Domain
import Testing

@Suite("The body mass index") struct BodyMassIndexTests {
  @Test(
    "The index is rounded to one decimal",
    arguments: [("170", "65", 22.5), (" 170,0 ", "65.0", 22.5), ("180", "81", 25.0), ("150.5", "30", 13.2)])
  func oneDecimal(height: String, weight: String, expected: Double) throws {
    #expect(try BodyMassIndex(height: height, weight: weight, units: .metric).value == expected)
  }

  @Test("The index is equal for metric and imperial units")
  func inchesAndPounds() throws {
    let metric = try BodyMassIndex(height: "177.8", weight: "81.6466266", units: .metric)
    #expect(try BodyMassIndex(height: "70", weight: "180", units: .imperial) == metric)
    #expect(metric.value == 25.8)
  }

  @Test("A blank height counts as missing", arguments: ["", "  ", "\t"])
  func blankHeight(text: String) {
    #expect(throws: BodyMeasureProblem(.height, .empty)) {
      try BodyMassIndex(height: text, weight: "65", units: .metric)
    }
  }

  @Test(
    "A weight that is not a plain decimal number is invalid",
    arguments: ["abc", "1e2", "nan", "inf", "0x50", "1.2.3", "--70", ".", "6 5", "１７０", "5-"])
  func onlyPlainNumbers(text: String) {
    #expect(throws: BodyMeasureProblem(.weight, .notANumber)) {
      try BodyMassIndex(height: "170", weight: text, units: .metric)
    }
  }

  @Test(
    "A height below 90 cm or above 280 cm is out of range",
    arguments: ["1.7", "0", "-170", "89.9", "280.1", "99999999999999999999"])
  func impossibleHeight(text: String) {
    #expect(throws: BodyMeasureProblem(.height, .outOfRange)) {
      try BodyMassIndex(height: text, weight: "65", units: .metric)
    }
  }

  @Test("The height is checked before the weight")
  func heightIsCheckedFirst() {
    #expect(throws: BodyMeasureProblem(.height, .empty)) {
      try BodyMassIndex(height: "", weight: "", units: .metric)
    }
  }

  @Test(
    "The rounded value determines the category",
    arguments: [
      (15.9, BodyMassIndex.Category.severeThinness), (16.0, .moderateThinness), (16.9, .moderateThinness),
      (17.0, .mildThinness), (18.4, .mildThinness), (18.5, .normal), (24.9, .normal), (25.0, .preObesity),
      (29.9, .preObesity), (30.0, .obesityOne), (35.0, .obesityTwo), (39.9, .obesityTwo), (40.0, .obesityThree),
    ])
  func categoryOfTheRoundedValue(value: Double, expected: BodyMassIndex.Category) throws {
    // At a height of 2 m, the index is a quarter of the weight.
    let index = try BodyMassIndex(height: "200", weight: String(value * 4), units: .metric)
    #expect(index.value == value)
    #expect(index.category == expected)
  }

  @Test("A height or weight at a bound of its range is valid", arguments: BodyMeasure.allCases, UnitSystem.allCases)
  func boundsAreAccepted(measure: BodyMeasure, units: UnitSystem) throws {
    let range = measure.range(in: units)
    for value in [range.lowerBound, range.upperBound] {
      let height = measure == .height ? value : BodyMeasure.height.range(in: units).upperBound
      let weight = measure == .weight ? value : BodyMeasure.weight.range(in: units).upperBound
      _ = try BodyMassIndex(height: String(height), weight: String(weight), units: units)
    }
  }
}
