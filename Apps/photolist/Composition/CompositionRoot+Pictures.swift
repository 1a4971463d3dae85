import AppSupport
import Domain
import FolderSource
import Foundation
import Images
import Networking
import Presentation
import Repositories
import TerminalImage

/// Fetches and decodes the pictures of photos.
extension CompositionRoot {
  /// Returns a loader that throws failures with messages for the user.
  func pictures() -> ImageLoader<PictureRequest, PreparedPicture> {
    let load = pictureFiles()
    return ImageLoader(
      fetch: { try await load($0.address) },
      decode: { [pictureFailure] file, picture in
        do {
          return try PreparedPicture(jpeg: file, for: picture)
        } catch {
          throw pictureFailure(.malformed(reason: .notJPEG(name: picture.address)))
        }
      })
  }

  /// Returns the pictures for web pages as JPEG files, because browsers decode pictures themselves.
  func pictureTable() -> PictureTable {
    let load = pictureFiles()
    return PictureTable { [pictureFailure] address in
      let file = try await load(address)
      guard file.starts(with: [0xFF, 0xD8, 0xFF]) else {
        throw pictureFailure(.malformed(reason: .notJPEG(name: address)))
      }
      return file
    }
  }

  private var pictureFailure: @Sendable (RepositoryError) -> Failure {
    { [strings] in strings.failures.failure($0, now: Date.now) }
  }

  /// Returns a function that loads the file of a picture from the source or the cache.
  private func pictureFiles() -> @Sendable (_ address: String) async throws -> [UInt8] {
    var limits = Limits(bodyBytes: 32 << 20)
    limits.firstByteTime = .seconds(settings.timeout)
    return { [transport = network.transport, folderImages, limits, pictureFailure] address in
      if FolderImageLoader.handles(address) {
        do {
          return try await folderImages.image(at: address)
        } catch {
          throw pictureFailure(.unavailable(reason: .message("\(error)")))
        }
      }
      guard var request = Request(url: address) else {
        throw pictureFailure(.malformed(reason: .invalidRequest(host: address)))
      }
      let host = URL(string: address)?.host() ?? address
      request.limits = limits
      do {
        let response = try await transport.send(request)
        guard response.isSuccessful else {
          throw pictureFailure(RepositoryError(pictureStatus: response.status, host: host))
        }
        return response.body
      } catch let error as NetworkError {
        throw pictureFailure(RepositoryError(error, host: host, now: Date.now))
      }
    }
  }
}

extension RepositoryError {
  /// Creates the error of a picture that the server did not send.
  fileprivate init(pictureStatus status: Int, host: String) {
    self =
      [404, 410].contains(status)
      ? .notFound : .unavailable(reason: .requestRefused(host: host, detail: String(status)))
  }
}
