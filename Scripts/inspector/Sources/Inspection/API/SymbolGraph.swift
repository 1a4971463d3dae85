import Foundation

/// The public declarations of a module, as `swift symbolgraph-extract` writes them.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    var identifier: Identifier
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]?
    var swiftExtension: Extension?
    var availability: [Availability]?

    struct Identifier: Decodable {
      var precise: String
    }

    struct Fragment: Decodable {
      var spelling: String
    }

    struct Extension: Decodable {
      var extendedModule: String
      var constraints: [Constraint]?
    }

    struct Availability: Decodable {
      var isUnconditionallyDeprecated: Bool?
    }
  }

  struct Constraint: Decodable {
    var kind: String
    var lhs: String
    var rhs: String

    var text: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
    var swiftConstraints: [Constraint]?
  }

  /// Returns a line for each declaration and for each conformance.
  func lines(in module: String) -> [String] {
    let names = Dictionary(symbols.map { ($0.identifier.precise, $0.name(in: module)) }) { first, _ in first }
    return symbols.map { "\($0.name(in: module)): \($0.declaration)" }
      + relationships.compactMap { relationship in
        let protocolName = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
        guard ["conformsTo", "inheritsFrom"].contains(relationship.kind), !Self.implied.contains(protocolName) else {
          return nil
        }
        let type = names[relationship.source] ?? "\(module).\(relationship.source)"
        let verb = relationship.kind == "conformsTo" ? "conforms to" : "inherits from"
        return "\(type): \(verb) \(protocolName)" + Self.clause(relationship.swiftConstraints)
      }
  }

  /// Protocols to which the compiler makes almost every type conform.
  private static let implied: Set = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]

  fileprivate static func clause(_ all: [Constraint]?) -> String {
    let constraints = (all ?? []).filter { !implied.contains("Swift.\($0.rhs)") }
    guard !constraints.isEmpty else { return "" }
    return " [where " + constraints.map(\.text).joined(separator: ", ") + "]"
  }
}

extension SymbolGraph.Symbol {
  /// The name of the symbol with its module, such as `Module.Type.member`. For a member that extends another module's
  /// type, the name begins with both modules, as in `Module.OtherModule.Type.member`.
  fileprivate func name(in module: String) -> String {
    let extended = swiftExtension.map(\.extendedModule).flatMap { $0 == module ? nil : $0 }
    return ([module] + [extended].compactMap(\.self) + pathComponents).joined(separator: ".")
  }

  /// The declaration on one line, followed by the constraints of its extension and by `[deprecated]` if it is
  /// deprecated.
  fileprivate var declaration: String {
    let text = (declarationFragments ?? []).map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let isDeprecated = availability?.contains { $0.isUnconditionallyDeprecated == true } == true
    return (accessLevel == "open" ? "open " : "") + text + SymbolGraph.clause(swiftExtension?.constraints)
      + (isDeprecated ? " [deprecated]" : "")
  }
}
