import Foundation
import HTTPTypes
import Networking

/// The base address of a web API: scheme, host, port and the start of every path.
///
///     BaseURL("https://api.unsplash.com")
///     BaseURL("http://localhost:8080/unsplash/")
public struct BaseURL: Hashable, Sendable, CustomStringConvertible {
  /// The address, without a slash at the end.
  public let description: String
  let host: String
  private let origin: String

  /// Returns nil if `text` is not an absolute http or https address, or has a user name, a password or a query.
  public init?(_ text: String) {
    guard let head = Request(url: text)?.head, let scheme = head.scheme, let authority = head.authority,
      let path = head.path, !path.contains("?")
    else { return nil }
    origin = "\(scheme)://\(authority)"
    host = authority
    description = origin + path.dropLast(path.hasSuffix("/") ? 1 : 0)
  }

  /// Returns an address that begins with this base address.
  ///
  /// - Parameters:
  ///   - path: The components of the path, without percent-encoding.
  ///   - query: The query items in a fixed order, so that equal requests have equal addresses.
  func address(_ path: [String], query: [(name: String, value: String)] = []) -> String {
    let items = query.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
    return description + path.map { "/" + $0.percentEncoded }.joined() + (items.isEmpty ? "" : "?" + items)
  }

  /// Whether `address` has the same scheme, host and port as this base address.
  func hasSameOrigin(as address: String) -> Bool {
    guard let head = Request(url: address)?.head, let scheme = head.scheme, let authority = head.authority else {
      return false
    }
    return origin == "\(scheme)://\(authority)"
  }
}

extension String {
  /// The text with all bytes percent-encoded, except for the unreserved characters of RFC 3986.
  fileprivate var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
