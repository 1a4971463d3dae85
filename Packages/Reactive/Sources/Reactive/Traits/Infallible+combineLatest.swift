extension Infallible {
  /// Sends what `resultSelector` makes of the elements of the 2 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType>(
    _ source1: Source1,
    _ source2: Source2,
    resultSelector: @escaping (Source1.Element, Source2.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 3 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 4 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 5 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    resultSelector:
      @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 6 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType
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
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 7 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType
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
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector))
  }

  /// Sends what `resultSelector` makes of the elements of the 8 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType
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
  ) -> Infallible<Element> {
    Infallible(
      Observable.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
        resultSelector: resultSelector))
  }
}

extension Infallible where Element == Any {
  /// Sends a tuple of the elements of the 2 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType>(
    _ source1: Source1,
    _ source2: Source2
  ) -> Infallible<(Source1.Element, Source2.Element)> {
    Infallible<(Source1.Element, Source2.Element)>(
      Observable<(Source1.Element, Source2.Element)>.combineLatest(
        source1.asObservable(), source2.asObservable()
      ) { ($0, $1) })
  }

  /// Sends a tuple of the elements of the 3 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3
  ) -> Infallible<(Source1.Element, Source2.Element, Source3.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element)>(
      Observable<(Source1.Element, Source2.Element, Source3.Element)>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable()
      ) { ($0, $1, $2) })
  }

  /// Sends a tuple of the elements of the 4 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4
  ) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>(
      Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
      ) { ($0, $1, $2, $3) })
  }

  /// Sends a tuple of the elements of the 5 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5
  ) -> Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)> {
    Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>(
      Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element)>.combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        source5.asObservable()
      ) { ($0, $1, $2, $3, $4) })
  }

  /// Sends a tuple of the elements of the 6 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6
  ) -> Infallible<
    (Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)
  > {
    Infallible<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>(
      Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element)>
        .combineLatest(
          source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
          source5.asObservable(), source6.asObservable()
        ) { ($0, $1, $2, $3, $4, $5) })
  }

  /// Sends a tuple of the elements of the 7 sources. See `Observable.combineLatest`.
  @inlinable
  public static func combineLatest<
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7
  ) -> Infallible<
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element
    )
  > {
    Infallible<
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
    Source1: InfallibleType, Source2: InfallibleType, Source3: InfallibleType, Source4: InfallibleType,
    Source5: InfallibleType, Source6: InfallibleType, Source7: InfallibleType, Source8: InfallibleType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8
  ) -> Infallible<
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element, Source8.Element
    )
  > {
    Infallible<
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
