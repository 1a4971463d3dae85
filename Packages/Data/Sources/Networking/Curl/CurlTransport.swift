import CurlShim
public import HTTPTypes

/// The `Transport` that sends requests over the network, using libcurl on its own thread.
///
///     let transport = CurlTransport()
///     let response = try await transport.send(Request(url: "https://example.org/")!)
///     await transport.shutdown()
///
/// Each instance has its own connection pool, so create one instance and share it. All transfers of an instance run on
/// its thread, which sleeps while there are no transfers. Releasing the last reference ends the thread and closes every
/// connection.
///
/// `start()` or the first request initializes libcurl and starts the thread, so a program that stays offline has no
/// such thread.
public final class CurlTransport: Transport {
  private enum State {
    case new
    /// The transport was started. The queue records whether the transport was later shut down.
    case started(CommandQueue)
    /// The transport was shut down without being started.
    case ended

    var queue: CommandQueue? { if case .started(let queue) = self { queue } else { nil } }
  }

  private let configuration: CurlConfiguration
  private let state = Lock(State.new)

  public init(configuration: CurlConfiguration = CurlConfiguration()) {
    self.configuration = configuration
  }

  deinit {
    state.withLock { $0.queue }?.submit(.stop(nil))
  }

  /// Starts the thread in advance, which makes the first request about a millisecond faster.
  public func start() {
    _ = try? startedQueue
  }

  private var startedQueue: CommandQueue {
    get throws(NetworkError) {
      let queue = state.withLock { state in
        if case .new = state { state = .started(startLoop()) }
        return state.queue
      }
      guard let queue else { throw .shutDown }
      return queue
    }
  }

  private func startLoop() -> CommandQueue {
    _ = curlInitialization
    let queue = CommandQueue()
    startThread { [configuration] in CurlLoop(queue: queue, configuration: configuration).run() }
    return queue
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    try await follow(request, into: destination.map(BodySink.descriptor) ?? .memory)
  }

  /// Streams a response. Runs `read` with the head and the body, and returns the result of `read`.
  ///
  ///     try await transport.withBody(of: request) { head, body in
  ///       for try await bytes in body { … }
  ///     }
  ///
  /// If `read` is slow, at most `bufferBytes` are buffered; after that, the server must wait. On an HTTP/2 connection
  /// with other transfers, libcurl may buffer up to about 10 MB more, so use `download` for large bodies. If `read`
  /// returns or throws before the end of the body, the transfer is canceled. The body must not be used after `read`
  /// returns.
  ///
  /// - Throws: A `NetworkError`, or the error that `read` throws.
  public func withBody<Value>(
    of request: Request,
    bufferBytes: Int = 256 << 10,
    _ read: (HTTPResponse, ResponseBody) async throws -> Value
  ) async throws -> Value {
    let queue = try startedQueue
    let buffer = BodyBuffer(limit: bufferBytes)
    // Leaving this scope cancels the transfer and waits until the transfer has ended.
    async let _ = fill(buffer, with: request)
    let head = try await buffer.head()
    return try await read(head, ResponseBody(buffer: buffer, queue: queue))
  }

  private func fill(_ buffer: BodyBuffer, with request: Request) async {
    do throws(NetworkError) {
      _ = try await follow(request, into: .stream(buffer))
      buffer.finish(nil)
    } catch {
      buffer.finish(error)
    }
  }

  /// The executor of the transport's thread. Run only short tasks on this executor, because no transfer proceeds while
  /// a task runs.
  public var executor: any TaskExecutor { (try? startedQueue) ?? globalConcurrentExecutor }

  /// Returns the number of active transfers, including transfers that wait for a connection.
  public func activeTransferCount() async -> Int {
    guard let queue = state.withLock({ $0.queue }) else { return 0 }
    return await withCheckedContinuation { queue.submit(.count($0)) }
  }

  /// Closes every connection and ends the thread. Active and later requests throw `NetworkError.shutDown`. Returns when
  /// the thread has ended. Further calls have no effect.
  public func shutdown() async {
    let queue = state.withLock { state in
      if case .new = state { state = .ended }
      return state.queue
    }
    guard let queue else { return }
    await withCheckedContinuation { queue.submit(.stop($0)) }
  }

  private func follow(_ request: Request, into sink: BodySink) async throws(NetworkError) -> Response {
    let deadline = MonotonicTime.now + request.limits.totalTime.nanoseconds
    let limit = request.limits.redirects
    var request = request
    var redirects = 0
    while true {
      var response = try await perform(request, into: sink, deadline: deadline)
      let next = try RedirectPolicy.request(after: response.head, to: request, followed: redirects, limit: limit)
      guard let next else {
        if redirects > 0 { response.metrics.redirects = redirects }
        return response
      }
      request = next
      redirects += 1
    }
  }

  private func perform(
    _ request: Request,
    into sink: BodySink,
    deadline: UInt64
  ) async throws(NetworkError) -> Response {
    guard let url = request.url, request.head.scheme == "http" || request.head.scheme == "https" else {
      throw .malformedRequest(detail: "the URL must be an absolute http or https URL")
    }
    let queue = try startedQueue
    let ticket = Ticket()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let job = TransferJob(
          ticket: ticket,
          request: request,
          url: url,
          sink: sink,
          deadline: deadline,
          continuation: continuation
        )
        queue.submit(.start(job))
      }
    } onCancel: {
      ticket.cancel()
      queue.submit(.cancel(ticket))
    }
    return try ResponseHead.response(from: result.get())
  }
}

/// Initializes libcurl on the first access. libcurl must be initialized once, before any thread uses it.
private let curlInitialization: Void = {
  let code = curlGlobalInitAll()
  precondition(code == CURLE_OK, "libcurl cannot be initialized: \(String(cString: curl_easy_strerror(code)))")
}()
