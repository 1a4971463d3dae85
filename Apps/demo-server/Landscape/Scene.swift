public import Images

/// A landscape that nobody has seen: everything in it follows from its kind and its seed.
///
/// The same scene can be rendered at any size; it shows the same at each, with as much detail as fits.
public struct Scene: Hashable, Sendable {
  public let kind: SceneKind
  public let seed: UInt64

  public init(kind: SceneKind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  /// Renders the scene.
  ///
  /// Costs about half a microsecond a pixel on one core, and 16 bytes a pixel while it works. The shape of `size` decides the shape
  /// of the picture: a portrait is composed as one, not cut out of a landscape.
  /// - Precondition: neither side of `size` is below 1.
  public func render(at size: ImageSize) -> RGBImage {
    composition(for: size).render(at: size)
  }

  /// Renders the scene on two cores: the same picture, sooner.
  public func renderSoon(at size: ImageSize) async -> RGBImage {
    await composition(for: size).renderInHalves(at: size)
  }

  private func composition(for size: ImageSize) -> Composition {
    var random = SeededRandom(seed: seed)
    return Composition(kind, portrait: size.height > size.width, &random)
  }
}
