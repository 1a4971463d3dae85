/// The collections of a source. The photos of a collection are cached; the list of collections is not.
public protocol CollectionRepository: Sendable {
  /// Fetches one page of the list of all collections, in the source's order.
  func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection>
}

extension CollectionRepository {
  /// Loads one page of the list of all collections, according to a policy.
  public func collections(
    page: PageRequest, policy: FetchPolicy, now: Date
  ) async throws(RepositoryError) -> PageResult<PhotoCollection> {
    try await policy.load(.collections, now: now) {
      nil
    } fetch: { () throws(RepositoryError) in
      try await collections(page: page)
    }
  }
}
