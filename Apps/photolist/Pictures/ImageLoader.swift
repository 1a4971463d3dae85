import Networking

/// Gets pictures' files, through the same layers as everything else: joined, stored on the disk, tried again.
struct ImageLoader: Sendable {
  private let transport: any Transport
  private let limits: Limits

  init(transport: any Transport, limits: Limits) {
    self.transport = transport
    self.limits = limits
  }

  /// Fetches and decodes a picture, not on the caller's actor.
  @concurrent
  func picture(for request: PictureRequest, id: Int) async throws -> PreparedPicture {
    let file = try await file(at: request.address)
    try Task.checkCancellation()
    return try PreparedPicture(id: id, jpeg: file, for: request)
  }

  /// - Throws: `PictureError`, or why there is no answer.
  func file(at address: String) async throws -> [UInt8] {
    guard var request = Request(url: address) else { throw PictureError.badAddress }
    request.limits = limits
    let response = try await transport.send(request)
    guard response.isSuccessful else { throw PictureError.refused }
    return response.body
  }
}

enum PictureError: Error {
  case badAddress
  case refused
}
