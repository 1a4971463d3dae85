/// Holds the figures against the bars.
struct Report {
  let samples: Samples

  var rows: [Row] {
    Measurement.concurrencies.flatMap { processorTime($0) + rate($0) } + stack + http2 + download + cancel
  }

  /// The default engine; `executor` is listed among the peers.
  private func processorTime(_ concurrency: Int) -> [Row] {
    let bars: [(String, Double)] =
      switch concurrency {
      case 1: [("AsyncHTTPClient", 2)]
      case 8: [("URLSession", 8), ("AsyncHTTPClient", 1.5), ("curl", 1)]
      default: [("AsyncHTTPClient", 1.7), ("curl", 1), ("wrk", 1.0 / 3)]
      }
    return row("GET c=\(concurrency) CPU", "µs/request", limit: "wrk", bars, lessIsBetter: true)
  }

  private func rate(_ concurrency: Int) -> [Row] {
    let bars: [(String, Double)] =
      switch concurrency {
      case 1: [("URLSession", 3)]
      case 8: [("URLSession", 7)]
      default: [("URLSession", 12), ("AsyncHTTPClient", 1.5)]
      }
    return row("GET c=\(concurrency) rate", "requests/s", limit: "wrk", bars, lessIsBetter: false)
  }

  private var stack: [Row] {
    let name = "GET c=8 CPU"
    guard let whole = samples.median("stack", name), let bare = samples.median("engine", name) else { return [] }
    return [
      Row(
        case: "full stack c=8 CPU",
        unit: "µs/request",
        figure: whole,
        limit: nil,
        peers: ["engine": bare],
        bar: "<= 1.5 engine",
        met: whole <= 1.5 * bare
      )
    ]
  }

  private var http2: [Row] {
    row("h2 c=64 rate", "requests/s", limit: "h2load", [("AsyncHTTPClient", 2)], lessIsBetter: false)
      + row("h2 c=64 CPU", "µs/request", limit: "h2load", [("AsyncHTTPClient", 1.5)], lessIsBetter: true)
  }

  private var download: [Row] {
    row("download", "MB/s", limit: "curl", [("curl", 0.9), ("URLSession", 1.8)], lessIsBetter: false)
      + below("download memory", "MB", 24)
  }

  private var cancel: [Row] { below("cancel p99", "ms", 5) }

  private func below(_ name: String, _ unit: String, _ most: Double) -> [Row] {
    guard let figure = samples.median("engine", name) else { return [] }
    return [
      Row(case: name, unit: unit, figure: figure, limit: nil, peers: [:], bar: "< \(Int(most))", met: figure < most)
    ]
  }

  /// Each bar names a program and how many times better than it the engine has to be.
  private func row(
    _ name: String,
    _ unit: String,
    limit: String,
    _ bars: [(String, Double)],
    lessIsBetter: Bool
  ) -> [Row] {
    guard let figure = samples.median("engine", name) else { return [] }
    let measured = bars.compactMap { bar in samples.median(bar.0, name).map { (bar.0, bar.1, $0) } }
    let isMet = measured.allSatisfy { _, factor, peer in
      lessIsBetter ? figure * factor <= peer : figure >= factor * peer
    }
    let texts = measured.map { name, factor, _ in
      let rounded = (factor * 100).rounded() / 100
      return lessIsBetter ? "<= \(name)/\(rounded)" : ">= \(rounded) \(name)"
    }
    return [
      Row(
        case: name,
        unit: unit,
        figure: figure,
        limit: samples.median(limit, name),
        peers: samples.peers(of: "engine", name, except: limit),
        bar: texts.joined(separator: ", "),
        // A bar whose program is missing was not met.
        met: isMet && measured.count == bars.count
      )
    ]
  }
}
