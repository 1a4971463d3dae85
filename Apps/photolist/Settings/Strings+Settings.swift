import AppSupport
import Foundation
import Presentation

/// Creates texts from the settings.
extension Strings {
  /// Creates texts in the user's language, with times in the user's time zone.
  init(_ settings: Settings) {
    var seconds = time(nil)
    var local = tm()
    let isKnown = localtime_r(&seconds, &local) != nil
    self.init(settings.language, secondsFromGMT: isKnown ? local.tm_gmtoff : 0)
  }
}
