/// A cache of recently used images, up to a total cost.
///
/// The cache has a young and an old generation. Using an image moves it to the young generation. When the cost of the
/// young generation exceeds half of the limit, the old generation is evicted and replaced by the young generation. Each
/// use costs O(1).
public struct ImageCache<Key: Hashable, Image> {
  private let costLimit: Int
  private let cost: (Image) -> Int
  private var young: [Key: Image] = [:]
  private var old: [Key: Image] = [:]
  private var youngCost = 0

  /// - Parameters:
  ///   - costLimit: the approximate maximum of the total cost.
  ///   - cost: the cost of an image, in the limit's unit.
  public init(costLimit: Int, cost: @escaping (Image) -> Int) {
    self.costLimit = costLimit
    self.cost = cost
  }

  public func contains(_ key: Key) -> Bool {
    young[key] != nil || old[key] != nil
  }

  /// Returns an image and marks it as used; nil if it is not cached.
  public mutating func use(_ key: Key) -> Image? {
    if let image = young[key] { return image }
    guard let image = old.removeValue(forKey: key) else { return nil }
    young[key] = image
    youngCost += cost(image)
    return image
  }

  /// Inserts an image and marks it as used.
  ///
  /// - Parameter needed: the keys of images that are not evicted, regardless of their cost.
  /// - Returns: the images that were evicted.
  public mutating func insert(_ image: Image, for key: Key, keeping needed: [Key]) -> [Image] {
    let replaced = young.updateValue(image, forKey: key)
    youngCost += cost(image) - (replaced.map(cost) ?? 0)
    guard youngCost > costLimit / 2 else { return [] }
    let needed = Set(needed)
    let evicted = old.filter { !needed.contains($0.key) }
    old = young.merging(old.filter { needed.contains($0.key) }) { young, _ in young }
    young = [:]
    youngCost = 0
    return Array(evicted.values)
  }
}
