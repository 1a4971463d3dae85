/// A random number generator whose sequence depends only on the seed (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  public mutating func between(_ low: Float, _ high: Float) -> Float {
    low + (high - low) * Float(next() >> 40) / 16_777_216
  }

  public mutating func count(from low: Int, through high: Int) -> Int {
    low + Int(next() % UInt64(high - low + 1))
  }

  public mutating func chance(_ probability: Float) -> Bool {
    between(0, 1) < probability
  }

  /// - Precondition: `choices` is not empty.
  public mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: Int(next() % UInt64(choices.count)))]
  }
}
