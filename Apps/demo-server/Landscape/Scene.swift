public import Images

/// A generated landscape, determined by its kind and its seed.
///
/// A scene can be rendered at any size and shows the same content at each.
public struct Scene: Hashable, Sendable {
  public let kind: SceneKind
  public let seed: UInt64

  public init(kind: SceneKind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  /// Renders the scene.
  ///
  /// Uses 16 bytes of memory per pixel. The composition depends on the shape of `size`: a portrait is not cropped from
  /// a landscape.
  /// - Precondition: both sides of `size` are at least 1.
  public func render(at size: ImageSize) -> RGBImage {
    composition(for: size).render(at: size)
  }

  /// Renders the same picture on two cores.
  public func renderSoon(at size: ImageSize) async -> RGBImage {
    await composition(for: size).renderInHalves(at: size)
  }

  private func composition(for size: ImageSize) -> Composition {
    var random = SeededRandom(seed: seed)
    return Composition(kind, portrait: size.height > size.width, &random)
  }
}
