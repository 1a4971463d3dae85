// RxSwift's names for time and for integers, so that migrated code keeps its signatures.

/// A span of time. `.milliseconds(300)` and similar values are written as in RxSwift.
public typealias RxTimeInterval = Duration

/// A point in a scheduler's time: the duration since a reference point that the scheduler chooses.
public typealias RxTime = Duration

/// The integers that `timer`, `interval` and `range` count with.
public typealias RxAbstractInteger = FixedWidthInteger
