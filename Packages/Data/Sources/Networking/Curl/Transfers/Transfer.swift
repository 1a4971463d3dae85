import CurlShim
import HTTPTypes

/// A transfer on the event loop. libcurl's callbacks add the response to the transfer and enforce the limits.
final class Transfer {
  let job: TransferJob
  let handle: EasyHandle
  private let time: LoopTime
  private var headerList: UnsafeMutablePointer<curl_slist>?
  /// Whether the handle must be reset before another transfer uses it.
  private(set) var isHandleAltered = false

  private var head: [UInt8] = []
  private var trailers: [UInt8] = []
  private var headerByteCount = 0
  private var headerLineCount = 0
  private var isHeadComplete = false
  /// The destination of the body. The destination depends on the head: for example, the body of a redirect is returned
  /// in memory.
  private var target = BodyTarget.memory
  private var body: [UInt8] = []
  private var receivedByteCount = 0
  /// The error that a callback reported to stop the transfer.
  private var failure: NetworkError?

  /// The times of events in the units of `MonotonicTime`; 0 before the event.
  private var sentAt: UInt64 = 0
  private var lastByteAt: UInt64 = 0

  /// Whether the transfer is paused until the reader of a streamed body continues.
  private var isPaused = false

  private enum BodyTarget {
    case memory
    case descriptor(Int32, ProgressReporter?)
    case stream(BodyBuffer)
  }

  init(job: TransferJob, handle: EasyHandle, time: LoopTime) {
    self.job = job
    self.handle = handle
    self.time = time
    head.reserveCapacity(512)
  }

  deinit {
    curl_slist_free_all(headerList)
  }

  /// Configures the handle. The handle must be removed from libcurl's multi handle before this object is released.
  func prepare() {
    headerList = job.request.makeHeaderList()
    isHandleAltered = !handle.setOptions(of: job, headers: headerList)
    handle.errorText[0] = 0
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = curlSetPointer(handle.pointer, CURLOPT_PRIVATE, context)
    _ = curlSetPointer(handle.pointer, CURLOPT_HEADERDATA, context)
    _ = curlSetPointer(handle.pointer, CURLOPT_WRITEDATA, context)
    _ = curlSetPointer(handle.pointer, CURLOPT_PREREQDATA, context)
  }

  static func installCallbacks(on easy: UnsafeMutableRawPointer) {
    _ = curlSetWriteFunction(easy, CURLOPT_HEADERFUNCTION, curlDidReceiveHeader)
    _ = curlSetWriteFunction(easy, CURLOPT_WRITEFUNCTION, curlDidReceiveBody)
    _ = curlSetPrerequestFunction(easy, curlWillSend)
  }

  // MARK: Callbacks of libcurl

  fileprivate func willSend() {
    sentAt = time.now
  }

