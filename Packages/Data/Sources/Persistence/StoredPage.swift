public import Domain

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A page that was kept, and how old it is.
public struct StoredPage: Sendable, Equatable {
  public var page: Page<Photo>
  /// When the oldest part of it came from its source.
  public var fetchedAt: Date
}
