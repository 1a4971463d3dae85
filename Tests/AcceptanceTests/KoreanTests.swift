import Foundation
import NetworkingTesting
import Testing

/// Runs every command except `config` in Korean, and checks that the output contains no English.
///
/// From each line, the tests remove text that is the same in every language: data, options, names and paths. The rest
/// of the line must not contain a word in Latin letters.
@Suite("Korean") struct KoreanTests {
  /// For each command except `config`, a sequence of command lines that must succeed. `ID` stands for the id of a
  /// photo. Commands that are not listed run without arguments.
  private static let successes: [String: [[String]]] = [
    "browse": [
      ["browse"], ["download", "ID", "-o", "사진.jpg"], ["browse", "--plain", "--source", "folder", "."],
    ],
    "list": [["list", "--per-page", "2"], ["list", "--per-page", "2", "--offline"]],
    "search": [["search", "lake", "--per-page", "2"], ["search", "qqqq"]],
    "topics": [["topics"]], "topic": [["topic", "mountains", "--per-page", "2"]],
    "user": [["user", "leilan"]], "collections": [["collections"]], "collection": [["collection", "3712138"]],
    "random": [["random"]], "show": [["show", "ID"]], "statistics": [["statistics", "ID", "--days", "2"]],
    "like": [["like", "ID"], ["like", "ID"]], "unlike": [["unlike", "ID"], ["like", "ID"], ["unlike", "ID"]],
    "likes": [["likes"], ["like", "ID"], ["likes"], ["likes", "export", "l.json"], ["likes", "import", "l.json"]],
    "cache": [["cache"], ["cache", "info"], ["cache", "clear"]], "backup": [["backup", "b.sqlite"]],
    "restore": [["backup", "c.sqlite"], ["restore", "c.sqlite"]], "download": [["download", "ID"]],
    "share": [["share", "ID"]], "doctor": [["doctor"]],
  ]

  /// Command lines that must fail.
  private static let failures: [[String]] = [
    ["list", "--offline", "--page", "7"], ["list", "--source", "unsplash"], ["list", "--source", "folder", "/nothing"],
    ["list", "--source", "folder", "/etc/hostname"], ["list", "--replay", "nothing"], ["list", "--replay", "bad.json"],
    ["list", "--record", "bad.json"], ["search", "x", "--source", "picsum"], ["topics", "--source", "picsum"],
    ["random", "--source", "picsum"], ["user", "x", "--source", "picsum"], ["collections", "--source", "folder", "."],
    ["statistics", "ID", "--source", "folder", "."], ["search", "x", "--tint", "red", "--source", "folder", "."],
    ["show", "nothing"], ["topic", "nothing"], ["user", "nothing"], ["collection", "nothing"], ["like", "nothing"],
    ["unlike", "nothing"],
    ["share", "nothing"], ["download", "nothing"], ["statistics", "nothing"], ["likes", "import", "bad.json"],
    ["restore", "bad.json"], ["backup", "bad.json"], ["likes", "export", "bad.json"], ["backup", "no/such/folder/x"],
    // Usage errors that photolist finds.
    ["list", "--page", "0"], ["list", "--per-page", "99"], ["list", "--timeout", "0"], ["random", "--count", "99"],
    ["statistics", "ID", "--days", "99"], ["search", "  "], ["backup", ""], ["restore", ""], ["lst"], ["qqqqqqqqqqq"],
    ["--source", "demo", "list"], ["list", "--record", "a", "--replay", "b"], ["list", "--record", "a", "--offline"],
    ["download", "a", "b", "-o", "none"],
    // Usage errors that the argument parser finds.
    ["list", "--nonsense"], ["list", "--pagee", "1"], ["list", "--page"], ["list", "--page", "x"], ["list", "extra"],
    ["list", "one", "two"], ["list", "--format", "xml"], ["list", "--language", "fr"], ["list", "--quiet=1"],
    ["search", "lake", "--color", "pink"], ["list", "-qz"], ["search"], ["show"], ["likes", "import"],
    ["--generate-completion-script=cmd"],
  ]

  private static let configs = [
    "{", "{\"perPage\": x}", "[]", #"{"color": "red"}"#, #"{"colour": "auto"}"#, #"{"qqqqqqqq": 1}"#,
    #"{"perPage": 0}"#,
    #"{"mouse": 1}"#, #"{"timeout": "x"}"#, #"{"source": "flickr"}"#, #"{"keys": 1}"#, #"{"keys": {"x": ["y"]}}"#,
    #"{"keys": {"like": ["Ctrl-Ctrl"]}}"#, #"{"keys": {"like": ["x"], "quit": ["x"]}}"#,
  ]

