import Foundation
import Testing

@testable import Inspection

@Suite("The list of public declarations")
struct PublicAPITests {
  @Test("Each declaration and each conformance is a line")
  func lines() throws {
    let json = """
      {
        "symbols": [
          {
            "identifier": {"precise": "s:box"}, "pathComponents": ["Box"], "accessLevel": "open",
            "declarationFragments": [{"spelling": "class"}, {"spelling": " Box<Item>\\n  where Item : Any"}]
          },
          {
            "identifier": {"precise": "s:count"}, "pathComponents": ["Array", "total"], "accessLevel": "public",
            "declarationFragments": [{"spelling": "var total: Int { get }"}],
            "swiftExtension": {
              "extendedModule": "Swift",
              "constraints": [
                {"kind": "sameType", "lhs": "Element", "rhs": "Int"},
                {"kind": "conformance", "lhs": "Element", "rhs": "Copyable"}
              ]
            },
            "availability": [{"isUnconditionallyDeprecated": true}]
          }
        ],
        "relationships": [
          {"kind": "conformsTo", "source": "s:box", "target": "s:SQ", "targetFallback": "Swift.Equatable",
           "swiftConstraints": [{"kind": "conformance", "lhs": "Item", "rhs": "Equatable"}]},
          {"kind": "conformsTo", "source": "s:box", "target": "s:c", "targetFallback": "Swift.Copyable"},
          {"kind": "memberOf", "source": "s:count", "target": "s:box"}
        ]
      }
      """

    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))

    #expect(
      graph.lines(in: "Shop") == [
        "Shop.Box: open class Box<Item> where Item : Any",
        "Shop.Swift.Array.total: var total: Int { get } [where Element == Int] [deprecated]",
        "Shop.Box: conforms to Swift.Equatable [where Item : Equatable]",
      ])
  }

  @Test("The check shows a changed declaration and fails until the list is updated")
  func changedDeclaration() throws {
    let repository = try SampleRepository()
    try repository.build("Core")
    #expect(try api(repository).output.hasSuffix("api: 1 packages, 3 declarations, 3 differences\n"))
    #expect(try api(repository, "--check").status == 0)

    try repository.write(
      "Packages/Core/Sources/Core/Item.swift", "public struct Item: Sendable { public init(count: Int) {} }\n")
    try repository.build("Core")

    let check = try api(repository, "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("- Core.Item.init(): init()\n+ Core.Item.init(count:): init(count: Int)\n"))
    #expect(try api(repository).status == 0)
    #expect(try api(repository, "--check").status == 0)
  }

  private func api(_ repository: SampleRepository, _ arguments: String...) throws -> Command.Result {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let program = package.appending(path: ".build/debug/inspector").path
    return try Command([program, repository.folder.url.path, "api"] + arguments).run()
  }
}
