import CurlShim

/// An easy handle of libcurl on which everything is set that is the same for every request. The event loop keeps some:
/// setting all of it again costs more than what a request sets by itself.
///
/// Confined to the event loop, like the transfers that use it.
final class EasyHandle {
  let pointer: UnsafeMutableRawPointer
  /// libcurl writes a sentence here when a transfer fails.
  let errorText: UnsafeMutablePointer<CChar>
  private let configuration: CurlConfiguration
  /// Why the configuration cannot be kept. No request may then be sent.
  private(set) var setUpCode = CURLE_OK

  /// Nil when libcurl has no memory.
  init?(configuration: CurlConfiguration) {
    guard let pointer = curl_easy_init() else { return nil }
    self.pointer = pointer
    self.configuration = configuration
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    setUp()
  }

  deinit {
    curl_easy_cleanup(pointer)
    errorText.deallocate()
  }

  /// Forgets all that a request has set. Not needed after one that set nothing but what the next sets, too.
  func reset() {
    curl_easy_reset(pointer)
    setUp()
  }

  private func setUp() {
    setUpCode = setOptions(of: configuration)
    _ = curlSetPointer(pointer, CURLOPT_ERRORBUFFER, errorText)
    Transfer.installCallbacks(on: pointer)
  }
}