  @Test("The output of commands that `successes` does not list contains no English", .timeLimit(.minutes(2)))
  func otherCommands() async throws {
    let help = try await Viewer().types("--help").output
    let section = try #require(help.components(separatedBy: "SUBCOMMANDS:").last)
    let names = section.matches(of: #/\n  ([a-z]+) /#).map { String($0.1) }
    #expect(names.count > 15)
    // `config` prints only paths and settings, and `serve` runs until it is interrupted.
    for name in names where Self.successes[name] == nil && !["help", "config", "serve"].contains(name) {
      let answer = try await Viewer().types(name, "--language", "ko")
      #expect(answer.status == 0, "\(name): \(answer)")
      expectKorean(answer, [name])
    }
  }

  @Test("The output of successful commands contains no English", arguments: successes.keys.sorted())
  func successfulCommand(command: String) async throws {
    let viewer = try Viewer()
    let photo = try await viewer.types("list", "--per-page", "1", "--format", "json").json(as: [Titled].self)[0]
    let data = [photo.id, photo.description, "Ctrl-Q", "Ctrl-C", "Space"]
    for arguments in try #require(Self.successes[command]) {
      // Only `browse` gets input, because other commands may end before the input is written.
      let input = arguments[0] == "browse" ? "?\n1\n?\nl\ns\nqqqq\nQ\nq\n" : ""
      let answer = try await viewer.types(
        arguments.map { $0 == "ID" ? photo.id : $0 } + ["--language", "ko"], saying: input)
      #expect(answer.status == 0, "\(arguments): \(answer)")
      expectKorean(answer, arguments, data: data)
    }
  }

  @Test("The output of serve contains no English", .timeLimit(.minutes(2)))
  func servedPageIsAnnounced() async throws {
    let answer = try await Viewer().types(
      script: """
        "$P" serve --source demo --port 0 --language ko >address 2>lines & server=$!
        until grep -q '^http' address && [ "$(wc -l <lines)" -ge 2 ]; do
          kill -0 $server || exit 99
          sleep 0.05
        done
        port=$(grep -o ':[0-9][0-9]*/' address | tr -d ':/')
        LANG=ko_KR.UTF-8 "$P" serve --source demo --port "$port"
        status=$?
        kill -INT $server
        wait $server
        cat lines
        exit $status
        """)
    #expect(answer.status == 69, "\(answer)")
    #expect(answer.output.contains("다음 주소를 여세요"))
    #expect(answer.output.contains("서버가 멈춥니다"))
    #expect(answer.errors.contains("이미 사용 중입니다"))
    expectKorean(answer, ["serve", "--port"], data: ["Ctrl-C"])
  }

  @Test("The errors of failed commands contain no English", .timeLimit(.minutes(5)))
  func failingCommands() async throws {
    let viewer = try Viewer(["LANG": "ko_KR.UTF-8"])
    try Data("{}\n".utf8).write(to: viewer.home.appending(path: "bad.json"))
    let id = try await viewer.firstPhoto()
    for arguments in Self.failures {
      let answer = try await viewer.types(arguments.map { $0 == "ID" ? id : $0 })
      #expect(answer.status != 0, "\(arguments)")
      expectKorean(answer, arguments, data: [id])
    }
  }

  @Test("Errors in settings are reported in Korean", .timeLimit(.minutes(5)))
  func settings() async throws {
    for config in Self.configs {
      let viewer = try Viewer(["LC_ALL": "ko_KR.UTF-8"])
      try viewer.writeConfig(config)
      let answer = try await viewer.types("list")
      #expect(answer.status == 78, "\(config)")
      expectKorean(answer, [config])
    }
    for variables in [
      ["HOME": ""], ["UNSPLASH_BASE_URL": "x"], ["PHOTOLIST_IMAGES": "x"], ["UNSPLASH_ACCESS_KEY": "a b\u{1}"],
      ["SSL_CERT_FILE": "/nothing"],
    ] {
      let answer = try await Viewer(variables.merging(["LANG": "ko"]) { $1 }).types("list")
      #expect(answer.status == 78 || answer.status == 77)
      expectKorean(answer, ["\(variables)"])
    }
  }

