import Domain
import Presentation

/// A section of the web page: a section of the browser, and the section's first screen on the page.
struct PageSection: Sendable {
  let section: BrowseSection
  let makeScreen: @MainActor (CompositionRoot, PhotosPage) -> any PageScreen

  /// All sections, in the order of their number keys. Add new sections here.
  static let all: [PageSection] = [
    PageSection(section: .photos) { app, page in
      GridPage(app.photoList(of: .editorial, firstPage: page.firstPage), app, on: page)
    },
    PageSection(section: .search) { app, page in
      SearchPage(app.photoSearch(firstPage: page.firstPage), app, on: page)
    },
    PageSection(section: .topics) { app, page in CardsPage(app.topicList(), on: page) },
    PageSection(section: .likes) { app, page in GridPage(app.likedPhotos(), app, on: page) },
    PageSection(section: .collections) { app, page in
      CardsPage(app.collectionList(firstPage: page.firstPage), on: page)
    },
  ]
}
