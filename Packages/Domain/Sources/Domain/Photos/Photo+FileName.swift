extension Photo {
  /// The name under which the photo is saved: author, id and `.jpg`.
  ///
  /// Only ASCII letters, digits, `-` and `_` are used: the name is the same on every file system, and nothing that a
  /// source says can lead out of the folder.
  public var fileName: String {
    let author = Self.plain(author.username)
    let name = Self.plain(id.value)
    return (author.isEmpty ? "" : author + "-") + (name.isEmpty ? "photo" : name) + ".jpg"
  }

  private static func plain(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || isDigitOrDash($0)) }.prefix(80))
  }

  private static func isDigitOrDash(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
  }
}
