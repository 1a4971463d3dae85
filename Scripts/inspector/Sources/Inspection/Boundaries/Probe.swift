package import Foundation

/// A file of `Scripts/probes`: code for some modules, with lines that the compiler or the table must reject in these
/// modules.
///
/// The first line names the modules (`// in Domain, Presentation`) or a file of a module (`// in Shop/CartScreen`). The
/// compiler must reject a line that ends in `// refused: DIAGNOSTIC` with that diagnostic. The table must forbid a line
/// that ends in `// forbidden: FINDING`. Each marked line is checked together with all unmarked lines. The unmarked
/// lines alone, called the twin, must pass, so that a marked line is not rejected because of another line.
package struct Probe: Sendable {
  /// The path of the file, relative to the repository's root.
  package var path: String
  package var places: [Place]
  package var trials: [Trial]
  /// The source with a blank line in place of each marked line, so that line numbers do not change.
  package var twin: String

  package struct Place: Equatable, Sendable {
    package var module: String
    /// The path of the file in the module's folder, without `.swift`; nil if the probe names no file.
    package var file: String?
  }

  package var modules: [String] { places.map(\.module) }

  /// A line that must be rejected.
  package struct Trial: Sendable {
    package var line: Int
    package var judge: Judge
    /// A part of the expected diagnostic or finding.
    package var expected: String
    /// The source with this marked line and the unmarked lines.
    package var source: String
    package var file: SourceFile
  }

  package enum Judge: String, CaseIterable, Sendable {
    case compiler = " // refused: "
    case table = " // forbidden: "
  }

  package init(path: String, text: String) throws(InspectorError) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("// in ") else {
      throw InspectorError("\(path):1: a probe starts with `// in MODULE`")
    }
    places = first.dropFirst("// in ".count).split(separator: ", ").map { place in
      let parts = place.split(separator: "/", maxSplits: 1)
      return Place(module: String(parts.first ?? ""), file: parts.dropFirst().first.map(String.init))
    }
    let marks = lines.map(Self.mark)
    func source(with kept: Int?) -> String {
      lines.indices.map { marks[$0] == nil || $0 == kept ? lines[$0] : "" }.joined(separator: "\n")
    }
    twin = source(with: nil)
    trials = marks.enumerated().compactMap { index, mark in
      guard let (judge, expected) = mark else { return nil }
      let text = source(with: index)
      let file = SourceFile(path: path, text: text)
      return Trial(line: index + 1, judge: judge, expected: expected, source: text, file: file)
    }
    guard !trials.isEmpty else {
      throw InspectorError("\(path): no line is marked `// refused: …` or `// forbidden: …`")
    }
  }

  package static func load(_ url: URL, root: URL) throws(InspectorError) -> Probe {
    guard let data = try? Data(contentsOf: url) else { throw InspectorError("Cannot read \(url.path)") }
    let path = url.path.replacing(root.path + "/", with: "", maxReplacements: 1)
    return try Probe(path: path, text: String(decoding: data, as: UTF8.self))
  }

  private static func mark(_ line: Substring) -> (Judge, expected: String)? {
    for judge in Judge.allCases {
      if let mark = line.firstRange(of: judge.rawValue) {
        return (judge, String(line[mark.upperBound...]))
      }
    }
    return nil
  }

  /// The modules that marked lines import.
  package var refusedImports: Set<String> {
    Set(trials.flatMap { trial in trial.file.imports.filter { $0.line == trial.line }.map(\.module) })
  }
}
