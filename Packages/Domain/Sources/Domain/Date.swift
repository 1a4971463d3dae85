#if canImport(FoundationEssentials)
public import FoundationEssentials

/// A point in time. With this alias, a file that stores dates needs no conditional import of Foundation.
public typealias Date = FoundationEssentials.Date
#else
public import Foundation

/// A point in time. With this alias, a file that stores dates needs no conditional import of Foundation.
public typealias Date = Foundation.Date
#endif
