// Functions that combine any number of sequences into arrays.
extension SharedSequence {
  /// Sends the latest elements of all sources, each time a source sends. See `Observable.combineLatest`.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Sources.Element: SharedSequenceConvertibleType<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(collection.map { $0.asObservable() }))
  }

  /// Sends the first elements of all sources, then the second elements, and so on. See `Observable.zip`.
  public static func zip<Sources: Collection>(_ collection: Sources) -> SharedSequence<SharingStrategy, [Element]>
  where Sources.Element: SharedSequenceConvertibleType<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.asObservable() }))
  }
}
