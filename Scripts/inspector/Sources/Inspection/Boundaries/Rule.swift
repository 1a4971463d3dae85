/// A rule of the boundary table. A line of the table that lists several names contains several rules.
package struct Rule: Equatable, Sendable {
  package var kind: Kind
  package var reason: String
  package var line: Int

  package enum Kind: Hashable, Sendable {
    /// Matching modules may import `module`; `public import` is allowed if `isPublic` is true.
    case allow(from: Pattern, module: String, isPublic: Bool)
    /// Matching modules or files must not contain `code`.
    case forbid(in: Pattern, code: String)
    /// Every Swift target enables `feature`.
    case require(feature: String)
    /// Matching modules are exempt from `requirement`: a required feature, or the code of a `forbid` rule.
    case exempt(Pattern, requirement: String)
    /// `module` comes with the toolchain, so no manifest declares it.
    case toolchain(module: String)
  }

  /// A module's name, optionally followed by a slash and the path of a file in the module's folder. A `*` matches any
  /// text.
  package struct Pattern: Hashable, Sendable, CustomStringConvertible {
    package var description: String

    package init(_ description: String) {
      self.description = description
    }

    package var namesFiles: Bool { description.contains("/") }

    package func matches(_ module: String) -> Bool {
      parts.first.map { Self.matches($0, module) } ?? false
    }

    /// - Parameter file: the file's path in the module's folder, without `.swift`.
    package func matches(_ module: String, file: String) -> Bool {
      matches(module) && parts.dropFirst().allSatisfy { Self.matches($0, file) }
    }

    private var parts: [Substring] { description.split(separator: "/", maxSplits: 1) }

    private static func matches(_ pattern: Substring, _ name: String) -> Bool {
      var pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
      let tail = pieces.removeLast()
      guard let head = pieces.first else { return name == pattern }
      guard name.hasPrefix(head), name.dropFirst(head.count).hasSuffix(tail) else { return false }
      var rest = name.dropFirst(head.count).dropLast(tail.count)
      for piece in pieces.dropFirst() {
        guard let found = rest.firstRange(of: piece) else { return false }
        rest = rest[found.upperBound...]
      }
      return true
    }
  }
}

extension Rule: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .allow(let from, let module, let isPublic): "allow \(from): \(isPublic ? "public " : "")\(module)"
    case .forbid(let pattern, let code): "forbid \(pattern): \(code)"
    case .require(let feature): "require: \(feature)"
    case .exempt(let pattern, let requirement): "exempt \(pattern): \(requirement)"
    case .toolchain(let module): "toolchain: \(module)"
    }
  }
}
