public import Domain

/// A photo as the detail screen shows it at one moment.
public struct PhotoDetail: Hashable, Sendable {
  /// What was asked for. The photo that is there may have another id: sources also understand slugs.
  public var id: Photo.ID
  /// The photo as far as it is known; its detail may still be on the way, or have failed to come.
  public var item: PhotoItem?
  public var state: LoadState
  /// The state in words; empty when there is nothing to say.
  public var status: String
  /// Everything that is known, in the order in which it is shown.
  public var facts: [PhotoFact]
  /// The place in the list: "3 of 20"; empty outside a list.
  public var position: String
  public var hasPrevious: Bool
  public var hasNext: Bool
  /// The photos beside it, the next one first: their pictures may be wanted soon.
  public var neighbors: [Photo]
}
