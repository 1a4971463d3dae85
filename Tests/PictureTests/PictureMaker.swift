import Domain
import DomainTesting
import Images
import Synchronization
import Terminal
import TerminalImage

@testable import photolist

/// A fake loader that creates pictures of one color when the test allows it.
final class PictureMaker: Sendable {
  /// The gate that delays pictures until the test opens the gate.
  let gate = Gate()

  private struct State {
    var asked: [PictureRequest] = []
    var cancelled: [PictureRequest] = []
    var fails = false
  }

  private let state = Mutex(State())
  private let file: [UInt8]

  init() throws {
    file = try RGBImage(width: 8, height: 8, pixels: Array(repeating: 120, count: 192)).jpeg()
    gate.open()
  }

  /// All requests so far, in order, including failed requests.
  var asked: [PictureRequest] { state.withLock { $0.asked } }
  /// The requests that were canceled.
  var cancelled: [PictureRequest] { state.withLock { $0.cancelled } }
  var fails: Bool {
    get { state.withLock { $0.fails } }
    set { state.withLock { $0.fails = newValue } }
  }

  func picture(for request: PictureRequest) async throws -> PreparedPicture {
    state.withLock { $0.asked.append(request) }
    do {
      try await gate.wait()
    } catch {
      state.withLock { $0.cancelled.append(request) }
      throw error
    }
    if fails { throw RepositoryError.notFound }
    return try PreparedPicture(jpeg: file, for: request)
  }
}

extension PhotoPipeline {
  /// Creates a pipeline that loads its pictures from a fake loader.
  convenience init(
    capabilities: Capabilities, costLimit: Int = 8 << 20, workLimit: Int = 6, maker: PictureMaker
  ) {
    var lastID = 0
    self.init(
      capabilities: capabilities, costLimit: costLimit, workLimit: workLimit,
      makeID: {
        lastID += 1
        return lastID
      },
      load: { try await maker.picture(for: $0) })
  }
}
