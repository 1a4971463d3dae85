#if canImport(FoundationEssentials)
public import FoundationEssentials

/// A point in time. A file that only stores dates can use this alias without a conditional import.
public typealias Date = FoundationEssentials.Date
#else
public import Foundation

/// A point in time. A file that only stores dates can use this alias without a conditional import.
public typealias Date = Foundation.Date
#endif
