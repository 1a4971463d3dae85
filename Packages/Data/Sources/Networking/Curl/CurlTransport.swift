import CurlShim
public import HTTPTypes

/// The real `Transport`: libcurl, on one thread of its own.
///
///     let transport = CurlTransport()
///     let response = try await transport.send(Request(url: "https://example.org/")!)
///     await transport.shutdown()
///
/// One instance keeps one pool of connections, so make one and share it. All transfers run on its thread, which sleeps
/// when there is nothing to do. When the last reference goes, the thread ends and every connection is closed.
///
/// libcurl and the thread are started by `start()`, or else by the first request: who stays offline pays for neither.
public final class CurlTransport: Transport {
  private enum State {
    case new
    /// Shut down, maybe: the queue knows.
    case started(CommandQueue)
    /// Shut down before it was started.
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

  /// Makes ready what the first request would have to wait for: about a millisecond.
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
    initializeCurlOnce()
    let queue = CommandQueue()
    startThread { [configuration] in CurlLoop(queue: queue, configuration: configuration).run() }
    return queue
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    try await follow(request, into: destination.map(BodySink.descriptor) ?? .memory)
  }

  /// Runs `read` with the head of the answer and its body as a stream, and returns what `read` returns.
  ///
  ///     try await transport.withBody(of: request) { head, body in
  ///       for try await bytes in body { … }
  ///     }
  ///
  /// At most `bufferBytes` are held for a reader that is slow; then the server has to wait. (On an HTTP/2 connection
  /// that carries other transfers, libcurl itself may hold up to some 10 MB more: use `download` for what is large.)
  /// When `read` returns or throws before the end of the body, the transfer is cancelled. After `read` the body is
  /// over.
  ///
  /// - Throws: A `NetworkError`, or what `read` throws.
  public func withBody<Value>(
    of request: Request,
    bufferBytes: Int = 256 << 10,
    _ read: (HTTPResponse, ResponseBody) async throws -> Value
  ) async throws -> Value {
    let queue = try startedQueue
    let buffer = BodyBuffer(limit: bufferBytes)
    // Leaving this scope cancels the transfer, and waits until it has ended.
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

  /// Runs the tasks that prefer it on the transport's own thread, which saves a change of threads per answer.
  ///
  ///     await withTaskExecutorPreference(transport.executor) { … }
  ///
  /// For short steps only: while such a task computes, no transfer moves. So a task has to ask for it.
  public var executor: any TaskExecutor { (try? startedQueue) ?? globalConcurrentExecutor }

  /// How many transfers are under way, those that wait for a connection included.
  public func activeTransferCount() async -> Int {
    guard let queue = state.withLock({ $0.queue }) else { return 0 }
    return await withCheckedContinuation { queue.submit(.count($0)) }
  }

  /// Closes every connection and ends the thread. Each request under way, and each that is made later, throws
  /// `NetworkError.shutDown`. Returns when all of that has happened; calling it again does nothing.
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
    var request = request
    var redirects = 0
    while true {
      var response = try await perform(request, into: sink, deadline: deadline)
      guard let next = try RedirectPolicy.request(after: response.head, to: request, followed: redirects) else {
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
      throw .malformedRequest(detail: "an absolute http or https URL is needed")
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

/// libcurl wants to be initialised once, before any thread uses it.
private func initializeCurlOnce() {
  _ = curlInitialization
}

private let curlInitialization: Void = {
  let code = curlGlobalInitAll()
  precondition(code == CURLE_OK, "libcurl cannot be initialised: \(String(cString: curl_easy_strerror(code)))")
}()
