// RxSwift's names for time and for integers, so that code that is moved here keeps its signatures.

/// A span of time. `.milliseconds(300)` and its relatives read as RxSwift's do.
public typealias RxTimeInterval = Duration

/// A moment of a scheduler's time: the duration since a moment that the scheduler chose.
public typealias RxTime = Duration

/// The integers that `timer`, `interval` and `range` count with.
public typealias RxAbstractInteger = FixedWidthInteger
