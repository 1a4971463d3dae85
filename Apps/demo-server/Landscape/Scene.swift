public import Images

/// A generated landscape, determined by its kind and its seed.
///
/// A scene can be rendered at any size. Pictures with the same aspect ratio show the same content.
public struct Scene: Hashable, Sendable {
  public let kind: SceneKind
  public let seed: UInt64

  public init(kind: SceneKind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  /// Renders the scene.
  ///
  /// Uses 16 to 23 bytes of memory per pixel. The composition depends on the aspect ratio of `size`: a portrait picture
  /// is not cropped from a landscape picture.
  /// - Precondition: both sides of `size` are at least 1.
  public func render(at size: ImageSize) -> RGBImage {
    composition(for: size).render(at: size)
  }

  /// Renders the same picture as ``render(at:)``, on two cores.
  public func renderSoon(at size: ImageSize) async -> RGBImage {
    await composition(for: size).renderInHalves(at: size)
  }

  private func composition(for size: ImageSize) -> Composition {
    var random = SeededRandom(seed: seed)
    return Composition(kind, portrait: size.height > size.width, &random)
  }
}
