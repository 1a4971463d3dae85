extension ObservableType {
  /// Returns an observable that logs each event of the source. By default, the log goes to standard output.
  ///
  ///     -> subscribed / -> next(1) / -> completed / -> isDisposed
  ///
  /// - Cost: one line per event.
  /// - On error: logs the error and passes the error on.
  /// - On dispose: logs the disposal.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function, log: @escaping (String) -> Void = { print($0) }
  ) -> Observable<Element> {
    let name = identifier ?? "\(file):\(line) (\(function))"
    let write = { (event: Event<Element>) in
      let text = "\(event)"
      log("\(name) -> Event \(trimOutput && text.count > 40 ? text.prefix(20) + "..." + text.suffix(20) : text)")
    }
    return self.do(
      onNext: { write(.next($0)) },
      onError: { write(.error($0)) },
      onCompleted: { write(.completed) },
      onSubscribe: { log("\(name) -> subscribed") },
      onDispose: { log("\(name) -> isDisposed") })
  }
}
