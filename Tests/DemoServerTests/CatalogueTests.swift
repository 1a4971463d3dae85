import DemoServer
import Landscape
import Testing

@Suite("The generated catalog") struct CatalogueTests {
  let catalogue = Catalogue()

  @Test("The catalog has enough photos of each topic and orientation") func catalogIsDiverse() {
    #expect(catalogue.photos.count == 240)
    for kind in SceneKind.allCases {
      #expect(catalogue.photos(of: kind).count == 20)
    }
    for shape in Orientation.allCases {
      #expect(catalogue.photos.filter { $0.orientation == shape }.count >= 15, "\(shape)")
    }
    #expect(Set(catalogue.photos.map(\.size)).count >= 5)
  }

  @Test("The same seed generates the same catalog") func seedDeterminesCatalog() {
    let again = Catalogue()
    #expect(again.photos.map(\.slug) == catalogue.photos.map(\.slug))
    #expect(again.photos.map(\.scene) == catalogue.photos.map(\.scene))
    #expect(again.users.map(\.id) == catalogue.users.map(\.id))
    #expect(again.collections.map(\.photos) == catalogue.collections.map(\.photos))
    #expect(Catalogue(seed: 2).photos.map(\.id) != catalogue.photos.map(\.id))
  }

  @Test("Ids, slugs and scenes are unique") func identifiersAreUnique() {
    #expect(Set(catalogue.photos.map(\.id)).count == 240)
    #expect(Set(catalogue.photos.map(\.slug)).count == 240)
    #expect(Set(catalogue.photos.map(\.scene)).count == 240)
    #expect(Set(catalogue.users.map(\.userName)).count == catalogue.users.count)
  }

  @Test("A photo is found by id and by slug") func photoIsFoundByIDAndSlug() throws {
    let photo = catalogue.photos[17]
    #expect(catalogue.photo(idOrSlug: photo.id)?.id == photo.id)
    #expect(catalogue.photo(idOrSlug: photo.slug)?.id == photo.id)
    #expect(catalogue.photo(idOrSlug: "nothing") == nil)
  }

  @Test("Optional fields are missing in some photos") func optionalFieldsAreSometimesMissing() {
    #expect(catalogue.photos.contains { $0.description == nil })
    #expect(catalogue.photos.contains { $0.place == nil })
    #expect(catalogue.photos.contains { $0.camera == nil })
    #expect(catalogue.photos.contains { $0.promotedAt == nil })
    #expect(catalogue.users.contains { $0.lastName == nil })
    #expect(catalogue.users.contains { $0.biography == nil })
  }

  @Test("A search matches words and prefixes") func searchMatchesPrefixes() {
    let foggy = catalogue.photos(matching: "fog")
    #expect(!foggy.isEmpty && foggy.allSatisfy { $0.scene.kind == .forests || $0.title.contains("Fog") })
    #expect(catalogue.photos(matching: "MOUNT").count >= 20)
    #expect(catalogue.photos(matching: "서울").allSatisfy { $0.place?.city == "서울" || $0.author == 2 })
    #expect(!catalogue.photos(matching: "desert dune").isEmpty)
    #expect(catalogue.photos(matching: "desert aurora").isEmpty)
    #expect(catalogue.photos(matching: "zzz").isEmpty)
    #expect(catalogue.photos(matching: " ,. ").isEmpty)
  }

  @Test("Matches of whole words come first") func wholeWordsComeFirst() throws {
    let isWhole = catalogue.photos(matching: "light").map { photo in
      photo.tags.contains("light") || photo.title.lowercased().split(separator: " ").contains("light")
    }
    let firstBeginning = try #require(isWhole.firstIndex(of: false))
    #expect(firstBeginning > 0)
    #expect(!isWhole[firstBeginning...].contains(true))
  }
}
