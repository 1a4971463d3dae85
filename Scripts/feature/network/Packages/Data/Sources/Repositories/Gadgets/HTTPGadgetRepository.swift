public import Domain
public import Foundation
import HTTPTypes
public import Networking

// [detail]
/// Fetches the gizmos of a web service. `GET /GIZMOS` returns a JSON array, and `GET /GIZMOS/ID` returns an object
/// of this array.
// [else]
/// Fetches the gizmos of a web service. `GET /GIZMOS` returns a JSON array.
// [end]
public struct HTTPGadgetRepository: GadgetRepository {
  /// The base URL of the service. Replace this example with the URL of your service.
  public static let officialBase = BaseURL("https://GIZMOS.example")!

  private let client: APIClient

  /// - Parameters:
  ///   - base: The base URL of the service.
  ///   - limits: The limits of a response's size and time.
  ///   - now: Returns the current date.
  public init(
    transport: any Transport, base: BaseURL = officialBase, limits: Limits = Limits(bodyBytes: 16 << 20),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    client = APIClient(
      transport: transport, base: base, headers: [.accept: "application/json"], limits: limits, now: now)
  }

  public func gadgets() async throws(RepositoryError) -> [Gadget] {
    let response = try await client.get(LenientList<GadgetDTO>.self, ["GIZMOS"])
    var seen: Set<Gadget.ID> = []
    return client.items(of: response.body).compactMap { $0.toDomain() }.filter { seen.insert($0.id).inserted }
  }
  // [detail]

  public func gadget(_ id: Gadget.ID) async throws(RepositoryError) -> Gadget {
    let response = try await client.get(GadgetDTO.self, ["GIZMOS", id.rawValue])
    guard let gadget = response.body.toDomain() else {
      throw .malformed(reason: .invalidReply(host: client.base.host))
    }
    return gadget
  }
  // [end]
}
