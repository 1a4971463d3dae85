import Domain
import Foundation

/// How often a photo was seen and saved, as the Unsplash API gives it (`Asset.StatsEntity`).
///
/// The API describes some of the counts as numbers that may have fractions; they are rounded.
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
  /// A number that is too large for a count counts as none.
  fileprivate var rounded: Int { Int(exactly: rounded()) ?? 0 }
}
