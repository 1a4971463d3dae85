import Testing

@testable import Terminal

#if canImport(Glibc)
import Glibc
#endif

struct WebBrowserTests {
  #if canImport(Glibc)
  @Test("An opened program runs in its own session and inherits no descriptor")
  func openedProgram() async throws {
    // A descriptor that programs inherit by default.
    let inherited = open("/dev/null", O_RDONLY)
    defer { close(inherited) }
    let path = "/tmp/photolist-opened-program-\(getpid())"
    defer { unlink(path) }
    let isOpened = await WebBrowser.run([
      "sh", "-c", "{ ps -o sid= -p $$; echo $$; test -e /proc/self/fd/\(inherited) && echo inherited; } > \(path)",
    ])
    #expect(!isOpened, "the last command finds no descriptor")
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    let count = fread(&buffer, 1, buffer.count - 1, file)
    let lines = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.drop { $0 == " " } == lines.last, "the program leads its session")
  }
  #endif
}
