import CurlShim

/// An easy handle of libcurl with the options that are the same for every request. The event loop reuses handles,
/// because setting the common options takes longer than setting the options of one request.
///
/// A handle is used only on the event loop's thread.
final class EasyHandle {
  let pointer: UnsafeMutableRawPointer
  /// The buffer for libcurl's description of a failed transfer.
  let errorText: UnsafeMutablePointer<CChar>
  let configuration: CurlConfiguration
  /// The result of setting the configuration's options. If the result is an error, no request may be sent.
  private(set) var setUpCode = CURLE_OK

  /// Returns nil if libcurl is out of memory.
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

  /// Removes the options of a request. Calling `reset()` is unnecessary if the next request overwrites all options.
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
