/// A moment of virtual time, in ticks.
public typealias TestTime = Int
/// A span of virtual time, in ticks.
public typealias TestTimeInterval = Int
