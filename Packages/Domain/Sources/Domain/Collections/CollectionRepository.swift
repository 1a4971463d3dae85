/// The collections of a source.
public protocol CollectionRepository: Sendable {
  /// A page of all collections, in the source's order.
  func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection>
}
