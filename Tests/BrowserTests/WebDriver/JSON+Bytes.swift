import Foundation
import Web

extension JSON {
  var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The elements of an array; empty for any other value.
  var elements: [JSON] { array ?? [] }

  init(bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  var bytes: [UInt8] {
    get throws { Array(try JSONEncoder().encode(self)) }
  }
}
