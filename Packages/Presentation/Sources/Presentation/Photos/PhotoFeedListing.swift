import Domain
import Reactive

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ObservableType where Element == PagingCommand<PhotoFeed> {
  /// A feed as the commands ask for it, page by page, with the likes of every moment.
  ///
  /// A photo is shown once it is known whether it is liked; that something loads is shown before.
  @MainActor
  func photos(
    from firstPage: PageRequest, in photos: any PhotoRepository, likes: any LikesRepository, strings: Strings,
    now: @escaping @Sendable () -> Date
  ) -> Observable<(feed: PhotoFeed?, listing: Listing<PhotoItem>)> {
    let feed = paged(from: firstPage) { feed, request throws(RepositoryError) in
      let page = try await photos.photos(in: feed, page: request)
      let cards = page.items.map { PhotoCard($0, strings: strings.photos) }
      return Page(items: cards, hasNext: page.hasNext, total: page.total)
    }

    return Observable.combineLatest(feed, likes.idsOfLiked())
      .filter { feed, liked in liked != nil || feed.items.isEmpty }
      .accumulating(PhotoFeedItems()) { shown, moment in
        let (feed, liked) = moment
        shown.update(feed, liked: liked ?? [])
        let state = LoadState(feed, strings: strings.failures, now: now())
        return (
          feed: feed.subject,
          listing: Listing(
            items: shown.items, state: state, total: feed.total, status: strings.photos.status(of: feed, state: state))
        )
      }
  }
}

extension PhotoStrings {
  fileprivate func status(of feed: PhotoFeedItems.Feed, state: LoadState) -> String {
    switch (state, feed.subject) {
    case (.idle, _): typeToSearch
    case (.loading, _): feed.items.isEmpty ? loading : loadingMore
    case (.loaded, _): ""
    case (.ended, _): end
    case (.empty, .search(let query)?): nothingFound(query)
    case (.empty, _): noPhotos
    case (.failed(let failure), _): failure.message
    }
  }
}
