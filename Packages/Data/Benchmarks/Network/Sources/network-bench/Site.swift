import ClientSupport
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An nginx on two loopback ports that serves a page of JSON and a large file.
struct Site {
  static let pageBytes = 11_322
  static let fileBytes = 500 << 20

  let folder: URL
  let httpPort: UInt16
  let httpsPort: UInt16
  private let script: Program

  var caFile: String { folder.appending(path: "ca.pem").path }
  var page: String { "http://127.0.0.1:\(httpPort)/page.bin" }
  var securePage: String { "https://localhost:\(httpsPort)/page.bin" }
  var file: String { "http://127.0.0.1:\(httpPort)/file.bin" }
  /// A folder in memory if the system has one, so that the speed of the disk does not affect the results.
  var downloadFolder: String { FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : folder.path }
  var downloadPath: String { downloadFolder + "/network-bench-download" }

  /// - Parameter script: The path of the script `Packages/Data/Tests/servers`.
  init(script: URL) throws {
    self.script = Program(executable: script)
    folder = FileManager.default.temporaryDirectory.appending(
      path: "network-bench-\(ProcessInfo.processInfo.processIdentifier)")
    httpPort = try Self.freePort()
    httpsPort = try Self.freePort()
    try FileManager.default.createDirectory(at: folder.appending(path: "www"), withIntermediateDirectories: true)
    let page = (0..<Self.pageBytes).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    try Data(page).write(to: folder.appending(path: "www/page.bin"))
    let large = folder.appending(path: "www/file.bin").path
    guard FileManager.default.createFile(atPath: large, contents: nil), truncate(large, off_t(Self.fileBytes)) == 0
    else {
      throw ClientError(description: "\(large) could not be created")
    }
    _ = try self.script.run(["start", "nginx", folder.path, "\(httpPort)", "\(httpsPort)"])
  }

  func close() {
    _ = try? script.run(["stop", folder.path])
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(atPath: downloadPath)
  }

  /// Returns a free port.
  private static func freePort() throws -> UInt16 {
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { closeSocket(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 ? getsockname(descriptor, $0, &length) : -1
      }
    }
    guard status == 0 else { throw ClientError(description: "no free port") }
    return UInt16(bigEndian: address.sin_port)
  }
}

/// Calls the system function `close`. Inside `Site`, the name `close` refers to a method.
private func closeSocket(_ descriptor: Int32) {
  close(descriptor)
}
