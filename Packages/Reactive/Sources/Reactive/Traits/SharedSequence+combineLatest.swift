extension SharedSequence {
  /// Sends what `resultSelector` makes of the elements of the 2 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType>(
    _ source1: Source1,
    _ source2: Source2,
    resultSelector: @escaping (Source1.Element, Source2.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 3 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 4 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 5 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType,
    Source5: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    resultSelector:
      @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy,
    Source5.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 6 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType,
    Source5: SharedSequenceConvertibleType, Source6: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    resultSelector:
      @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
      -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy,
    Source5.SharingStrategy == SharingStrategy, Source6.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 7 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType,
    Source5: SharedSequenceConvertibleType, Source6: SharedSequenceConvertibleType,
    Source7: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    resultSelector:
      @escaping (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy,
    Source5.SharingStrategy == SharingStrategy, Source6.SharingStrategy == SharingStrategy,
    Source7.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 8 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType,
    Source5: SharedSequenceConvertibleType, Source6: SharedSequenceConvertibleType,
    Source7: SharedSequenceConvertibleType, Source8: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8,
    resultSelector:
      @escaping (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element, Source8.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy,
    Source5.SharingStrategy == SharingStrategy, Source6.SharingStrategy == SharingStrategy,
    Source7.SharingStrategy == SharingStrategy, Source8.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
        resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of all sources. See `Observable.combineLatest`.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element: SharedSequenceConvertibleType, Sources.Element.SharingStrategy == SharingStrategy {
    SharedSequence(
      Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }
}

extension SharedSequence where Element == Any {
  /// Sends a tuple of the elements of the 2 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType>(
    _ source1: Source1,
    _ source2: Source2
  ) -> SharedSequence<SharingStrategy, (Source1.Element, Source2.Element)>
  where Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, (Source1.Element, Source2.Element)>(
      Observable<(Source1.Element, Source2.Element)>.combineLatest(
        source1.asObservable(), source2.asObservable()
      ) { ($0, $1) })
  }

  /// Sends a tuple of the elements of the 3 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3
  ) -> SharedSequence<SharingStrategy, (Source1.Element, Source2.Element, Source3.Element)>
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (Source1.Element, Source2.Element, Source3.Element)>(
      Observable<(Source1.Element, Source2.Element, Source3.Element)>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable()
      ) { ($0, $1, $2) })
  }

  /// Sends a tuple of the elements of the 4 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4
  ) -> SharedSequence<SharingStrategy, (Source1.Element, Source2.Element, Source3.Element, Source4.Element)>
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (Source1.Element, Source2.Element, Source3.Element, Source4.Element)>(
      Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
      ) { ($0, $1, $2, $3) })
  }

  /// Sends a tuple of the elements of the 5 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType,
    Source5: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5
  ) -> SharedSequence<
    SharingStrategy, (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)
  >
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy,
    Source5.SharingStrategy == SharingStrategy
  {
    SharedSequence<
      SharingStrategy, (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)
    >(
      Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable()
      ) { ($0, $1, $2, $3, $4) })
  }

  /// Sends a tuple of the elements of the 6 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType,
    Source5: SharedSequenceConvertibleType, Source6: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6
  ) -> SharedSequence<
    SharingStrategy,
    (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
  >
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy,
    Source5.SharingStrategy == SharingStrategy, Source6.SharingStrategy == SharingStrategy
  {
    SharedSequence<
      SharingStrategy,
      (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
    >(
      Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>
        .combineLatest(
          source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
          source5.asObservable(), source6.asObservable()
        ) { ($0, $1, $2, $3, $4, $5) })
  }

  /// Sends a tuple of the elements of the 7 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType,
    Source5: SharedSequenceConvertibleType, Source6: SharedSequenceConvertibleType,
    Source7: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7
  ) -> SharedSequence<
    SharingStrategy,
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element
    )
  >
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy,
    Source5.SharingStrategy == SharingStrategy, Source6.SharingStrategy == SharingStrategy,
    Source7.SharingStrategy == SharingStrategy
  {
    SharedSequence<
      SharingStrategy,
      (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element
      )
    >(
      Observable<
        (
          Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
          Source7.Element
        )
      >.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable()
      ) { ($0, $1, $2, $3, $4, $5, $6) })
  }

  /// Sends a tuple of the elements of the 8 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: SharedSequenceConvertibleType, Source2: SharedSequenceConvertibleType,
    Source3: SharedSequenceConvertibleType, Source4: SharedSequenceConvertibleType,
    Source5: SharedSequenceConvertibleType, Source6: SharedSequenceConvertibleType,
    Source7: SharedSequenceConvertibleType, Source8: SharedSequenceConvertibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8
  ) -> SharedSequence<
    SharingStrategy,
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element, Source8.Element
    )
  >
  where
    Source1.SharingStrategy == SharingStrategy, Source2.SharingStrategy == SharingStrategy,
    Source3.SharingStrategy == SharingStrategy, Source4.SharingStrategy == SharingStrategy,
    Source5.SharingStrategy == SharingStrategy, Source6.SharingStrategy == SharingStrategy,
    Source7.SharingStrategy == SharingStrategy, Source8.SharingStrategy == SharingStrategy
  {
    SharedSequence<
      SharingStrategy,
      (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element, Source8.Element
      )
    >(
      Observable<
        (
          Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
          Source7.Element, Source8.Element
        )
      >.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
      ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
  }
}
