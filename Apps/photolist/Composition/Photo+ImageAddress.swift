import Domain

extension Photo {
  /// Returns the address of the smallest image that is at least `width` pixels wide; empty if the photo has no image
  /// that the program may load.
  func imageAddress(atLeast width: Int) -> String {
    let address = images.address(atLeast: width)
    // Ignores `file:` URLs from servers, so that a server cannot make the program open files.
    return address.hasPrefix("file:") && id.source != .folder ? "" : address
  }
}
