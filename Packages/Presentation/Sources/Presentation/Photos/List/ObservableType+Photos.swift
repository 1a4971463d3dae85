import Domain
import Reactive

// The operator that loads a feed of photos, for the list and the search.
extension ObservableType where Element == Pager<PhotoFeed, PhotoCard>.Event {
  /// Loads a feed page by page and combines it with the likes.
  ///
  /// Until the likes are known, the emitted list is empty and loading.
  @MainActor
  func photos(
    from firstPage: PageRequest, in photos: any PhotoRepository, policy: FetchPolicy, likes: any LikesRepository,
    environment: ViewModelEnvironment
  ) -> Observable<(feed: PhotoFeed?, listState: ListState<PhotoItems>)> {
    let strings = environment.strings
    let changes = Observable<Element>.deferred {
      photos.changes()?.asObservable().map { .changed } ?? .empty()
    }
    let feed = Observable.merge(asObservable(), changes).paged(from: firstPage, policy: policy) { ids in
      await photos.cachedPhotos(ids).map { PhotoCard($0, strings: strings.photos) }
    } load: { feed, request, policy throws(RepositoryError) in
      try await photos.photos(in: feed, page: request, policy: policy, now: environment.now())
        .mapItems { PhotoCard($0, strings: strings.photos) }
    }

    return Observable.combineLatest(feed, likes.likedIDsOrNil())
      .filter { feed, liked in liked != nil || feed.items.isEmpty }
      .map { feed, liked in
        let state = LoadState(feed, environment: environment)
        return (
          feed: feed.subject,
          listState: ListState(
            items: PhotoItems(feed.items, liked: liked ?? []), state: state, total: feed.total,
            status: strings.status(of: feed, state: state),
            isRefreshing: feed.refresh != nil, age: strings.age(of: feed, now: environment.now()),
            refreshFailure: feed.refreshFailure.map(environment.failure),
            news: feed.news,
            newsText: feed.news > 0 ? strings.photos.newPhotos(feed.news) : "")
        )
      }
  }
}

extension Strings {
  fileprivate func status(of feed: Pager<PhotoFeed, PhotoCard>.Snapshot, state: LoadState) -> String {
    switch (state, feed.subject) {
    case (.idle, _): search.typeToSearch
    case (.loading, _): feed.items.isEmpty ? photos.loading : photos.loadingMore
    case (.loaded, _): ""
    case (.ended, _): photos.end
    case (.empty, .search(let query)?): feed.showsCached ? search.nothingCached(query) : search.nothingFound(query)
    case (.empty, _): photos.empty
    case (.failed(let failure), _): failure.message
    }
  }
}
