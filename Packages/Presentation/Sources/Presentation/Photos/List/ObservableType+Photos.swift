import Domain
import Reactive

extension ObservableType where Element == PagingCommand<PhotoFeed> {
  /// A feed as the commands ask for it, page by page, with the likes of every moment.
  ///
  /// A photo is shown once it is known whether it is liked; that something loads is shown before.
  @MainActor
  func photos(
    from firstPage: PageRequest, in reader: FeedReader, likes: any LikesRepository, environment: ViewModelEnvironment
  ) -> Observable<(feed: PhotoFeed?, listState: ListState<PhotoItems>)> {
    let feed = paged(from: firstPage) { feed, request, isReload throws(RepositoryError) in
      try await reader.page(request, of: feed, isReload: isReload).map {
        PhotoCard($0, strings: environment.strings.photos)
      }
    } refresh: { feed, request throws(RepositoryError) in
      try await reader.freshPage(request, of: feed).map { PhotoCard($0, strings: environment.strings.photos) }
    } restore: { ids in
      await reader.cachedPhotos(ids).map { PhotoCard($0, strings: environment.strings.photos) }
    }

    return Observable.combineLatest(feed, likes.likedIDsOrNil())
      .filter { feed, liked in liked != nil || feed.items.isEmpty }
      .map { feed, liked in
        let state = LoadState(feed, environment: environment)
        return (
          feed: feed.subject,
          listState: ListState(
            items: PhotoItems(feed.items, liked: liked ?? []), state: state, total: feed.total,
            status: environment.strings.photos.status(of: feed, state: state),
            isRefreshing: feed.refreshTicket != nil, age: environment.strings.age(of: feed, now: environment.now()),
            news: feed.news,
            newsText: feed.news > 0 ? environment.strings.photos.newPhotos(feed.news) : "")
        )
      }
  }
}

extension PhotoStrings {
  fileprivate func status(of feed: PagedList<PhotoFeed, PhotoCard>.Snapshot, state: LoadState) -> String {
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
