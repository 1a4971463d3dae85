import Domain
import Presentation
import Testing

/// Tests that strings are translated. For most strings, the English and the Korean text must differ.
@Suite("Strings in both languages") struct FeatureStringsTests {
  private let english = Strings(.english)
  private let korean = Strings(.korean)

  @Test("The strings for friends exist in both languages")
  func friendsInBothLanguages() {
    for species in Species.allCases { #expect(english.friends.species(species) != korean.friends.species(species)) }
    for meal in Meal.allCases { #expect(english.friends.eats("Bo", meal) != korean.friends.eats("Bo", meal)) }
    for habit in WalkingHabit.allCases {
      #expect(english.friends.walks("Bo", habit) != korean.friends.walks("Bo", habit))
    }
    #expect(korean.friends.saved("김하나", "몽") == "몽은 김하나와 함께 삽니다.")
  }

  @Test("The body mass strings exist in both languages")
  func bodyMassInBothLanguages() {
    for category in BodyMassIndex.Category.allCases {
      #expect(english.bodyMass.category(category) != korean.bodyMass.category(category))
      #expect(english.bodyMass.advice(category) != korean.bodyMass.advice(category))
    }
    for measure in BodyMeasure.allCases {
      for reason in BodyMeasureProblem.Reason.allCases {
        let problem = BodyMeasureProblem(measure, reason)
        #expect(english.bodyMass.problem(problem, .metric) != korean.bodyMass.problem(problem, .metric))
      }
    }
    #expect(Set(BodyMassIndex.Category.allCases.map(english.bodyMass.category)).count == 8)
  }

  @Test("The strings of filters and photo screens exist in both languages")
  func photoScreensInBothLanguages() {
    for order in SearchQuery.Order.allCases {
      #expect(english.search.orderName(order) != korean.search.orderName(order))
    }
    for orientation in PixelSize.Orientation.allCases {
      #expect(english.search.orientationName(orientation) != korean.search.orientationName(orientation))
    }
    let colors = SearchQuery.Color.allCases
    #expect(Set(colors.map(english.search.colorName) + colors.map(korean.search.colorName)).count == colors.count * 2)
    #expect(english.detail.linkCopied("http://a.invalid").contains("http://a.invalid"))
    #expect(korean.downloads.replaceQuestion("/photo.jpg").contains("/photo.jpg"))
  }

  @Test("The strings of the other screens exist in both languages")
  func otherScreensInBothLanguages() {
    #expect(english.counter.note != korean.counter.note)
    #expect(english.memos.deleted("a") != korean.memos.deleted("a"))
    #expect(english.music.count(1) == "1 song")
    #expect(korean.music.count(1_000) == "노래 1,000곡")
  }
}
