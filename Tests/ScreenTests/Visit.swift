/// What `termshot` reports of a program that has ended.
struct Visit: Decodable {
  struct Picture: Decodable {
    /// `kitty-placeholder`, `kitty`, `sixel`, `iterm2`, or `blocks`, of which there is one for all.
    let kind: String
    let x: Int?
    let y: Int?
    let cols: Int?
    let rows: Int?
  }

  private struct Statistics: Decodable {
    let sixels: Int
    let iterm2: Int
    let kittyPlaces: Int

    private enum CodingKeys: String, CodingKey {
      case sixels, iterm2
      case kittyPlaces = "kitty_places"
    }
  }

  /// What was to be seen and was not, and what was not to be seen.
  let failures: [String]
  /// What is not as it was before the program ran.
  let restored: [String]
  /// What the program sent that a terminal of this kind does not understand. Asking it how large a cell is
  /// (`CSI 16 t`) is no fault: what does not know the question ignores it.
  let warnings: [String]
  let status: Int?
  /// What the program has sent in all.
  let bytes: Int
  /// How often a picture was drawn, or placed, by the terminal itself.
  var drawnPictures: Int { stats.sixels + stats.iterm2 + stats.kittyPlaces }
  private let stats: Statistics
  /// What the program called the terminal's window.
  let title: String
  /// The pictures on the last screen.
  let images: [Picture]

  func problems(expecting expected: Int) -> [String] {
    let end = status == expected ? [] : ["ended with \(status.map(String.init) ?? "nothing"), not \(expected)"]
    return failures + restored.filter { !$0.hasPrefix("exit status") } + end
      + warnings.filter { $0 != "unknown CSI 16t" }
  }
}
