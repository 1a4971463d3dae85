import DemoServer
import Images
import Testing

/// Tests the images of the demo server: size, quality, BlurHash, ranges, entity tags and invalid parameters.
@Suite("Images of the demo server") struct ImageTests {
  private let wide = Catalogue.small.photos.first { $0.size == ImageSize(width: 1920, height: 1280) }
  private let high = Catalogue.small.photos.first { $0.size == ImageSize(width: 1280, height: 1920) }

  @Test("An image has the requested size") func imageHasRequestedSize() async throws {
    let wide = try #require(wide)
    let high = try #require(high)
    let orders: [(target: String, size: ImageSize)] = [
      ("\(wide.id)?w=300", ImageSize(width: 300, height: 200)),
      ("\(wide.id)?h=100", ImageSize(width: 150, height: 100)),
      ("\(wide.id)?w=100&h=300&fit=max&fm=jpg", ImageSize(width: 100, height: 67)),
      ("\(wide.id)?w=90&h=90&fit=crop", ImageSize(width: 90, height: 90)),
      ("\(wide.id)?w=60&dpr=2", ImageSize(width: 120, height: 80)),
      ("\(high.slug)?w=100&ixid=abc", ImageSize(width: 100, height: 150)),
    ]
    try await withServer { client, _ in
      for (target, size) in orders {
        let reply = try await client.get("/images/\(target)")
        #expect(reply.status == 200 && reply.headers["content-type"] == "image/jpeg", "\(target)")
        #expect(try RGBImage.size(ofJPEG: reply.body) == size, "\(target)")
      }
    }
  }

  @Test("Images are never enlarged") func imagesAreNotEnlarged() async throws {
    let square = try #require(Catalogue.small.photos.first { $0.orientation == .squarish })
    try await withServer { client, _ in
      let reply = try await client.get("/images/\(square.id)?w=5000&h=5000&fit=crop&q=1")
      #expect(try RGBImage.size(ofJPEG: reply.body) == square.size)
    }
  }

  @Test("The quality determines the file size") func qualityDeterminesFileSize() async throws {
    let wide = try #require(wide)
    try await withServer { client, _ in
      let low = try await client.get("/images/\(wide.id)?w=300&q=10").body.count
      let high = try await client.get("/images/\(wide.id)?w=300&q=95").body.count
      #expect(low * 2 < high)
    }
  }

  @Test("The BlurHash matches the picture") func blurHashMatches() async throws {
    let wide = try #require(wide)
    try await withServer { client, _ in
      let details = try await client.get("/photos/\(wide.id)").json() as? [String: Any]
      let hash = try #require(details?["blur_hash"] as? String)
      let size = ImageSize(width: 12, height: 8)
      let blurred = try #require(RGBImage(blurHash: hash, size: size))
      let picture = try RGBImage(jpeg: await client.get("/images/\(wide.id)?w=300").body).resized(to: size)
      let difference = zip(blurred.pixels, picture.pixels).map { abs(Int($0) - Int($1)) }.reduce(0, +)
      #expect(difference < picture.pixels.count * 24)
      #expect((details?["color"] as? String)?.count == 7)
    }
  }

  /// A BlurHash consists of waves. At sharp edges, waves could produce colors that the picture does not contain.
  @Test("A BlurHash contains only colors of the picture") func blurHashHasNoOtherColors() async throws {
    let size = ImageSize(width: 12, height: 8)
    func hues(_ image: RGBImage) -> [Int] {
      (0..<size.width * size.height).flatMap { index in
        let color = image[index % size.width, index / size.width]
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        return [Int(color.red) - mean, Int(color.green) - mean, Int(color.blue) - mean]
      }
    }
    try await withServer { client, _ in
      var worst: [Int] = []
      for photo in Catalogue.small.photos.filter({ $0.orientation == .landscape }).prefix(24) {
        let details = try await client.get("/photos/\(photo.id)").json() as? [String: Any]
        let hash = try #require(details?["blur_hash"] as? String)
        let blurred = try #require(RGBImage(blurHash: hash, size: size))
        let picture = try RGBImage(jpeg: await client.get("/images/\(photo.id)?w=48").body)
          .resized(to: ImageSize(width: 6, height: 4)).resized(to: size)
        worst.append(zip(hues(blurred), hues(picture)).map { abs($0 - $1) }.max() ?? 0)
      }
      #expect(worst.reduce(0, +) / worst.count < 17, "\(worst)")
    }
  }

