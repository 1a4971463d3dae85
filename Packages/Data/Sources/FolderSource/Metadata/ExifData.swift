import CExif
import Domain
import Foundation

/// The EXIF data of a photo, read by libexif.
///
/// Parsing untrusted data is safe. The library libexif checks every offset against the length of the data, and this
/// class reads only as many bytes as libexif reports.
final class ExifData {
  private let data: UnsafeMutablePointer<CExif.ExifData>
  private let order: ExifByteOrder

  /// Parses a segment. Ignores damaged entries. Returns nil if libexif cannot allocate memory.
  ///
  /// - Parameter segment: The TIFF structure, preceded by `Exif` and two NULs.
  init?(_ segment: [UInt8]) {
    guard let data = exif_data_new() else { return nil }
    // By default, libexif adds missing mandatory entries and removes entries that the standard forbids.
    exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    // libexif copies the data, so the segment may be released after the call. The length of a JPEG segment fits in 16
    // bits, so the conversion cannot overflow.
    exif_data_load_data(data, segment, UInt32(segment.count))
    self.data = data
    order = exif_data_get_byte_order(data)
  }

  // Freeing `data` is safe, because this class holds the only reference to `data` and returns no pointers into `data`.
  deinit { exif_data_unref(data) }

  /// The EXIF orientation, from 1 (upright) to 8.
  var orientation: Int {
    integer(EXIF_TAG_ORIENTATION, in: EXIF_IFD_0).flatMap { 1...8 ~= $0 ? $0 : nil } ?? 1
  }

  /// The camera's local time when the photo was taken, interpreted as UTC.
  var takenAt: Date? {
    (text(EXIF_TAG_DATE_TIME_ORIGINAL, in: EXIF_IFD_EXIF) ?? text(EXIF_TAG_DATE_TIME_DIGITIZED, in: EXIF_IFD_EXIF))
      .flatMap(Self.date)
  }

  var artist: String? { text(EXIF_TAG_ARTIST, in: EXIF_IFD_0) }

  var exif: Exif? {
    let exif = Exif(
      make: text(EXIF_TAG_MAKE, in: EXIF_IFD_0),
      model: text(EXIF_TAG_MODEL, in: EXIF_IFD_0),
      exposureTime: rationals(EXIF_TAG_EXPOSURE_TIME, in: EXIF_IFD_EXIF).first.flatMap(Self.exposure),
      aperture: rationals(EXIF_TAG_FNUMBER, in: EXIF_IFD_EXIF).first.flatMap(Self.decimal),
      focalLength: rationals(EXIF_TAG_FOCAL_LENGTH, in: EXIF_IFD_EXIF).first.flatMap(Self.decimal),
      iso: integer(EXIF_TAG_ISO_SPEED_RATINGS, in: EXIF_IFD_EXIF))
    return exif == Exif() ? nil : exif
  }

  var place: Place? {
    let latitude = degrees(gps(EXIF_TAG_GPS_LATITUDE), negativeFor: "S", gps(EXIF_TAG_GPS_LATITUDE_REF), limit: 90)
    let longitude = degrees(gps(EXIF_TAG_GPS_LONGITUDE), negativeFor: "W", gps(EXIF_TAG_GPS_LONGITUDE_REF), limit: 180)
    var place = Place(name: gpsText(gps(EXIF_TAG_GPS_AREA_INFORMATION)))
    if let latitude, let longitude { (place.latitude, place.longitude) = (latitude, longitude) }
    return place == Place() ? nil : place
  }

  // MARK: Entries

  /// Returns the bytes, the format and the component count of an entry, or nil if there is no such entry.
  private func entry(_ tag: ExifTag, in directory: ExifIfd) -> (bytes: [UInt8], format: ExifFormat, count: Int)? {
    let directories = data.pointee.ifd
    let content =
      switch directory {
      case EXIF_IFD_0: directories.0
      case EXIF_IFD_EXIF: directories.2
      case EXIF_IFD_GPS: directories.3
      default: directories.1
      }
    guard let content, let entry = exif_content_get_entry(content, tag)?.pointee, let bytes = entry.data else {
      return nil
    }
    // libexif has allocated `size` bytes at `data`.
    return (Array(UnsafeBufferPointer(start: bytes, count: Int(entry.size))), entry.format, Int(entry.components))
  }

  private func text(_ tag: ExifTag, in directory: ExifIfd) -> String? {
    guard let entry = entry(tag, in: directory), entry.format == EXIF_FORMAT_ASCII else { return nil }
    return Self.text(entry.bytes)
  }

