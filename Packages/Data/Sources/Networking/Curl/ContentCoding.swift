import CurlShim

/// The content codings that libcurl decodes. A body with any other coding is passed on unchanged.
enum ContentCoding {
  /// Whether a header line is a `Content-Encoding` with a coding that libcurl cannot decode.
  static func isUnknown(inHeaderLine line: UnsafeRawBufferPointer) -> Bool {
    guard line.count > name.utf8CodeUnitCount, line[0] | 0x20 == UInt8(ascii: "c"), hasName(line) else { return false }
    let value = line[name.utf8CodeUnitCount...].split { $0 == UInt8(ascii: ",") }
    return value.contains { coding in
      let text = String(decoding: coding, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
      return !text.isEmpty && !known.contains(text)
    }
  }

  private static func hasName(_ line: UnsafeRawBufferPointer) -> Bool {
    name.withUTF8Buffer { name in zip(line, name).allSatisfy { $0 | 0x20 == $1 | 0x20 } }
  }

  private static let name: StaticString = "content-encoding:"

  private static let known: Set<String> = {
    let optional = [
      (CURL_VERSION_LIBZ, ["deflate", "gzip", "x-gzip"]), (CURL_VERSION_BROTLI, ["br"]), (CURL_VERSION_ZSTD, ["zstd"]),
    ]
    return Set(["identity"] + optional.filter { curlSupports(Int32($0.0)) != 0 }.flatMap(\.1))
  }()
}
