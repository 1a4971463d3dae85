extension Photo {
  /// The name of the downloaded file: the author's username, the id and `.jpg`.
  ///
  /// The username and the id are reduced to ASCII letters, digits, `-` and `_`. The name is therefore valid on every
  /// file system, and text from a source cannot refer to another folder.
  public var fileName: String {
    let author = Self.plain(author.username)
    let name = Self.plain(id.value)
    let text = (author.isEmpty ? "" : author + "-") + (name.isEmpty ? "photo" : name)
    // Commands treat an argument that starts with a dash as an option.
    return (text.hasPrefix("-") ? "photo" : "") + text + "." + Self.fileExtension
  }

  /// The extension of `fileName`, without the dot.
  public static let fileExtension = "jpg"

  private static func plain(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || isDigitOrDash($0)) }.prefix(80))
  }

  private static func isDigitOrDash(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
  }
}
