import Domain
import DomainTesting
import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Testing

@Suite(.timeLimit(.minutes(1))) struct ArtworkRepositoryTests {
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]

  private func artworks(_ status: Int = 200, _ body: [UInt8] = jpeg) throws -> (HTTPArtworkRepository, ScriptedServer) {
    let server = try ScriptedServer { _ in Reply(status: status, body: body) }
    return (HTTPArtworkRepository(transport: CurlTransport(), now: { Date() }), server)
  }

  @Test("A cover is loaded from its address")
  func cover() async throws {
    let (artworks, server) = try artworks()
    #expect(try await artworks.artwork(at: server.url("/cover.jpg?size=600")) == Artwork(jpeg: Self.jpeg))
    #expect(server.requests.map(\.target) == ["/cover.jpg?size=600"])
    #expect(server.requests.first?.header("Accept") == "image/jpeg")
  }

  @Test("Only JPEG files are accepted as covers")
  func onlyJPEG() async throws {
    let (artworks, server) = try artworks(200, Array("<html>".utf8))
    await #expect(throws: RepositoryError.self) { try await artworks.artwork(at: server.url("/cover.jpg")) }
  }

  @Test("A deleted cover is not found")
  func deletedCover() async throws {
    let (artworks, server) = try artworks(404)
    await #expect(throws: RepositoryError.notFound) { try await artworks.artwork(at: server.url("/cover.jpg")) }
  }

  @Test(
    "Covers are loaded only from http and https addresses",
    arguments: ["", "demo-cover:tidewater", "file:///etc/passwd"])
  func onlyWebCovers(address: String) async throws {
    let (artworks, _) = try artworks()
    await #expect(throws: RepositoryError.notFound) { try await artworks.artwork(at: address) }
  }

  @Test("The demo repository paints the demo shop's covers, and loads all other covers from another repository")
  func demoCovers() async throws {
    let other = FakeArtworkRepository()
    let artworks = DemoArtworkRepository(paint: { Array($0.utf8) }, else: other)
    let query = try #require(SongQuery("umbrella"))
    let address = try #require(try await DemoMusicRepository().songs(matching: query).first?.artwork)
    #expect(try await artworks.artwork(at: address).jpeg == Array("lanterns".utf8))
    #expect(other.onArtwork.calls.isEmpty)
    _ = try await artworks.artwork(at: "https://covers.example/1.jpg")
    #expect(other.onArtwork.calls == ["https://covers.example/1.jpg"])
    let alone = DemoArtworkRepository(paint: { _ in [] })
    await #expect(throws: RepositoryError.notFound) { try await alone.artwork(at: "https://covers.example/1.jpg") }
  }
}
