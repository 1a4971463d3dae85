/// The report of `termshot` after a program has ended.
struct Visit: Decodable {
  struct Picture: Decodable {
    /// The kind: `kitty-placeholder`, `kitty`, `sixel`, `iterm2` or `blocks`. All block characters on the screen count
    /// as one picture.
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

    let kittyUploads: Int

    private enum CodingKeys: String, CodingKey {
      case sixels, iterm2
      case kittyPlaces = "kitty_places"
      case kittyUploads = "kitty_uploads"
    }
  }

  /// The expectation that was not met; empty if all expectations were met. After a failure, no further steps are
  /// performed.
  let failures: [String]
  /// The properties of the terminal that were not restored.
  let restored: [String]
  /// The sequences that this kind of terminal does not support. The query for the cell size (`CSI 16 t`) is allowed,
  /// because terminals ignore the query if they do not support it.
  let warnings: [String]
  let status: Int?
  /// The number of bytes that the program sent.
  let bytes: Int
  /// The number of times that the terminal drew or placed a picture. Pictures made of block characters do not count.
  var drawnPictures: Int { stats.sixels + stats.iterm2 + stats.kittyPlaces }
  /// The number of pictures that were sent to the terminal in kitty's protocol.
  var uploadedPictures: Int { stats.kittyUploads }
  private let stats: Statistics
  /// The title that the program set for the terminal's window.
  let title: String
  /// The pictures on the last screen.
  let images: [Picture]

  func problems(expecting expected: Int) -> [String] {
    // After a failure, `termshot` ends the program, so the exit status and the terminal's state are not checked.
    guard failures.isEmpty else { return failures + notableWarnings }
    let end = status == expected ? [] : ["exit status \(status.map(String.init) ?? "none"), expected \(expected)"]
    return restored.filter { !$0.hasPrefix("exit status") } + end + notableWarnings
  }

  private var notableWarnings: [String] { warnings.filter { $0 != "unknown CSI 16t" } }
}
