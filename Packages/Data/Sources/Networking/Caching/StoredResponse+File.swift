import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file format of a stored response: the hexadecimal hash of the rest, a newline, the head as one line of JSON, and
/// the body.
extension StoredResponse {
  private struct Head: Codable {
    let version: Int
    let response: HTTPResponse
    let confirmedAt: Int
    let variedFields: HTTPFields
  }

  private static let version = 1
  private static let newline = UInt8(ascii: "\n")

  /// The contents of the file, or nil if the head cannot be encoded as JSON.
  var file: [UInt8]? {
    let head = Head(version: Self.version, response: head, confirmedAt: confirmedAt, variedFields: variedFields)
    guard let json = try? JSONEncoder().encode(head) else { return nil }
    let content = Array(json) + [Self.newline] + body
    return Array(SHA256.hexadecimal(content).utf8) + [Self.newline] + content
  }

  /// Decodes a file. Returns nil if it is damaged or of another version.
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
