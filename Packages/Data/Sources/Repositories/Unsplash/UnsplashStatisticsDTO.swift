import Domain
import Foundation

/// The number of views and downloads of a photo in a response of the Unsplash API (`Asset.StatsEntity`).
///
/// The API defines some counts as numbers with fractions, which are rounded.
struct UnsplashStatisticsDTO: Decodable {
  struct Stat: Decodable {
    var total: Int
    var historical: Historical
  }

  struct Historical: Decodable {
    var change: Double
    var values: [Value]
  }

  struct Value: Decodable {
    var date: Date
    var value: Double

    enum CodingKeys: String, CodingKey { case date, value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      value = try container.decode(Double.self, forKey: .value)
      do {
        date = try Date(container.decode(String.self, forKey: .date), strategy: .iso8601.year().month().day())
      } catch let error where !(error is DecodingError) {
        throw DecodingError.dataCorruptedError(forKey: .date, in: container, debugDescription: "no date")
      }
    }
  }

  var views: Stat
  var downloads: Stat

  func toDomain() -> PhotoStatistics {
    PhotoStatistics(views: views.toDomain(), downloads: downloads.toDomain())
  }
}

extension UnsplashStatisticsDTO.Stat {
  fileprivate func toDomain() -> PhotoStatistics.History {
    PhotoStatistics.History(
      total: total, change: historical.change.rounded,
      days: historical.values.map { PhotoStatistics.Day(date: $0.date, count: $0.value.rounded) })
  }
}

extension Double {
  /// The nearest integer; 0 if the number is too large for an `Int`.
  fileprivate var rounded: Int { Int(exactly: rounded()) ?? 0 }
}
