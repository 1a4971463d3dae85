public import Domain
public import Foundation
import HTTPTypes
public import Networking

/// Loads covers from the shop's image server. Accepts only JPEG images.
public struct HTTPArtworkRepository: ArtworkRepository {
  private let transport: any Transport
  private let limits: Limits
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - limits: The limits of a cover's size and time.
  ///   - now: Returns the current date.
  public init(
    transport: any Transport, limits: Limits = Limits(bodyBytes: 4 << 20), now: @escaping @Sendable () -> Date
  ) {
    self.transport = transport
    self.limits = limits
    self.now = now
  }

  public func artwork(at address: String) async throws(RepositoryError) -> Artwork {
    guard var request = Request(url: address, headers: [.accept: "image/jpeg"]) else { throw .notFound }
    request.limits = limits
    let host = request.head.authority ?? ""
    let response: Response
    do {
      response = try await transport.send(request)
    } catch {
      throw RepositoryError(error, host: host, now: now())
    }
    guard response.head.status.kind == .successful else {
      throw RepositoryError(refusal: response, host: host, secrets: [], now: now())
    }
    // Every JPEG file begins with these bytes.
    guard response.body.starts(with: [0xFF, 0xD8, 0xFF]) else {
      throw .malformed(reason: .notJPEG(name: host))
    }
    return Artwork(jpeg: response.body)
  }
}
