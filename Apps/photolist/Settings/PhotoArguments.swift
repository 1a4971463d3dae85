import AppSupport
import ArgumentParser
import Domain
import Foundation
import Presentation

/// The photos on which a command acts.
struct PhotoArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The photos' ids, slugs or links. Use - to read them from standard input, one per line.", valueName: "photo"),
    completion: Completions.photos)
  var names: [String]

  /// Whether the user has named a single photo, so that the JSON output is an object instead of an array.
  var isOne: Bool { names.count == 1 && names != ["-"] }
}

extension PhotoArguments {
  /// Performs an action for one photo after another, and writes the results. Reports a failure, and continues with the
  /// next photo.
  ///
  /// - Parameters:
  ///   - isSpaced: Whether an empty line separates the results in the format `table`.
  ///   - action: Returns the result; nil if there is nothing to write.
  /// - Throws: The `ExitCode` of the first failure, or `OutputError`.
  @MainActor
  func perform(
    on app: CompositionRoot, isSpaced: Bool = false,
    _ action: (PhotoReference) async throws -> (any ConsoleDocument)?
  ) async throws {
    let console = app.console
    var records: [JSONObject] = []
    var failure: ExitStatus?
    var mustSeparate = false
    for reference in try await references(app.strings) where !Task.isCancelled {
      do {
        if mustSeparate { try console.write(line: "") }
        guard let result = try await action(reference) else { continue }
        if console.format == .json, !isOne {
          records.append(result.record)
        } else {
          try console.write(result)
          mustSeparate = isSpaced && console.format == .table
        }
      } catch let error as CommandFailure {
        console.report(error)
        failure = failure ?? error.status
      }
    }
    if console.format == .json, !isOne { try console.write(array: records) }
    if let failure { throw failure.code }
  }

  private func references(_ strings: Strings) async throws -> [PhotoReference] {
    var references: [PhotoReference] = []
    for name in names {
      if name == "-" {
        references += try PhotoReference.list(in: try await readInput(name, strings: strings), strings)
      } else {
        references.append(PhotoReference(name))
      }
    }
    return references
  }
}

extension PhotoReference {
  /// A photo in the output of a command with `--format json` or `ndjson`.
  private struct Listed: Decodable {
    let id: String
    let source: String

    var reference: PhotoReference {
      PhotoSource(rawValue: source).map { PhotoReference(Photo.ID(source: $0, value: id)) } ?? PhotoReference(id)
    }
  }

  /// Parses a list of photos: one name per line, one JSON object per line, or a JSON array of objects. Ignores blank
  /// lines and lines that begin with `#`.
  ///
  /// - Throws: `CommandFailure`, if the text begins like JSON but is not valid.
  fileprivate static func list(in bytes: [UInt8], _ strings: Strings) throws -> [PhotoReference] {
    func decoded<Value: Decodable>(_ bytes: some Sequence<UInt8>) throws -> Value {
      do {
        return try JSONDecoder().decode(Value.self, from: Data(bytes))
      } catch {
        throw CommandFailure(
          message: strings.arguments.malformedInput, advice: strings.arguments.describeInput, status: .badData)
      }
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    if lines.first?.hasPrefix("[") == true { return try (decoded(bytes) as [Listed]).map(\.reference) }
    return try lines.map { line in
      line.hasPrefix("{") ? try (decoded(line.utf8) as Listed).reference : PhotoReference(line)
    }
  }
}
