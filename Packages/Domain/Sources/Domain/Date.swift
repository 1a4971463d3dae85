#if canImport(FoundationEssentials)
public import FoundationEssentials

/// A point in time. With this alias, files that only store dates need no conditional import.
public typealias Date = FoundationEssentials.Date
#else
public import Foundation

/// A point in time. With this alias, files that only store dates need no conditional import.
public typealias Date = Foundation.Date
#endif
