extension Photo {
  /// The name of the downloaded file: author, id and `.jpg`.
  ///
  /// The name has only ASCII letters, digits, `-` and `_`, so that it is valid on every file system and no text from a
  /// source can change the folder.
  public var fileName: String {
    let author = Self.plain(author.username)
    let name = Self.plain(id.value)
    let text = (author.isEmpty ? "" : author + "-") + (name.isEmpty ? "photo" : name)
    // A command would take a name that starts with a dash for an option.
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
