/// Pictures that were used lately, in two generations.
///
/// What is used becomes young. When the young ones have half of the room, the old ones go and the young ones are old. So
/// nothing is ever sorted: each use costs the same, however many pictures there are.
struct ImageCache {
  private let byteLimit: Int
  private var young: [PictureRequest: PreparedPicture] = [:]
  private var old: [PictureRequest: PreparedPicture] = [:]
  private var youngBytes = 0

  /// - Parameter byteLimit: how much is kept, roughly.
  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  func contains(_ request: PictureRequest) -> Bool {
    young[request] != nil || old[request] != nil
  }

  /// - Returns: the picture, if it is still kept. That counts as a use.
  mutating func use(_ request: PictureRequest) -> PreparedPicture? {
    if let picture = young[request] { return picture }
    guard let picture = old.removeValue(forKey: request) else { return nil }
    young[request] = picture
    youngBytes += picture.cost
    return picture
  }

  /// Keeps a picture, as one that was just used.
  ///
  /// - Parameter wanted: what is kept in any case.
  /// - Returns: the pictures that had to go.
  mutating func insert(
    _ picture: PreparedPicture, for request: PictureRequest, keeping wanted: [PictureRequest]
  ) -> [PreparedPicture] {
    young[request] = picture
    youngBytes += picture.cost
    guard youngBytes > byteLimit / 2 else { return [] }
    let wanted = Set(wanted)
    let leaving = old.filter { !wanted.contains($0.key) }
    old = young.merging(old.filter { wanted.contains($0.key) }) { young, _ in young }
    young = [:]
    youngBytes = 0
    return Array(leaving.values)
  }
}
