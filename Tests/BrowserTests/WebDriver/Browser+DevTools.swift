import HTTPTypes
import Web

/// Functions that need the DevTools protocol of Chromium (https://chromedevtools.github.io/devtools-protocol/).
extension Browser {
  /// Sends a command of the DevTools protocol.
  @discardableResult
  func devTools(_ command: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await send(.post, "/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
  }

  /// Changes the size of the viewport by emulation, because a window cannot be narrower than 500 pixels.
  func resize(width: Int, height: Int, isTouch: Bool = false) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(width), "height": .number(height), "deviceScaleFactor": 1, "mobile": .bool(isTouch),
        "screenWidth": .number(width), "screenHeight": .number(height),
      ])
    try await devTools("Emulation.setTouchEmulationEnabled", ["enabled": .bool(isTouch), "maxTouchPoints": 5])
  }

  func prefer(_ scheme: Preferences.ColorScheme, reducedMotion: Bool = false) async throws {
    let features: JSON = [
      ["name": "prefers-color-scheme", "value": .string(scheme.rawValue)],
      ["name": "prefers-reduced-motion", "value": reducedMotion ? "reduce" : "no-preference"],
    ]
    try await devTools("Emulation.setEmulatedMedia", ["features": features])
  }

  /// Disconnects the browser from the network, or connects it again.
  func setOffline(_ isOffline: Bool) async throws {
    try await devTools("Network.enable")
    try await devTools(
      "Network.emulateNetworkConditions",
      ["offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
  }

  /// Collects garbage, and returns the size of the JavaScript heap in bytes and the number of DOM nodes.
  func memory() async throws -> (heapBytes: Double, nodes: Double) {
    try await devTools("HeapProfiler.collectGarbage")
    let heap = try await devTools("Runtime.getHeapUsage")["usedSize"]?.number ?? 0
    let nodes = try await devTools("Memory.getDOMCounters")["nodes"]?.number ?? 0
    return (heap, nodes)
  }
}
