import Domain
import Images
import Landscape

/// Paints the covers of the demo shop: landscapes that depend on the album's name.
enum DemoCover {
  private static let size = ImageSize(width: 400, height: 400)

  /// Paints a cover off the caller's actor. Takes about 0.1 s.
  @concurrent
  static func paint(_ album: String) async throws(RepositoryError) -> [UInt8] {
    let seed = album.utf8.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    let kind = SceneKind.allCases[Int(seed % UInt64(SceneKind.allCases.count))]
    do throws(JPEGError) {
      return try Scene(kind: kind, seed: seed).render(at: size).jpeg()
    } catch {
      throw .malformed(reason: .message("\(error)"))
    }
  }
}
