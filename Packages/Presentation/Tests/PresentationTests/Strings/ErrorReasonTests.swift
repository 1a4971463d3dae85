import Domain
import DomainTesting
import Presentation
import Testing

@Suite("Reasons for errors") struct ErrorReasonTests {
  private static let reasons: [ErrorReason] =
    [
      .unreachable(host: "h"), .proxy(address: "p", isAmbiguous: false), .proxy(address: "p", isAmbiguous: true),
      .insecure(host: "h"), .certificateDate(host: "h"), .interrupted(host: "h"), .webPage(host: "h"),
      .notRecorded(request: "r"), .offlineMode, .keyRefused(host: "h", detail: ""), .forbidden(host: "h", detail: "d"),
      .requestRefused(host: "h", detail: "d"), .serverProblem(host: "h", detail: "500"),
      .unexpectedReply(host: "h", detail: ""), .redirectLoop(host: "h"), .redirectRefused(host: "h"),
      .tooLarge(name: "n", bytes: 9), .invalidReply(host: "h"), .invalidRequest(host: "h"), .notJSON(host: "h"),
      .inconsistentReplies(host: "h"), .noDownloadAddress, .notJPEG(name: "n"), .noColorsOffline,
      .endedEarly(path: "/p", read: 1, size: 2), .notInFolder, .notAnArchive,
      .notABackup(path: "/p"), .archiveVersion(9),
      .archiveSource("s"), .nulCharacter,
    ]
    + PhotoSource.allCases.flatMap { source in SourceFeature.allCases.map { .lacks(source, $0) } }
    + [.missing, .null, .invalid, .notText, .notNumber, .notBoolean, .notList, .notObject].map {
      .field(host: "h", path: "[0].id", $0)
    }
    + [.missing, .denied, .notRegular, .other(5)].map { .unreadable(path: "/p", $0) }

  @Test("Every reason has its own text in each language")
  func texts() {
    let english = Self.reasons.map(Strings(.english).reasons.text)
    let korean = Self.reasons.map(Strings(.korean).reasons.text)
    #expect(Set(english).count == Self.reasons.count && Set(korean).count == Self.reasons.count)
    for text in korean { #expect(text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(text)") }
    for text in english { #expect(text.hasSuffix(".") || text.contains(": "), "\(text)") }
  }

  @Test("Each kind of file content has a name in each language", arguments: FileContent.Kind.allCases)
  func contents(kind: FileContent.Kind) {
    let content = FileContent(kind, type: "text/html")
    #expect(Strings(.english).reasons.content(content).hasSuffix(" (text/html)"))
    #expect(Strings(.english).reasons.content(content) != Strings(.korean).reasons.content(content))
  }

  @Test(
    "If the reason of an error has its own advice, this advice replaces the advice for the error",
    arguments: Language.allCases)
  func advice(language: Language) {
    let failures = Strings(language).failures
    func advice(_ error: RepositoryError) -> String { failures.advice(error, .testNow) }
    let general = advice(.offline(reason: .unreachable(host: "h")))
    #expect(general == advice(.offline(reason: .interrupted(host: "h"))))
    let special: [ErrorReason] = [
      .proxy(address: "p", isAmbiguous: false), .insecure(host: "h"), .certificateDate(host: "h"), .webPage(host: "h"),
      .notRecorded(request: "r"),
    ]
    #expect(Set(special.map { advice(.offline(reason: $0)) } + [general]).count == special.count + 1)
    for reason in special { #expect(failures.commandAdvice(.offline(reason: reason)) == nil) }
    #expect(advice(.offline(reason: special[0])).contains("http_proxy"))
    #expect(advice(.offline(reason: special[1])).contains("SSL_CERT_FILE"))
    let invalid = advice(.malformed(reason: .notJSON(host: "h")))
    #expect(advice(.malformed(reason: .redirectLoop(host: "h"))) != invalid)
    #expect(advice(.malformed(reason: .notAnArchive)).contains("photolist likes export"))
    #expect(failures.message(.malformed(reason: .notAnArchive)) == Strings(language).reasons.text(.notAnArchive))
  }
}
