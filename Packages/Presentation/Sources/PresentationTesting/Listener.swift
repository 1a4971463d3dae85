public import Reactive

/// A subscriber that records the elements of a driver or a signal.
///
///     let photos = Listener(output.photos)
///     await settle { photos.last?.state == .ended }
@MainActor
public final class Listener<Element> {
  public private(set) var values: [Element] = []
  private var bag = DisposeBag()

  public init(_ source: some SharedSequenceConvertibleType<some SharingStrategyProtocol, Element>) {
    source.asObservable().subscribe(onNext: { [unowned self] in values.append($0) }).disposed(by: bag)
  }

  public var last: Element? { values.last }

  /// Ends the subscription.
  public func leave() { bag = DisposeBag() }
}
