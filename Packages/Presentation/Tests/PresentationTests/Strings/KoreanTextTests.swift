import Presentation
import Testing

@Suite("Korean particles") struct KoreanTextTests {
  @Test(
    "The last sound of a word determines the topic particle",
    arguments: [
      ("산", "산은"), ("호수", "호수는"), ("김하나", "김하나는"), ("이든", "이든은"), ("강아지!", "강아지!는"), ("산 (3)", "산 (3)은"), ("7", "7은"),
      ("2", "2는"), ("Ada", "Ada은(는)"), ("", "은(는)"), ("🐶", "🐶은(는)"),
    ])
  func topicParticle(word: String, expected: String) {
    #expect(KoreanText.with(word, .topic) == expected)
  }

  @Test("Each particle has one form after a consonant and another form after a vowel")
  func particleForms() {
    #expect(KoreanText.with("산", .subject) == "산이")
    #expect(KoreanText.with("호수", .subject) == "호수가")
    #expect(KoreanText.with("산", .object) == "산을")
    #expect(KoreanText.with("호수", .object) == "호수를")
    #expect(KoreanText.with("산", .and) == "산과")
    #expect(KoreanText.with("호수", .and) == "호수와")
  }

  @Test("Decomposed syllables get the same particles as composed syllables")
  func decomposedSyllable() {
    // The strings are the decomposed forms of 강 and 가.
    #expect(KoreanText.with("\u{1100}\u{1161}\u{11BC}", .topic).hasSuffix("은"))
    #expect(KoreanText.with("\u{1100}\u{1161}", .topic).hasSuffix("는"))
  }
}
