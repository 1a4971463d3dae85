import Domain
import DomainTesting
import Testing

@Suite("References to photos") struct PhotoReferenceTests {
  @Test(
    "A link contains the source and the id",
    arguments: [
      ("https://unsplash.com/photos/Dwu85P9SOIk", PhotoSource.unsplash, "Dwu85P9SOIk"),
      ("https://unsplash.com/photos/a-lake-at-dawn-Dwu85P9SOIk", .unsplash, "Dwu85P9SOIk"),
      ("http://www.unsplash.com/photos/a-lake-_8zf-T9kS4g?utm_source=x#top", .unsplash, "_8zf-T9kS4g"),
      ("https://unsplash.com/ko/%EC%82%AC%EC%A7%84/%ED%98%B8%EC%88%98-Dwu85P9SOIk", .unsplash, "Dwu85P9SOIk"),
      ("https://unsplash.com/pt-br/fotografias/lago-Dwu85P9SOIk/", .unsplash, "Dwu85P9SOIk"),
      ("http://demo.photolist/photos/sunset-pMzJP9zEhpp", .demo, "pMzJP9zEhpp"),
      ("https://picsum.photos/id/237/info", .picsum, "237"),
      ("HTTPS://PICSUM.PHOTOS/id/237/200/300", .picsum, "237"),
      ("file:///home/ada/a%20b.jpg", .folder, "file:///home/ada/a%20b.jpg"),
    ])
  func link(text: String, source: PhotoSource, name: String) {
    let reference = PhotoReference(text)
    #expect(reference.source == source)
    #expect(reference.name == name)
    #expect(reference.text == text)
  }

  @Test("A link to an unknown server has no source, and its name is the path component after `photos`")
  func unknownHost() {
    let reference = PhotoReference("http://127.0.0.1:8080/photos/caf%C3%A9-one")
    #expect(reference.source == nil)
    #expect(reference.name == "café-one")
    #expect(reference.isLink)
    #expect(PhotoReference("http://127.0.0.1:8080/one").name == "http://127.0.0.1:8080/one")
  }

  @Test(
    "A text that is not a link is an id or a slug",
    arguments: ["Dwu85P9SOIk", " a space.jpg ", "a-lake-Dwu85P9SOIk", "2020 Alps/lake.jpg", "", "http:", "%zz"])
  func name(text: String) {
    let reference = PhotoReference(text)
    #expect(reference.source == nil && !reference.isLink)
    #expect(reference.name == text)
  }

  @Test("A reference finds a photo by its id, its slug or the address of its page")
  func matches() {
    var lake = Photo.fixture("Dwu85P9SOIk", source: .unsplash)
    lake.slug = "a-lake-Dwu85P9SOIk"
    lake.links.page = "https://unsplash.com/photos/a-lake-Dwu85P9SOIk"
    var picsum = Photo.fixture("237", source: .picsum)
    picsum.links.page = "https://unsplash.com/photos/8wTPqxlnKM4"
    let photos = [lake, picsum]
    for text in [lake.id.value, "a-lake-Dwu85P9SOIk", lake.links.page, "https://unsplash.com/photos/Dwu85P9SOIk"] {
      #expect(PhotoReference(text).matches(in: photos).map(\.id) == [lake.id], "\(text)")
    }
    #expect(PhotoReference(picsum.links.page).matches(in: photos, chosen: .picsum).map(\.id) == [picsum.id])
    #expect(PhotoReference(lake.id.value).matches(in: photos, chosen: .picsum).isEmpty)
    #expect(PhotoReference("nothing").matches(in: photos).isEmpty)
  }
}