  @Test("Every URL of a photo is served") func photoURLsAreServed() async throws {
    let square = try #require(Catalogue.small.photos.first { $0.orientation == .squarish })
    try await withServer { client, _ in
      let details = try #require(try await client.get("/photos/\(square.id)").json() as? [String: Any])
      let links = try #require(details["links"] as? [String: String])
      let images = try #require((details["user"] as? [String: Any])?["profile_image"] as? [String: String])
      let small = try #require((details["urls"] as? [String: String])?["small"])
      for address in Array(links.values) + Array(images.values) + [small] {
        #expect(address.hasPrefix("http://demo.photolist/"))
        let reply = try await client.get(String(address.dropFirst("http://demo.photolist".count)))
        #expect(reply.status == 200, "\(address)")
      }
    }
  }

  @Test("A download can be resumed") func downloadCanBeResumed() async throws {
    let wide = try #require(wide)
    let target = "/images/\(wide.id)?w=200"
    try await withServer { client, _ in
      let whole = try await client.get(target)
      let tag = try #require(whole.headers["etag"])
      #expect(whole.headers["accept-ranges"] == "bytes")
      let rest = try await client.get(target, headers: ["Range": "bytes=1000-", "If-Range": tag])
      #expect(rest.status == 206)
      #expect(rest.headers["content-range"] == "bytes 1000-\(whole.body.count - 1)/\(whole.body.count)")
      #expect(Array(whole.body.prefix(1000)) + rest.body == whole.body)
      let middle = try await client.get(target, headers: ["Range": "bytes=10-19"])
      #expect(middle.body == Array(whole.body[10..<20]))
      let end = try await client.get(target, headers: ["Range": "bytes=-7"])
      #expect(end.status == 206 && end.body == Array(whole.body.suffix(7)))
    }
  }

  @Test("An invalid range is ignored, and a range beyond the end is rejected")
  func invalidRangesAreNotSent() async throws {
    let wide = try #require(wide)
    let target = "/images/\(wide.id)?w=200"
    try await withServer { client, _ in
      let whole = try await client.get(target)
      let other = try await client.get(target, headers: ["Range": "bytes=10-", "If-Range": "\"another\""])
      #expect(other.status == 200 && other.body == whole.body)
      let beyond = try await client.get(target, headers: ["Range": "bytes=\(whole.body.count)-"])
      #expect(beyond.status == 416 && beyond.headers["content-range"] == "bytes */\(whole.body.count)")
      for nonsense in ["bytes=9-3", "bytes=a-b", "lines=1-2", "bytes=0-1,4-5", "bytes=--1", "bytes"] {
        #expect(try await client.get(target, headers: ["Range": nonsense]).status == 200, "\(nonsense)")
      }
      let huge = try await client.get(target, headers: ["Range": "bytes=0-\(Int.max)"])
      #expect(huge.status == 206 && huge.body == whole.body)
    }
  }

  @Test("An image whose ETag is in the request is not sent again") func cachedImageIsNotSent() async throws {
    let wide = try #require(wide)
    try await withServer { client, _ in
      let tag = try #require(try await client.get("/images/\(wide.id)?w=80").headers["etag"])
      #expect(try await client.get("/images/\(wide.id)?w=80", headers: ["If-None-Match": tag]).status == 304)
      #expect(try await client.get("/images/\(wide.id)?w=81", headers: ["If-None-Match": tag]).status == 200)
    }
  }

  @Test("A HEAD response has the length and no body") func headHasNoBody() async throws {
    let wide = try #require(wide)
    try await withServer { client, _ in
      let length = try await client.get("/images/\(wide.id)?w=80").body.count
      let head = try await client.send("HEAD", "/images/\(wide.id)?w=80")
      #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] == "\(length)")
    }
  }

  @Test(
    "Unsupported parameters are rejected",
    arguments: [
      "w=0", "w=-4", "w=wide", "h=1.5", "q=101", "fm=png", "fit=tight", "w=999999999999999999999", "dpr=9",
    ])
  func unsupportedParametersAreRejected(parameters: String) async throws {
    let wide = try #require(wide)
    try await withServer { client, _ in
      let reply = try await client.get("/images/\(wide.id)?\(parameters)")
      #expect(reply.status == 400)
    }
  }
}
