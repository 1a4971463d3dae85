import NetworkingTesting
import ProgramTesting
import Testing

@Suite("The help of every command") struct HelpTests {
  @Test("The help of every command begins with examples", arguments: [Program.photolist, .samples])
  func examples(program: Program) async throws {
    let commands = try await Viewer().commands(of: program)
    #expect(commands.count > 5)
    for command in commands {
      let help = try await Viewer().types(command.path + ["--help"], to: program).output
      let paragraphs = help.split(separator: "\n\n", omittingEmptySubsequences: false)
      #expect(paragraphs.first?.hasPrefix("OVERVIEW: ") == true, "\(command)")
      let lines = paragraphs.dropFirst().first?.split(separator: "\n") ?? []
      #expect(lines.first == "EXAMPLES:", "\(command)")
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }, "\(command)")
      let name = ([program.rawValue] + command.path).joined(separator: " ")
      #expect(lines.dropFirst().contains { $0.contains(name) }, "\(command)")
    }
  }

  @Test("The result of every command is available as JSON") func json() async throws {
    let commands = try await Viewer().commands(of: .photolist)
    // A command that uses a web service reads the service's URL from a variable, such as ALBUMS_BASE_URL for `albums`.
    let service = try ScriptedServer { request in
      let item = #"{"id": "1", "name": "a"}"#
      return Reply(body: request.path.split(separator: "/").count == 1 ? "[\(item)]" : item)
    }
    let variables = commands.compactMap { command in
      command.path.first.map { ("\($0.uppercased().replacing("-", with: "_"))_BASE_URL", service.url("")) }
    }
    let viewer = try Viewer(Dictionary(variables) { $1 })
    let id = try await viewer.firstPhoto()
    _ = try await viewer.types("backup", "old.sqlite")
    _ = try await viewer.types("likes", "export", "old.json")
    let arguments: [String: [String]] = [
      "search": ["a"], "topic": ["lakes"], "user": ["leilan"], "collection": [try await viewer.firstCollection()],
      "show": [id], "statistics": [id], "like": [id], "unlike": [id], "download": [id], "share": [id],
      "backup": ["new.sqlite"], "restore": ["old.sqlite"], "likes export": ["new.json"], "likes import": ["old.json"],
    ]
    for command in commands where command.isLeaf && command.path != ["serve"] {
      let more = arguments[command.path.joined(separator: " ")] ?? command.exampleArguments
      let answer = try await viewer.types(command.path + more + ["--format", "json"])
      #expect(answer.status == 0, "\(command)")
      #expect(throws: Never.self, "\(command)") { _ = try answer.json(as: AnyJSON.self) }
      let line = try await viewer.types(
        command.path + more.map { $0.replacing("new", with: "newer") } + ["--format", "ndjson"]
          + (command.path == ["download"] ? ["--force"] : []))
      #expect(line.status == 0, "\(command)")
      #expect(!line.lines.isEmpty || (command.path.count > 1 && command.path.last == "list"), "\(command)")
      for line in line.lines { #expect(line.hasPrefix("{") && line.hasSuffix("}"), "\(command)") }
    }
  }
}

/// A JSON object or array with any content.
private struct AnyJSON: Decodable {
  private struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) == nil { _ = try decoder.container(keyedBy: Key.self) }
  }

  private enum Key: CodingKey { case any }
}

/// A command in the output of `--experimental-dump-help`.
struct DescribedCommand: CustomStringConvertible {
  let path: [String]
  let isLeaf: Bool
  /// The arguments in the first example of the help; empty if the command requires none.
  let exampleArguments: [String]

  var description: String { path.joined(separator: " ") }
}

extension Viewer {
  /// Returns all commands of a program, beginning with the root command.
  func commands(of program: Program) async throws -> [DescribedCommand] {
    struct Tool: Decodable {
      struct Command: Decodable {
        struct Argument: Decodable {
          let isOptional: Bool
        }

        let commandName: String
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?

        func all(of program: Program, below path: [String]) -> [DescribedCommand] {
          let children = (subcommands ?? []).filter { $0.commandName != "help" }
          let command = DescribedCommand(
            path: path, isLeaf: children.isEmpty, exampleArguments: exampleArguments(of: program, path))
          return [command] + children.flatMap { $0.all(of: program, below: path + [$0.commandName]) }
        }

        private func exampleArguments(of program: Program, _ path: [String]) -> [String] {
          guard arguments?.contains(where: { !$0.isOptional }) == true else { return [] }
          let start = ([program.rawValue] + path).joined(separator: " ") + " "
          let examples = (discussion ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
          let example = examples.first { $0.hasPrefix(start) }?.dropFirst(start.count) ?? ""
          return words(of: example)
        }

        /// Splits a line at its spaces, as a shell does. A text in double quotes is one word.
        private func words(of line: Substring) -> [String] {
          line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
          }
        }
      }

      let command: Command
    }
    return try await types(["--experimental-dump-help"], to: program).json(as: Tool.self).command
      .all(of: program, below: [])
  }

  fileprivate func firstCollection() async throws -> String {
    struct Collection: Decodable {
      let id: String
    }
    let collections = try await types("collections", "--format", "json").json(as: [Collection].self)
    return try #require(collections.first).id
  }
}