  /// Removes the spaces and NULs that cameras pad fields with.
  private static func text(_ bytes: some Sequence<UInt8>) -> String? {
    let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return words.isEmpty ? nil : String(words.prefix(200))
  }

  private func integer(_ tag: ExifTag, in directory: ExifIfd) -> Int? {
    guard let (bytes, format, count) = entry(tag, in: directory), count >= 1 else { return nil }
    // libexif reads two or four bytes, depending on the format, so the array must not be shorter.
    switch format {
    case EXIF_FORMAT_SHORT where bytes.count >= 2: return Int(exif_get_short(bytes, order))
    case EXIF_FORMAT_LONG where bytes.count >= 4: return Int(exif_get_long(bytes, order))
    default: return nil
    }
  }

  private func rationals(_ tag: ExifTag, in directory: ExifIfd) -> [ExifRational] {
    guard let (bytes, format, count) = entry(tag, in: directory), format == EXIF_FORMAT_RATIONAL else { return [] }
    // A rational has eight bytes; an incomplete rational at the end is ignored.
    return (0..<min(count, bytes.count / 8, 8)).map { exif_get_rational(Array(bytes[($0 * 8)...]), order) }
  }

  // MARK: GPS

  /// Converts a GPS tag to an `ExifTag`. libexif defines GPS tags as integers, outside the enumeration `ExifTag`,
  /// because other tags have the same numbers.
  private func gps(_ tag: Int32) -> ExifTag { ExifTag(rawValue: UInt32(tag)) }

  private func degrees(_ tag: ExifTag, negativeFor letter: String, _ reference: ExifTag, limit: Double) -> Double? {
    let parts = rationals(tag, in: EXIF_IFD_GPS)
    guard parts.count == 3, parts.allSatisfy({ $0.denominator != 0 }) else { return nil }
    let values = parts.map { Double($0.numerator) / Double($0.denominator) }
    let degrees = values[0] + values[1] / 60 + values[2] / 3600
    guard degrees <= limit else { return nil }
    let sign: Double = text(reference, in: EXIF_IFD_GPS)?.uppercased() == letter ? -1 : 1
    // Six decimals of a degree correspond to 11 cm.
    return sign * (degrees * 1_000_000).rounded() / 1_000_000
  }

  /// Decodes a GPS text. The first eight bytes of the value name the encoding; only ASCII is supported.
  private func gpsText(_ tag: ExifTag) -> String? {
    guard let entry = entry(tag, in: EXIF_IFD_GPS), entry.bytes.starts(with: Array("ASCII\0\0\0".utf8)) else {
      return nil
    }
    return Self.text(entry.bytes.dropFirst(8))
  }

  // MARK: Values

  /// The exposure time in seconds, as a fraction if it is less than one second.
  private static func exposure(_ time: ExifRational) -> String? {
    guard time.denominator != 0, time.numerator != 0 else { return nil }
    let seconds = Double(time.numerator) / Double(time.denominator)
    return seconds < 1 ? "1/\(Int((1 / seconds).rounded()))" : decimal(time)
  }

  /// The number, rounded to one decimal.
  private static func decimal(_ number: ExifRational) -> String? {
    guard number.denominator != 0 else { return nil }
    let tenths = (Double(number.numerator) / Double(number.denominator) * 10).rounded()
    guard tenths > 0, tenths < 1e12 else { return nil }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(whole / 10).\(whole % 10)"
  }

  /// Parses a date such as `2024:02:29 13:05:00`. Returns nil for zeros or spaces, which cameras write if the clock was
  /// never set.
  static func date(_ text: String) -> Date? {
    let parts = text.split { ":- T".contains($0) }.prefix(6).map { Int($0.prefix { $0 != "." }) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 6 else { return nil }
    let time = numbers.count == 6 ? Array(numbers[3...]) : [0, 0, 0]
    guard 1800...9999 ~= numbers[0], 1...12 ~= numbers[1], 1...31 ~= numbers[2], 0...23 ~= time[0], 0...59 ~= time[1],
      0...60 ~= time[2]
    else { return nil }
    var fields = tm()
    fields.tm_year = Int32(numbers[0] - 1900)
    fields.tm_mon = Int32(numbers[1] - 1)
    fields.tm_mday = Int32(numbers[2])
    fields.tm_hour = Int32(time[0])
    fields.tm_min = Int32(time[1])
    fields.tm_sec = Int32(time[2])
    return Date(timeIntervalSince1970: Double(timegm(&fields)))
  }
}
