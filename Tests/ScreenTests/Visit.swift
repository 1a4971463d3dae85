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

  /// What was to be seen and was not, and what was not to be seen.
  let failures: [String]
  /// What is not as it was before the program ran.
  let restored: [String]
  /// What the program sent that a terminal of this kind does not understand. Asking it how large a cell is
  /// (`CSI 16 t`) is no fault: what does not know the question ignores it.
  let warnings: [String]
  let status: Int?
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