  @Test("The language in the config file overrides the locale, and --language overrides both")
  func configuredLanguage() async throws {
    let viewer = try Viewer(["LANG": "en_US.UTF-8"])
    try viewer.writeConfig(#"{"language": "ko"}"#)
    #expect(try await viewer.types("show", "nothing").errors.contains("찾을 수 없습니다"))
    #expect(try await viewer.types("lst").errors.contains("알 수 없는 명령"))
    #expect(try await viewer.types("show", "nothing", "--language", "en").errors.contains("Not found."))
    #expect(try await viewer.types("list", "--page", "0", "--language=en").errors.contains("--page takes"))
    #expect(try await viewer.types("doctor").output.contains("언어"))
  }

  @Test("Errors of a server are reported in Korean")
  func serverErrors() async throws {
    let bodies: [(Int, String)] = [
      (401, "{}"), (403, "{}"), (410, "{}"), (429, ""), (500, ""), (200, "<html>"), (200, "{}"), (200, "[{}]"),
    ]
    for (status, body) in bodies {
      let server = try ForeignServer { _ in Reply(status: status, body: body) }
      let viewer = try server.viewer(["LANG": "ko"])
      let answer = try await viewer.types("list", "--timeout", "5")
      #expect(answer.status != 0)
      expectKorean(answer, ["\(status)", body])
    }
  }

  @Test("The check detects English words")
  func checkFindsEnglish() {
    for line in [
      "For the next page, use --page 2.", "photolist: nothing: Not found.", "Removed: 3 photos, 2.0 KB.", "Photos  13",
      "Restored: b.sqlite.", "TITLE", "파일이 없습니다. Check the name.",
    ] {
      #expect(English(in: line).words.isEmpty == false, "\(line)")
    }
    for line in ["다음 쪽: --page 2", "photolist: 찾을 수 없습니다.", "/tmp/a/b/library.sqlite: 정상", "b.sqlite"] {
      #expect(English(in: line).words == [], "\(line)")
    }
  }

  private struct Titled: Decodable {
    let id: String
    let description: String
  }

  private func expectKorean(
    _ answer: Answer, _ arguments: [String], data: [String] = [], at place: SourceLocation = #_sourceLocation
  ) {
    for line in (answer.output + answer.errors).split(separator: "\n") {
      let given = (arguments + data).joined(separator: " ").split { !($0.isASCII && $0.isLetter) }.map(String.init)
      let words = English(in: data.reduce(String(line)) { $0.replacing($1, with: " ") }).words
        .filter { !given.contains($0) }
      #expect(words == [], "\(arguments): \(line)", sourceLocation: place)
    }
  }
}

/// The English words of a line, except words that are the same in every language.
private struct English {
  let words: [String]

  init(in line: String) {
    // Ignores the usage, which contains the names of commands, options and arguments.
    let isUsage = line.hasPrefix("사용법: ")
    // Ignores the rows and details of photos, which contain English texts of the demo catalog.
    let isData = line.contains("\t") && !line.hasPrefix("아이디") || Self.facts.contains { line.hasPrefix($0) }
    guard !isUsage, !isData else {
      words = []
      return
    }
    var text = line
    for pattern in Self.patterns {
      text = text.replacingOccurrences(of: pattern, with: " ", options: .regularExpression)
    }
    words = text.split { !($0.isASCII && $0.isLetter) }.map(String.init)
      .filter { $0.count > 1 && !Self.names.contains($0) }
  }

  /// Regular expressions for text that is the same in every language, such as URLs, paths, options and quoted names.
  private static let patterns = [
    "https?:[^ ]*", "<[a-z]+>", "[^ ]*/[^ ]*", "--?[a-z][a-z-]*", "'[^']*'", "\"[^\"]*\"", "“[^”]*”", "[A-Z]+_[A-Z_]+",
    "\\{.*\\}", "[^ ]+\\.(json|sqlite|jpg|jpeg)[^ ]*", "Ctrl-[A-Z]", "#[0-9a-f]{6}", "모든 (항목|동작): .*",
    "쓸 수 있는 값: [a-z, :A-Z]*",
  ]

  private static let facts = ["설명 ", "내용 ", "작가 ", "장소 ", "태그 ", "주제 ", "카메라 ", "노출 ", "그림: "]

  /// Words that are the same in every language: names of products, formats, units, settings, values and keys.
  private static let names: Set<String> = [
    "photolist", "demo", "picsum", "Lorem", "Picsum", "Unsplash", "folder", "PATH", "HOME", "PEM", "JSON", "HTML",
    "XML", "zsh", "bash", "fish",
    "HTTP", "http", "https", "KB", "MB", "ko", "true", "false", "auto", "kitty", "sixel", "iterm", "blocks", "none",
    "Enter", "Esc", "Home", "End", "PgUp", "PgDn", "Shift", "Tab", "Up", "id", "jpg", "color",
  ]
}
