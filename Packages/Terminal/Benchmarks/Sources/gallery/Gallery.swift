import Encoding
import Images
import Reactive
import Terminal
import TerminalImage

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Two programs for benchmarks: a browser of 100,000 pictures, and a command that prints one picture.
///
///     gallery FILE…              browses; repeats the files to get 100,000 pictures
///     gallery show METHOD FILE   prints a picture on 80×40 cells
@main
enum Gallery {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 3, arguments[0] == "show", let method = Method(rawValue: arguments[1]) {
      show(arguments[2], method)
      exit(0)
    }
    runMain { await browse(arguments) }
  }

  private static func show(_ file: String, _ method: Method) {
    do {
      let jpeg = try contents(of: file)
      let area = CellArea(columns: 80, rows: 40)
      try Output.standard.write(method.show(jpeg, on: area, cell: ImageSize(width: 10, height: 20))[...])
      if getenv("GALLERY_MEMORY") != nil { try Output.standardError.write("\(peakMemory)\n") }
    } catch {
      try? Output.standardError.write("gallery: \(error)\n")
      exit(1)
    }
  }

  @MainActor
  private static func browse(_ files: [String]) async {
    var environment: [String: String] = [:]
    for name in ["TERM", "COLORTERM"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    do {
      let thumbnails = Thumbnails(of: try files.map(contents(of:)))
      let screen = GalleryScreen(thumbnails)
      let application = TerminalApplication(window: Window(content: screen.view), environment: environment)
      let bag = DisposeBag()
      application.capabilities.drive(thumbnails.rx.capabilities).disposed(by: bag)
      screen.view.addCommand("Quit", keys: [.character("q")], isHint: true)
        .subscribe(onNext: { application.quit() }).disposed(by: bag)
      screen.view.addCommand("Crash", keys: [.character("x")])
        .subscribe(onNext: { fatalError("crash on purpose") }).disposed(by: bag)
      try await application.run()
    } catch {
      try? Output.standardError.write("gallery: \(error)\n")
      exit(1)
    }
  }

  /// The process's peak memory use, as the system reports it.
  private static var peakMemory: String {
    guard let status = try? contents(of: "/proc/self/status") else { return "" }
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("VmHWM:") }.map(String.init) ?? ""
  }

  private static func contents(of path: String) throws(CannotRead) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CannotRead(path: path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}

struct CannotRead: Error {
  let path: String
}
