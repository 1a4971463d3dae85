/// Compares the measured figures with the required results (the bars).
struct Report {
  let samples: Samples

  /// The rows of the report. Processor time comes first, because the rate also depends on the server.
  var rows: [Row] {
    let all = Measurement.concurrencies
    return all.flatMap { processorTime($0) } + all.flatMap { stack($0) } + all.flatMap { rate($0) }
      + http2 + download + cancel
  }

  /// The rows for the processor time of a request. In each row, `peers` contains the figure `executor`: the engine's
  /// processor time when the callers' tasks run on the engine's thread.
  private func processorTime(_ concurrency: Int) -> [Row] {
    let bars: [(String, Double)] =
      switch concurrency {
      case 1: [("AsyncHTTPClient", 2)]
      case 8: [("URLSession", 8), ("AsyncHTTPClient", 1.5), ("curl", 1)]
      default: [("AsyncHTTPClient", 1.7), ("curl", 1), ("wrk", 1.0 / 3)]
      }
    return rows("GET c=\(concurrency) CPU", "µs/request", limit: "wrk", bars, lessIsBetter: true)
  }

  /// Returns a row that compares the full stack (retries, cache and all other layers) with the engine alone.
  private func stack(_ concurrency: Int) -> [Row] {
    let name = "GET c=\(concurrency) CPU"
    guard let whole = samples.median("stack", name), let ratio = samples.ratio(of: "stack", to: "engine", name)
    else { return [] }
    return [
      Row(
        case: "full stack c=\(concurrency) CPU",
        unit: "µs/request",
        figure: whole,
        limit: samples.median("engine", name),
        peers: [:],
        ratio: ratio,
        bar: "<= 1.5 engine",
        met: ratio <= 1.5
      )
    ]
  }

  private func rate(_ concurrency: Int) -> [Row] {
    let bars: [(String, Double)] =
      switch concurrency {
      case 1: [("URLSession", 3)]
      case 8: [("URLSession", 7)]
      default: [("URLSession", 12), ("AsyncHTTPClient", 1.5)]
      }
    return rows("GET c=\(concurrency) rate", "requests/s", limit: "wrk", bars, lessIsBetter: false)
  }

  private var http2: [Row] {
    rows("h2 c=64 CPU", "µs/request", limit: "h2load", [("AsyncHTTPClient", 1.5)], lessIsBetter: true)
      + rows("h2 c=64 rate", "requests/s", limit: "h2load", [("AsyncHTTPClient", 2)], lessIsBetter: false)
  }

  private var download: [Row] {
    rows("download", "MB/s", limit: "curl", [("curl", 0.9), ("URLSession", 1.8)], lessIsBetter: false)
      + below("download memory", "MB", 24)
  }

  private var cancel: [Row] { below("cancel p99", "ms", 5) }

  private func below(_ name: String, _ unit: String, _ most: Double) -> [Row] {
    guard let figure = samples.median("engine", name) else { return [] }
    return [
      Row(
        case: name,
        unit: unit,
        figure: figure,
        limit: nil,
        peers: samples.peers(of: "engine", name, except: ""),
        ratio: nil,
        bar: "< \(Int(most))",
        met: figure < most
      )
    ]
  }

  /// Returns one row per bar. A bar requires a ratio between the engine's figure and another program's figure.
  private func rows(
    _ name: String,
    _ unit: String,
    limit: String,
    _ bars: [(String, Double)],
    lessIsBetter: Bool
  ) -> [Row] {
    guard let figure = samples.median("engine", name) else { return [] }
    return bars.map { peer, factor in
      let ratio = samples.ratio(of: "engine", to: peer, name)
      let isMet = ratio.map { lessIsBetter ? $0 * factor <= 1 : $0 >= factor }
      let times = factor >= 1 ? (factor * 100).rounded() / 100 : (100 / factor).rounded() / 100
      let bar =
        switch (lessIsBetter, factor >= 1) {
        case (true, true): "<= \(peer) / \(times)"
        case (true, false): "<= \(times) \(peer)"
        case (false, _): ">= \(factor) \(peer)"
        }
      return Row(
        case: name,
        unit: unit,
        figure: figure,
        limit: samples.median(limit, name),
        peers: samples.peers(of: "engine", name, except: limit),
        ratio: ratio,
        bar: bar,
        // Without the peer's figure, the bar counts as missed.
        met: isMet ?? false
      )
    }
  }
}
