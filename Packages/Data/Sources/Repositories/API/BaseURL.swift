import HTTPTypes
import Networking

/// Where an API is: scheme, host, port, and a path that every request begins with.
///
///     BaseURL("https://api.unsplash.com")
///     BaseURL("http://localhost:8080/unsplash/")
public struct BaseURL: Hashable, Sendable, CustomStringConvertible {
  /// Without a slash at its end.
  public let description: String
  let host: String
  private let origin: String

  /// Nil when `text` is no absolute http or https address, holds a user name or a password, or has a query.
  public init?(_ text: String) {
    guard let head = Request(url: text)?.head, let scheme = head.scheme, let authority = head.authority,
      let path = head.path, !path.contains("?")
    else { return nil }
    origin = "\(scheme)://\(authority)"
    host = authority
    description = origin + path.dropLast(path.hasSuffix("/") ? 1 : 0)
  }

  /// The address of something below.
  ///
  /// - Parameters:
  ///   - path: its parts, as they are; they are encoded here.
  ///   - query: in this order, so that the same request has the same address.
  func address(_ path: [String], query: [(name: String, value: String)] = []) -> String {
    let items = query.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
    return description + path.map { "/" + $0.percentEncoded }.joined() + (items.isEmpty ? "" : "?" + items)
  }

  /// Whether `address` leads to the same scheme, host and port.
  func hasSameOrigin(as address: String) -> Bool {
    guard let head = Request(url: address)?.head, let scheme = head.scheme, let authority = head.authority else {
      return false
    }
    return origin == "\(scheme)://\(authority)"
  }
}

extension String {
  /// With everything but the unreserved characters of RFC 3986 written as `%XX`.
  fileprivate var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += hex.utf8.count == 1 ? "%0" + hex : "%" + hex
      }
    }
    return encoded
  }
}
