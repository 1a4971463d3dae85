import DomainTesting
import Images
import Synchronization
import Terminal
import TerminalImage

@testable import photolist

/// Makes flat pictures, as soon as it is let.
final class PictureMaker: Sendable {
  /// What holds a picture up.
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

  /// What pictures were made for so far, in order; those that failed included.
  var asked: [PictureRequest] { state.withLock { $0.asked } }
  /// Those that nobody waited for to the end.
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
    if fails { throw PictureError.refused }
    return try PreparedPicture(jpeg: file, for: request)
  }
}

extension PhotoPipeline {
  /// A pipeline whose pictures a maker makes.
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
