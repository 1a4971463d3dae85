import Foundation
import Testing

/// The tests that run in Chromium. The tests take minutes, so only `Scripts/test browser` runs them. One test runs at a
/// time, because each browser needs more than one core.
@Suite(
  .serialized, .timeLimit(.minutes(40)),
  .enabled(if: ProcessInfo.processInfo.environment["PHOTOLIST_BROWSER"] != nil, "run Scripts/test browser"))
enum BrowserTests {}
