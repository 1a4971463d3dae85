/// A package's manifest, as `swift package dump-package` prints it.
package struct Manifest: Decodable, Sendable {
  package var name: String
  package var products: [Product]
  package var targets: [Target]

  package init(name: String, products: [Product], targets: [Target]) {
    self.name = name
    self.products = products
    self.targets = targets
  }

  package struct Product: Decodable, Sendable {
    package var name: String
    package var targets: [String]

    package init(name: String, targets: [String]) {
      self.name = name
      self.targets = targets
    }
  }

  package struct Target: Decodable, Sendable {
    package var name: String
    package var kind: Kind
    /// The folder of the target's sources; nil for SwiftPM's default.
    package var path: String?
    package var dependencies: [Dependency]
    private var settings: [Setting]

    package init(
      name: String, kind: Kind, path: String? = nil, dependencies: [Dependency] = [], features: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.path = path
      self.dependencies = dependencies
      settings = features.map { Setting(kind: ["enableUpcomingFeature": .init(feature: $0)]) }
    }

    private enum CodingKeys: String, CodingKey {
      case name, path, dependencies, settings
      case kind = "type"
    }

    /// The upcoming features that the target enables.
    package var features: [String] {
      settings.compactMap { $0.kind["enableUpcomingFeature"]?.feature }
    }

    /// A build setting, for example `{"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}`. The value's type
    /// depends on the kind.
    private struct Setting: Decodable {
      var kind: [String: Value]

      struct Value: Decodable {
        var feature: String?

        init(feature: String) {
          self.feature = feature
        }

        init(from decoder: any Decoder) throws {
          feature = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .feature)
        }

        private enum CodingKeys: String, CodingKey {
          case feature = "_0"
        }
      }
    }

    /// The name of the target's module in an `import`.
    package var moduleName: String { Self.moduleName(of: name) }

    package static func moduleName(of target: String) -> String {
      target.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }
  }

  package enum Kind: String, Decodable, Sendable {
    case regular, executable, test, system, plugin, macro, binary
  }

  /// A target of the same package, or a product of another package.
  package enum Dependency: Decodable, Equatable, Sendable {
    case byName(String)
    case product(String)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.product) {
        var values = try container.nestedUnkeyedContainer(forKey: .product)
        self = .product(try values.decode(String.self))
      } else {
        let key: CodingKeys = container.contains(.target) ? .target : .byName
        var values = try container.nestedUnkeyedContainer(forKey: key)
        self = .byName(try values.decode(String.self))
      }
    }

    private enum CodingKeys: String, CodingKey {
      case byName, target, product
    }

    package var name: String {
      switch self {
      case .byName(let name), .product(let name): name
      }
    }
  }
}
