public import Domain
import Foundation

/// A repository of the gadgets in a JSON document.
public struct JSONGadgetRepository: GadgetRepository {
  private let document: [UInt8]

  /// - Parameter document: a JSON array of gadgets.
  public init(document: [UInt8]) {
    self.document = document
  }

  public func gadgets() async throws(RepositoryError) -> [Gadget] {
    do {
      return try JSONDecoder().decode([GadgetDTO].self, from: Data(document)).compactMap { $0.toDomain() }
    } catch {
      throw .malformed(reason: (error as? DecodingError)?.reason ?? "the document is not JSON")
    }
  }
}
