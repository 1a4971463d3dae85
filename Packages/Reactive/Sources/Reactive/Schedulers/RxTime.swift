// RxSwift's names for the types of times and integers, which migrated code uses in its signatures.

/// A span of time. `.milliseconds(300)` and similar values are written as in RxSwift.
public typealias RxTimeInterval = Duration

/// A point in a scheduler's time: the duration since a reference point that the scheduler chooses.
public typealias RxTime = Duration

/// A type of integers that `timer`, `interval` and `range` can send.
public typealias RxAbstractInteger = FixedWidthInteger
