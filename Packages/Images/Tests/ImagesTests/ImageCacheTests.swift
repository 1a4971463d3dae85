import Testing

@testable import Images

@Suite("Image cache") struct ImageCacheTests {
  @Test("Replacing an image evicts no other image") func replacedImageCostsNothing() {
    var cache = ImageCache<String, Int>(costLimit: 10) { _ in 1 }
    _ = cache.insert(1, for: "other", keeping: [])
    for image in 1...100 { #expect(cache.insert(image, for: "replaced", keeping: []) == []) }
    #expect(cache.use("replaced") == 100)
    #expect(cache.use("other") == 1)
  }
}
