import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Listing where Item == PhotoItem {
  /// A feed as far as it has been read, with the likes of this moment; nothing while there are photos whose likes
  /// are not known.
  init?(_ list: PagedList<PhotoFeed, Photo>, liked: Set<Photo.ID>?, strings: Strings, now: Date) {
    if liked == nil, !list.pager.items.isEmpty { return nil }
    let liked = liked ?? []
    let state = LoadState(list, strings: strings.failures, now: now)
    self.init(
      items: list.pager.items.map { PhotoItem($0, isLiked: liked.contains($0.id), strings: strings.photos) },
      state: state,
      total: list.pager.total,
      status: strings.photos.status(of: list, state: state)
    )
  }
}

extension PhotoStrings {
  fileprivate func status(of list: PagedList<PhotoFeed, Photo>, state: LoadState) -> String {
    switch (state, list.subject) {
    case (.idle, _): typeToSearch
    case (.loading, _): list.pager.items.isEmpty ? loading : loadingMore
    case (.loaded, _): ""
    case (.ended, _): end
    case (.empty, .search(let query)?): nothingFound(query)
    case (.empty, _): noPhotos
    case (.failed(let failure), _): failure.message
    }
  }
}
