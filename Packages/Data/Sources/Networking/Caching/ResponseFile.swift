import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file format of a `DiskStore`. A file contains a hexadecimal hash, a newline, the heads as one line of JSON, and
/// the bodies one after another. The hash covers everything after the first newline.
enum ResponseFile {
  private struct Contents: Codable {
    let version: Int
    let heads: [Head]
  }

  private struct Head: Codable {
    let response: HTTPResponse
    let requestedAt: Int
    let receivedAt: Int
    let selectingFields: HTTPFields
    let bodyBytes: Int
  }

  private static let version = 2
  private static let newline = UInt8(ascii: "\n")

  /// Returns the contents of the file, or nil if the heads cannot be encoded as JSON.
  static func bytes(of responses: [StoredResponse]) -> [UInt8]? {
    let heads = responses.map { stored in
      var head = stored.head
      // Cookies are secrets of the user, and this cache does not need them.
      for name in cookieFields { head.headerFields[name] = nil }
      return Head(
        response: head, requestedAt: stored.requestedAt, receivedAt: stored.receivedAt,
        selectingFields: stored.selectingFields, bodyBytes: stored.body.count)
    }
    guard let json = try? JSONEncoder().encode(Contents(version: version, heads: heads)) else { return nil }
    let content = responses.reduce(into: Array(json) + [newline]) { $0 += $1.body }
    return Array(SHA256.hexadecimal(content).utf8) + [newline] + content
  }

  /// Decodes a file. Returns nil if the file is damaged or has another format version.
  static func responses(in file: [UInt8]) -> [StoredResponse]? {
    guard let hashEnd = file.firstIndex(of: newline) else { return nil }
    let content = file[(hashEnd + 1)...]
    guard
      file[..<hashEnd].elementsEqual(SHA256.hexadecimal(content).utf8), let headEnd = content.firstIndex(of: newline),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(content[..<headEnd])),
      contents.version == version
    else { return nil }
    var rest = content[(headEnd + 1)...]
    var responses: [StoredResponse] = []
    for head in contents.heads {
      guard (0...rest.count).contains(head.bodyBytes) else { return nil }
      responses.append(
        StoredResponse(
          head: head.response, body: Array(rest.prefix(head.bodyBytes)), requestedAt: head.requestedAt,
          receivedAt: head.receivedAt, selectingFields: head.selectingFields))
      rest = rest.dropFirst(head.bodyBytes)
    }
    return rest.isEmpty ? responses : nil
  }

  private static let cookieFields = ["Set-Cookie", "Set-Cookie2"].compactMap { HTTPField.Name($0) }
}
