/// A measured case beside its limit, in a unit where less is better.
struct BenchRow: Encodable {
  var `case`: String
  var unit: String
  var figure: Double
  /// What is left when nothing but decoding the JPEG is done; nil where that says nothing.
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
