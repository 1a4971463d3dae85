import DemoServer
import Images
import Landscape
import Testing

@Suite("Generated landscapes") struct SceneTests {
  private let size = ImageSize(width: 60, height: 40)

  @Test("Rendering a scene twice results in the same picture", arguments: SceneKind.allCases)
  func sceneDeterminesPicture(kind: SceneKind) {
    #expect(Scene(kind: kind, seed: 3).render(at: size) == Scene(kind: kind, seed: 3).render(at: size))
  }

  @Test(
    "Rendering the two halves of a scene results in the same picture as rendering the whole scene",
    arguments: SceneKind.allCases)
  func halvesAreIdentical(kind: SceneKind) async {
    for size in [size, ImageSize(width: 1, height: 3), ImageSize(width: 33, height: 50)] {
      let scene = Scene(kind: kind, seed: 5)
      #expect(await scene.renderSoon(at: size) == scene.render(at: size))
    }
  }

  @Test("Scenes of the same kind with different seeds differ", arguments: SceneKind.allCases)
  func scenesDiffer(kind: SceneKind) {
    let pictures = (1...8).map { Scene(kind: kind, seed: $0 &* 7919).render(at: size) }
    for (index, picture) in pictures.enumerated() {
      for other in pictures[(index + 1)...] {
        let difference = zip(picture.pixels, other.pixels).map { abs(Int($0) - Int($1)) }.reduce(0, +)
        #expect(difference > picture.pixels.count * 5)
      }
    }
  }

  @Test(
    "A scene can be rendered at any size",
    arguments: [ImageSize(width: 1, height: 1), ImageSize(width: 1, height: 90), ImageSize(width: 90, height: 1)])
  func anySizeCanBeRendered(size: ImageSize) {
    for kind in SceneKind.allCases {
      for seed in 0..<4 {
        #expect(Scene(kind: kind, seed: UInt64(seed)).render(at: size).size == size)
      }
    }
  }

  /// Below the horizon, every photo of the catalog must show details, not only a gradient.
  @Test("Every photo shows details below the horizon") func everyPhotoShowsGround() {
    for photo in Catalogue().photos {
      let picture = photo.scene.render(at: photo.size.fitted(into: size))
      let roughness = (picture.height * 6 / 10..<picture.height).map { y in
        let row = (0..<picture.width).map { Int(picture[$0, y].green) }
        return zip(row, row.dropFirst()).map { abs($0 - $1) }.reduce(0, +)
      }
      #expect(roughness.max() ?? 0 >= picture.width * 5 / 6, "\(photo.scene)")
    }
  }

  /// Parts of a scene can extend beyond the picture, and the renderer must clip them.
  @Test("A scene with any seed can be rendered", arguments: SceneKind.allCases)
  func anySeedCanBeRendered(kind: SceneKind) {
    for seed in 0..<60 {
      let side = 9 + seed % 23
      for size in [ImageSize(width: side * 2, height: side), ImageSize(width: side, height: side * 2)] {
        #expect(Scene(kind: kind, seed: UInt64(seed)).render(at: size).size == size)
      }
    }
  }

  /// A thumbnail must look like the large picture.
  @Test("A small picture of a scene is similar to a large picture of the scene", arguments: SceneKind.allCases)
  func smallPictureIsSimilar(kind: SceneKind) {
    let scene = Scene(kind: kind, seed: 11)
    let large = scene.render(at: ImageSize(width: 480, height: 320)).resized(to: ImageSize(width: 24, height: 16))
    let small = scene.render(at: ImageSize(width: 120, height: 80)).resized(to: ImageSize(width: 24, height: 16))
    let difference = zip(large.pixels, small.pixels).map { abs(Int($0) - Int($1)) }.reduce(0, +)
    #expect(difference < large.pixels.count * 12)
  }

  /// Noise prevents color bands, so each row of the sky must contain several values.
  @Test("Skies have no color bands") func skiesHaveNoBands() {
    var checked = 0
    for seed in 0..<12 {
      let picture = Scene(kind: .deserts, seed: UInt64(seed)).render(at: ImageSize(width: 240, height: 160))
      for y in 0..<12 {
        let row = (100..<140).map { picture[$0, y].green }
        guard let low = row.min(), let high = row.max(), high - low < 12 else { continue }
        checked += 1
        #expect(Set(row).count > 1)
      }
    }
    #expect(checked > 20)
  }
}
