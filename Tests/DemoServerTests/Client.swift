import FlyingSocks
import Foundation

/// An HTTP client that opens a connection per request, on a Unix socket or a port.
struct Client {
  enum Address {
    case socket(String)
    case port(UInt16)
  }

  struct Reply {
    let status: Int
    /// The headers, with names in lower case.
    let headers: [String: String]
    let body: [UInt8]

    func json() throws -> Any {
      try JSONSerialization.jsonObject(with: Data(body))
    }
  }

  struct Malformed: Error {}

  let address: Address

  func get(_ target: String, headers: [String: String] = [:]) async throws -> Reply {
    try await send("GET", target, headers: headers)
  }

  func send(_ method: String, _ target: String, headers: [String: String] = [:]) async throws -> Reply {
    let connection = try await connected()
    defer { try? connection.close() }
    var head = "\(method) \(target) HTTP/1.1\r\nHost: demo.photolist\r\nConnection: close\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    try await connection.write(Data("\(head)\r\n".utf8))
    var bytes: [UInt8] = []
    do {
      while true { bytes += try await connection.read(atMost: 1 << 16) }
    } catch SocketError.disconnected {
      return try reply(bytes)
    }
  }

  private func connected() async throws -> AsyncSocket {
    switch address {
    case .socket(let path): try await AsyncSocket.connected(to: sockaddr_un.unix(path: path))
    case .port(let port): try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    }
  }

  private func reply(_ bytes: [UInt8]) throws -> Reply {
    guard let end = Data(bytes).firstRange(of: Data("\r\n\r\n".utf8)) else { throw Malformed() }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw Malformed()
    }
    let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    return Reply(status: status, headers: Dictionary(pairs) { $0 + ", " + $1 }, body: Array(bytes[end.upperBound...]))
  }
}
