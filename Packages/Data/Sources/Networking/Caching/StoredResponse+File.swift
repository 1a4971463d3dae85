import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file of a stored answer: the hash of all that follows, in hexadecimal, and a newline; what is known of the answer
/// as one line of JSON; the body.
extension StoredResponse {
  private struct Head: Codable {
    let version: Int
    let response: HTTPResponse
    let confirmedAt: Int
    let variedFields: HTTPFields
  }

  private static let version = 1
  private static let newline = UInt8(ascii: "\n")

  /// Nil when the head cannot be written as JSON.
  var file: [UInt8]? {
    let head = Head(version: Self.version, response: head, confirmedAt: confirmedAt, variedFields: variedFields)
    guard let json = try? JSONEncoder().encode(head) else { return nil }
    let content = Array(json) + [Self.newline] + body
    return Array(SHA256.hexadecimal(content).utf8) + [Self.newline] + content
  }

  /// Nil when the bytes are not what was written.
  init?(file: [UInt8]) {
    guard let hashEnd = file.firstIndex(of: Self.newline) else { return nil }
    let content = file[(hashEnd + 1)...]
    guard
      file[..<hashEnd].elementsEqual(SHA256.hexadecimal(content).utf8),
      let headEnd = content.firstIndex(of: Self.newline),
      let head = try? JSONDecoder().decode(Head.self, from: Data(content[..<headEnd])), head.version == Self.version
    else { return nil }
    self.init(
      head: head.response,
      body: Array(content[(headEnd + 1)...]),
      confirmedAt: head.confirmedAt,
      variedFields: head.variedFields
    )
  }
}
