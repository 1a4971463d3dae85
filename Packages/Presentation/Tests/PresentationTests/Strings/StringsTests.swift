import Domain
import DomainTesting
import Foundation
import Presentation
import Testing

@Suite("The language of a locale, error messages, photo credits and counts") struct StringsTests {
  private static let errors: [RepositoryError] = [
    .offline(reason: "r"), .timedOut, .rateLimited(until: nil), .rateLimited(until: .testNow),
    .accessDenied(reason: "r"),
    .notFound, .unsupported(reason: "r"), .unavailable(reason: "r"), .malformed(reason: "r"), .notCached, .cancelled,
    .notAPhoto(content: FileContent(.webPage)), .storage(.foreign(path: "/p")), .storage(.missing(path: "/p")),
    .storage(.notRegularFile(path: "/p")),
    .storage(.full(path: "/p")), .storage(.notWritable(path: "/p")), .storage(.exists(path: "/p")),
    .storage(.damaged(path: "/p")), .storage(.newerVersion(path: "/p")), .storage(.busy(path: "/p")),
    .storage(.other(reason: "r")),
  ]

  @Test(
    "The locale determines the language",
    arguments: [
      ("ko_KR.UTF-8", Language.korean), ("ko", .korean), ("KO-kr", .korean), ("en_GB", .english), ("C", .english),
      ("", .english), ("fr_FR@euro", .english),
    ])
  func languageOfLocale(locale: String, expected: Language) {
    #expect(Language(locale: locale) == expected)
  }

  @Test("Every failure has a message and advice", arguments: Language.allCases)
  func failuresHaveAdvice(language: Language) {
    let failures = Self.errors.map { Strings(language).failures.failure($0, now: .testNow) }
    #expect(failures.allSatisfy { !$0.message.isEmpty && !$0.advice.isEmpty })
    #expect(Set(failures.map(\.advice)).count == failures.count, "each failure has its own advice")
    #expect(zip(failures, Self.errors).allSatisfy { $0.error == $1 })
  }

  @Test("The message of a failure contains the reason or the path", arguments: Language.allCases)
  func failureNamesReason(language: Language) {
    let message = Strings(language).failures.message
    #expect(message(.offline(reason: "no route")).contains("no route"))
    #expect(message(.storage(.full(path: "/likes"))).contains("/likes"))
  }

  @Test("Command-line advice mentions the relevant option, in both languages", arguments: Language.allCases)
  func commandAdvice(language: Language) {
    let strings = Strings(language)
    func advice(_ error: RepositoryError) -> String? { strings.failures.failure(error, now: .testNow).commandAdvice }
    #expect(advice(.notCached)?.contains("--offline") == true)
    #expect(advice(.unsupported(reason: "r"))?.contains("--source") == true)
    #expect(advice(.storage(.exists(path: "/p")))?.contains("--force") == true)
    #expect(advice(.timedOut) == nil)
    #expect(strings.commands.morePages(3).contains("--page 3"))
  }

  @Test("English and Korean have different messages")
  func languagesDiffer() {
    let english = Strings(.english)
    let korean = Strings(.korean)
    for error in Self.errors { #expect(english.failures.message(error) != korean.failures.message(error)) }
    for kind in PhotoFact.Kind.allCases { #expect(english.detail.label(kind) != korean.detail.label(kind)) }
  }

  @Test("The waiting time is rounded up to whole minutes, and is at least one minute")
  func waitingTimes() {
    let advice = Strings(.english).failures.advice
    #expect(advice(.rateLimited(until: Date.testNow.addingTimeInterval(1)), .testNow) == "Try again in 1 minute.")
    #expect(advice(.rateLimited(until: Date.testNow.addingTimeInterval(-9)), .testNow) == "Try again in 1 minute.")
    #expect(advice(.rateLimited(until: Date.testNow.addingTimeInterval(61)), .testNow) == "Try again in 2 minutes.")
    let korean = Strings(.korean).failures.advice
    #expect(korean(.rateLimited(until: Date.testNow.addingTimeInterval(61)), .testNow) == "2분 후에 다시 시도하세요.")
  }

  @Test("The credit of a photo has the form that its source requires")
  func attribution() {
    let texts = PhotoSource.allCases.map { source in
      Strings(.english).photos.attribution(Photo.fixture(source: source).attribution)
    }
    #expect(
      texts == [
        "Image by Ada Lovelace, from the demo catalog", "Photo by Ada Lovelace on Unsplash",
        "Photo by Ada Lovelace, from Lorem Picsum", "Photo by Ada Lovelace, from your folder",
      ])
    let nobody = User(id: "", username: "", name: "")
    let credit = Photo.fixture(source: .folder, author: nobody).attribution
    #expect(Strings(.english).photos.attribution(credit) == "From your folder")
  }

  @Test("Numbers are grouped by thousands")
  func groupedNumbers() {
    let count = Strings(.english).photos.count
    #expect(
      [0, 1, 999, 1_000, 1_234_567].map(count) == [
        "0 photos", "1 photo", "999 photos", "1,000 photos", "1,234,567 photos",
      ])
  }
}
