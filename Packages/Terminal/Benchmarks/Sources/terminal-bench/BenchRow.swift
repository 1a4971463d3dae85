/// The result of a benchmark case and the value that it must not exceed.
struct BenchRow: Encodable {
  var `case`: String
  var unit: String
  var figure: Double
  /// The result of decoding the JPEG alone, as a lower bound; nil if the case does not decode a JPEG.
  var limit: Double?
  var peers: [String: Double] = [:]
  var bar: String
  var met: Bool

  init(_ name: String, _ figure: Double, _ unit: String, atMost bar: Double, limit: Double? = nil) {
    self.case = name
    self.unit = unit
    self.figure = (figure * 1000).rounded() / 1000
    self.limit = limit.map { ($0 * 1000).rounded() / 1000 }
    self.bar = "at most \(bar) \(unit)"
    met = figure <= bar
  }
}
