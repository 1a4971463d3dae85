#if canImport(FoundationEssentials)
public import FoundationEssentials

/// A point in time, from the smallest module that has it, so that entities need no import for their dates.
public typealias Date = FoundationEssentials.Date
#else
public import Foundation

/// A point in time, from the smallest module that has it, so that entities need no import for their dates.
public typealias Date = Foundation.Date
#endif
