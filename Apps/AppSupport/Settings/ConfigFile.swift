import Domain
import Foundation
package import Presentation

/// The fields of `config.json`, the config file. All fields are optional.
///
/// ```swift
/// let config = try ConfigFile(path: paths.configFile)
/// let color: ColorChoice? = try config.choice("color")
/// ```
///
/// Each error is a `CommandFailure` that names the file, the field, its value and the allowed values.
package struct ConfigFile {
  private let path: String
  private let fields: [String: Any]
  /// The strings for errors.
  package let strings: Strings

  /// Reads a file. A file that does not exist has no fields.
  package init(path: String, strings: Strings = .program) throws(CommandFailure) {
    self.path = path
    self.strings = strings
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .unreadableConfig(path, .denied, strings) }
      fields = [:]
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadableConfig(path, .notRegular, strings) }
    guard access(path, R_OK) == 0, let bytes = FileManager.default.contents(atPath: path) else {
      throw .unreadableConfig(path, .denied, strings)
    }
    fields = try Self.fields(in: bytes, path: path, strings.settings)
  }

  private static func fields(
    in bytes: Data, path: String, _ strings: SettingsStrings
  ) throws(CommandFailure) -> [String: Any] {
    let document: Any
    do {
      document = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
    } catch {
      throw .config(strings.notJSON(path, Self.place(of: error, in: bytes)), strings.correctConfig)
    }
    guard let fields = document as? [String: Any] else {
      throw .config(strings.notAnObject(path), strings.correctConfig)
    }
    return fields
  }

  /// Returns the position of a syntax error from a message of Foundation, such as "Invalid value around character 27."
  private static func place(of error: any Error, in bytes: Data) -> (line: Int, column: Int)? {
    let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
    if let match = text.firstMatch(of: /line (\d+), column (\d+)/), let line = Int(match.1), let column = Int(match.2) {
      return (line, column)
    }
    guard let match = text.firstMatch(of: /character (\d+)/), let offset = Int(match.1) else { return nil }
    let lines = bytes.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (max(1, lines.count), (lines.last?.count ?? 0) + 1)
  }

  /// Returns the value of a field that has a fixed list of values.
  package func choice<Value: Choice>(_ field: String) throws(CommandFailure) -> Value? {
    try value(field, allowed: strings.settings.oneOf(Value.allValueStrings)) { value in
      (value as? String).flatMap { Value(rawValue: $0) }
    }
  }

  package func boolean(_ field: String) throws(CommandFailure) -> Bool? {
    try value(field, allowed: strings.settings.trueOrFalse) { Self.isBoolean($0) ? $0 as? Bool : nil }
  }

  package func integer(_ field: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    try value(field, allowed: strings.settings.range(range)) { value in
      Self.isBoolean(value) ? nil : (value as? Int).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  package func number(
    _ field: String, allowed: String, where isAllowed: (Double) -> Bool
  ) throws(CommandFailure) -> Double? {
    try value(field, allowed: allowed) { value in
      Self.isBoolean(value) ? nil : (value as? Double).flatMap { isAllowed($0) ? $0 : nil }
    }
  }

  /// Returns the value of a field.
  ///
  /// - Parameters:
  ///   - allowed: the allowed values, as a text for the user.
  ///   - convert: returns nil if the value is wrong.
  package func value<Value>(
    _ field: String, allowed: String, _ convert: (Any) -> Value?
  ) throws(CommandFailure) -> Value? {
    guard let value = fields[field] else { return nil }
    guard let converted = convert(value) else {
      let strings = strings.settings
      throw .config(strings.wrongField(path, field, Self.text(of: value), allowed), strings.correctConfig)
    }
    return converted
  }

  /// Rejects fields that no app reads.
  ///
  /// - Parameter known: the fields of all apps.
  package func check(known: [String]) throws(CommandFailure) {
    guard let field = fields.keys.sorted().first(where: { !known.contains($0) }) else { return }
    let strings = strings.settings
    let advice = field.nearest(among: known).map { strings.didYouMean($0, known) } ?? strings.knownFields(known)
    throw .config(strings.unknownField(path, field), advice)
  }

  /// Foundation decodes both `true` and `1` as numbers.
  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }

  private static func text(of value: Any) -> String {
    let bytes = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? "?"
    return text.count > 60 ? "\(text.prefix(59))…" : text
  }
}

extension CommandFailure {
  fileprivate static func config(_ message: String, _ advice: String) -> CommandFailure {
    CommandFailure(message: message, advice: advice, status: .config)
  }

  fileprivate static func unreadableConfig(
    _ path: String, _ problem: FileProblem, _ strings: Strings
  ) -> CommandFailure {
    .config(strings.reasons.text(.unreadable(path: path, problem)), strings.settings.checkPermissions)
  }
}