  /// Processes one header line. Returns whether the transfer continues.
  fileprivate func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    lastByteAt = time.now
    headerByteCount += line.count
    guard headerByteCount <= job.request.limits.headerBytes else {
      failure = .tooLarge(.headers, limit: job.request.limits.headerBytes)
      return false
    }
    headerLineCount += 1
    guard headerLineCount <= Limits.headerLines else {
      failure = .tooLarge(.headerLines, limit: Limits.headerLines)
      return false
    }
    if isHeadComplete {
      trailers.append(contentsOf: line)
      return true
    }
    if line.first == UInt8(ascii: "H"), line.starts(with: "HTTP/".utf8) { head.removeAll(keepingCapacity: true) }
    head.append(contentsOf: line)
    if ContentCoding.isUnknown(inHeaderLine: line) {
      // By default, libcurl refuses a body with an unknown coding. The option can still be changed here, because
      // libcurl reads the option when the first byte of the body arrives.
      _ = curlSetLong(handle.pointer, CURLOPT_HTTP_CONTENT_DECODING, 0)
      isHandleAltered = true
    }
    if line.count <= 2, let status = ResponseHead.status(of: head), status >= 200 { return completeHead() }
    return true
  }

  private func completeHead() -> Bool {
    isHeadComplete = true
    switch job.sink {
    case .memory:
      break
    case .descriptor(let destination):
      guard let head = ResponseHead.parse(head), head.status.kind == .successful else { break }
      let reporter = destination.progress.map { ProgressReporter(head: head, report: $0) }
      target = .descriptor(destination.descriptor, reporter)
      reporter?.begin()
    case .stream(let buffer):
      guard let head = ResponseHead.parse(head) else { break }
      guard !RedirectPolicy.isRedirect(head, limit: job.request.limits.redirects) else { break }
      target = .stream(buffer)
      buffer.begin(head)
    }
    return true
  }

  /// Processes a decoded chunk of the body.
  fileprivate func receiveBody(_ bytes: UnsafeRawBufferPointer) -> BodyVerdict {
    // Every chunk checks for cancellation, because libcurl may read up to a hundred buffers from a fast server before
    // the loop can process a cancel command.
    guard !job.ticket.isCancelled else {
      failure = .cancelled
      return .stop
    }
    lastByteAt = time.now
    let count = receivedByteCount + bytes.count
    guard count <= job.request.limits.bodyBytes else {
      failure = .tooLarge(.body, limit: job.request.limits.bodyBytes)
      return .stop
    }
    switch target {
    case .memory:
      if body.isEmpty { reserveBody() }
      body.append(contentsOf: bytes)
    case .descriptor(let descriptor, let reporter):
      if let errno = writeAll(bytes, to: descriptor) {
        failure = .writeFailed(errno: errno)
        return .stop
      }
      reporter?.received(count, at: lastByteAt)
    case .stream(let buffer):
      guard buffer.offer(bytes, ticket: job.ticket) else {
        isPaused = true
        return .pause
      }
    }
    receivedByteCount = count
    return .proceed
  }

  /// Reserves memory for the announced size, so that a large body is not copied repeatedly while it grows. A wrong size
  /// costs little, because the system commits memory only when bytes are written to the memory.
  private func reserveBody() {
    var announced: curl_off_t = 0
    _ = curlGetOffset(handle.pointer, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &announced)
    if announced > 0 { body.reserveCapacity(min(Int(announced), job.request.limits.bodyBytes, 1 << 24)) }
  }

  // MARK: The event loop

  func result(_ code: CURLcode) -> Result<RawResponse, NetworkError> {
    if let failure { return .failure(failure) }
    guard code == CURLE_OK else {
      return .failure(
        proxyFailure(code) ?? certificateFailure(code)
          ?? NetworkError(code, detail: detail(code), limits: job.request.limits))
    }
    if case .descriptor(_, let reporter) = target { reporter?.send(receivedByteCount) }
    let metrics = TransferMetrics(easy: handle.pointer, bodyBytes: receivedByteCount)
    return .success(RawResponse(head: head, trailers: trailers, body: body, metrics: metrics))
  }

  /// Returns the error for a transfer that failed because of its proxy, or nil for other failures.
  private func proxyFailure(_ code: CURLcode) -> NetworkError? {
    guard let proxy = handle.configuration.proxy(for: job.url) else { return nil }
    let codes = [CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PROXY]
    guard codes.contains(code) || hasProxyRefused || proxy.isAmbiguous else { return nil }
    return .proxy(address: proxy.address, isAmbiguous: proxy.isAmbiguous, detail: detail(code))
  }

  /// Returns the error for a certificate that has expired or is not valid yet, or nil for other failures.
  private func certificateFailure(_ code: CURLcode) -> NetworkError? {
    guard code == CURLE_PEER_FAILED_VERIFICATION else { return nil }
    var result = 0
    _ = curlGetLong(handle.pointer, CURLINFO_SSL_VERIFYRESULT, &result)
    // The numbers are OpenSSL's X509_V_ERR_CERT_NOT_YET_VALID and X509_V_ERR_CERT_HAS_EXPIRED. TLS libraries other than
    // OpenSSL do not report these errors.
    return result == 9 || result == 10 ? .certificateDate(detail: detail(code)) : nil
  }

  /// Whether the proxy refused to open a tunnel. libcurl reports a refused tunnel as a broken connection.
  private var hasProxyRefused: Bool {
    var status = 0
    _ = curlGetLong(handle.pointer, CURLINFO_HTTP_CONNECTCODE, &status)
    return status >= 300
  }

  private func detail(_ code: CURLcode) -> String {
    let text = String(cString: handle.errorText[0] == 0 ? curl_easy_strerror(code) : UnsafePointer(handle.errorText))
    return handle.configuration.detail(text, general: String(cString: curl_easy_strerror(code)))
  }

  /// Resumes a transfer that was paused because its reader was slow. Delivers the buffered bytes at once, and returns
  /// an error if a callback refuses the bytes.
  func resume() -> CURLcode {
    guard isPaused else { return CURLE_OK }
    isPaused = false
    lastByteAt = time.now
    return curl_easy_pause(handle.pointer, CURLPAUSE_CONT)
  }

  /// Returns an error if the transfer has exceeded a time limit at `now`. libcurl itself limits the connection phase.
  func timeout(at now: UInt64) -> NetworkError? {
    let limits = job.request.limits
    if now >= job.deadline { return .timedOut(.total, limit: limits.totalTime) }
    if isPaused { return nil }
    if lastByteAt > 0 {
      return now >= lastByteAt + limits.idleTime.nanoseconds ? .timedOut(.idle, limit: limits.idleTime) : nil
    }
    guard sentAt > 0, now >= sentAt + limits.firstByteTime.nanoseconds else { return nil }
    return .timedOut(.firstByte, limit: limits.firstByteTime)
  }

  /// Returns the earliest time at which the transfer can exceed a limit. For a phase that has not started, assumes that
  /// the phase starts at `now`.
  func earliestDeadline(after now: UInt64) -> UInt64 {
    let limits = job.request.limits
    let idle = (lastByteAt > 0 && !isPaused ? lastByteAt : now) + limits.idleTime.nanoseconds
    guard lastByteAt == 0 else { return min(job.deadline, idle) }
    return min(job.deadline, idle, (sentAt > 0 ? sentAt : now) + limits.firstByteTime.nanoseconds)
  }
}

private enum BodyVerdict {
  case proceed, pause, stop
}

// libcurl calls these functions on the loop's thread. The functions are global, because a closure would inherit the
// actor isolation of its context and trap.

private func curlDidReceiveHeader(
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.receiveHeader(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
}

private func curlDidReceiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  switch transfer.receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) {
  case .proceed: return size * count
  case .pause: return Int(CURL_WRITEFUNC_PAUSE)
  case .stop: return 0
  }
}

private func curlWillSend(
  _ context: UnsafeMutableRawPointer?,
  _ remoteAddress: UnsafeMutablePointer<CChar>?,
  _ localAddress: UnsafeMutablePointer<CChar>?,
  _ remotePort: Int32,
  _ localPort: Int32
) -> Int32 {
  guard let context else { return CURL_PREREQFUNC_ABORT }
  Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().willSend()
  return CURL_PREREQFUNC_OK
}
