import Foundation
import NetworkingTesting
import Testing

@Suite("Shell completion") struct CompletionTests {
  /// Returns the completions that bash's completion function offers for a line.
  private func offers(_ words: [String], to viewer: Viewer) async throws -> [Substring] {
    let answer = try await viewer.types(
      script: """
        source <("$P" --generate-completion-script bash)
        COMP_WORDS=("$P" \(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count) COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
        _photolist "$P" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
    #expect(answer.errors.isEmpty)
    return answer.lines
  }

  @Test("bash completes topics, and ids of liked and cached photos, without a network") func bash() async throws {
    let server = try ForeignServer()
    let viewer = try server.viewer()
    #expect(try await offers(["topic", "a"], to: viewer).isEmpty, "nothing is cached")
    #expect(!viewer.files(in: ".cache").contains("photolist"), "nothing is created")
    _ = try await viewer.types("topics")
    _ = try await viewer.types("list")
    _ = try await viewer.types("like", "liked")
    let count = server.requests.count
    #expect(try await offers(["topic", ""], to: viewer) == ["alps"])
    #expect(try await offers(["topic", "x"], to: viewer).isEmpty)
    #expect(try await offers(["show", "o"], to: viewer) == ["one"])
    #expect(try await Set(offers(["download", "one", ""], to: viewer)).isSuperset(of: ["liked", "one", "two"]))
    #expect(try await offers(["topic", "--source", "demo", ""], to: viewer).filter { !$0.hasPrefix("-") }.isEmpty)
    #expect(server.requests.count == count)
  }

  @Test("bash completes the names of files") func fileNames() async throws {
    let viewer = try Viewer()
    try Data().write(to: viewer.home.appending(path: "a backup.sqlite"))
    let commands = [
      ["restore"], ["backup"], ["likes", "import"], ["likes", "export"], ["download", "x", "-o"], ["list", "--replay"],
    ]
    for command in commands {
      #expect(try await offers(command + ["a"], to: viewer) == ["a backup.sqlite"], "\(command)")
    }
  }

  @Test("The completion script of every shell completes topics and photos", arguments: ["bash", "zsh", "fish"])
  func scripts(shell: String) async throws {
    let viewer = try Viewer(["SAP_SHELL": shell])
    let script = try await viewer.types("--generate-completion-script", shell)
    #expect(script.status == 0)
    for command in ["topic", "show", "download"] { #expect(script.output.contains("---completion \(command)")) }
    _ = try await viewer.types("topics")
    let topics = try await viewer.types(
      "---completion", "topic", "--", "positional@0", "2", "0", "photolist", "topic", "")
    #expect(topics.lines.contains("lakes"))
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else { return }
    let check = try await viewer.types(
      script: "\"$P\" --generate-completion-script \(shell) > script; exec /usr/bin/\(shell) -n script")
    #expect(check.status == 0 && check.errors.isEmpty)
  }

  @Test("Ids that contain control characters or look like options are not completed") func hostileNames() async throws {
    let server = try ForeignServer { request in
      let photos = [#"\u001b[31mred"#, "-o", "good"].map { ForeignServer.photo($0) }
      return request.path == "/photos" ? Reply(body: "[\(photos.joined(separator: ","))]") : nil
    }
    let viewer = try server.viewer()
    _ = try await viewer.types("list")
    #expect(try await offers(["show", "x", ""], to: viewer).filter { !$0.hasPrefix("--") } == ["good"])
  }
}
