import AppSupport
import Presentation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Strings {
  /// The texts in the user's language, with times as the user's clocks show them.
  init(_ settings: Settings) {
    var seconds = time(nil)
    var local = tm()
    let isKnown = localtime_r(&seconds, &local) != nil
    self.init(settings.language, secondsFromGMT: isKnown ? local.tm_gmtoff : 0)
  }
}
