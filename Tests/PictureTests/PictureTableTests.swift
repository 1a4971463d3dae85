import Domain
import DomainTesting
import Testing
import Web

@testable import photolist

@Suite("The pictures of web pages") struct PictureTableTests {
  @Test("Repeated requests for the addresses of other pictures do not evict a picture")
  func picturesStayKnown() async throws {
    let table = PictureTable(limit: 100) { Array($0.utf8) }
    let photos = Photo.fixtures(1...20)
    let address = try #require(table.address(of: photos[0], atLeast: 400).string)
    for _ in 0..<100 {
      for photo in photos.dropFirst() { _ = table.address(of: photo, atLeast: 400) }
    }
    let id = String(address.dropFirst("/picture/".count))
    let picture = await table.picture(id)
    #expect(picture?.bytes == Array(photos[0].imageAddress(atLeast: 400).utf8))
    #expect(table.address(of: photos[0], atLeast: 400).string == address)
  }

  @Test("Above the limit, pictures that were not used recently are evicted")
  func oldPicturesAreForgotten() async throws {
    let table = PictureTable(limit: 10) { Array($0.utf8) }
    let photos = Photo.fixtures(1...40)
    let address = try #require(table.address(of: photos[0], atLeast: 400).string)
    for photo in photos { _ = table.address(of: photo, atLeast: 400) }
    #expect(await table.picture(String(address.dropFirst("/picture/".count))) == nil)
  }
}
