import Foundation

/// The bytes of a small JPEG file that consists of EXIF data and an image header.
struct PhotoFile {
  var width = 32
  var height = 16
  /// The date in the EXIF format: `2024:02:29 13:05:00`.
  var takenAt: String?
  var orientation: Int?
  var make: String?
  var model: String?
  var artist: String?
  /// The coordinates in degrees, minutes and tenths of a second.
  var latitude: (degrees: Int, minutes: Int, tenths: Int, reference: String)?
  var longitude: (degrees: Int, minutes: Int, tenths: Int, reference: String)?
  var area: String?
  var isBigEndian = false
  /// The segments before the EXIF data.
  var otherSegments: [[UInt8]] = []

  var bytes: [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    for segment in otherSegments { file += Self.segment(0xE2, segment) }
    if hasExif { file += Self.segment(0xE1, Array("Exif\0\0".utf8) + tiff) }
    let frame = [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 1, 1, 0x11, 0]
    return file + Self.segment(0xC0, frame) + [0xFF, 0xD9]
  }

  private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
  }

  private var hasExif: Bool {
    takenAt != nil || orientation != nil || make != nil || model != nil || artist != nil || latitude != nil
      || area != nil
  }

  // MARK: TIFF

  private struct Field {
    var tag: Int
    var type: Int
    var count: Int
    var value: [UInt8]
  }

  private func number(_ value: Int, bytes: Int) -> [UInt8] {
    let little = (0..<bytes).map { UInt8(value >> (8 * $0) & 255) }
    return isBigEndian ? little.reversed() : little
  }

  private func text(_ tag: Int, _ text: String?) -> Field? {
    text.map { Field(tag: tag, type: 2, count: $0.utf8.count + 1, value: Array($0.utf8) + [0]) }
  }

  private func rationals(_ tag: Int, _ values: [(Int, Int)]) -> Field {
    Field(
      tag: tag, type: 5, count: values.count,
      value: values.flatMap { number($0.0, bytes: 4) + number($0.1, bytes: 4) })
  }

  private func position(_ tag: Int, _ value: (degrees: Int, minutes: Int, tenths: Int, reference: String)?) -> [Field] {
    guard let value else { return [] }
    return [
      text(tag - 1, value.reference),
      rationals(tag, [(value.degrees, 1), (value.minutes, 1), (value.tenths, 10)]),
    ].compactMap { $0 }
  }

  private var tiff: [UInt8] {
    var camera = [text(0x9003, takenAt)].compactMap { $0 }
    if takenAt != nil {
      camera.insert(rationals(0x829A, [(10, 2500)]), at: 0)
      camera.insert(rationals(0x829D, [(28, 10)]), at: 1)
      camera.insert(Field(tag: 0x8827, type: 3, count: 1, value: number(400, bytes: 2)), at: 2)
      camera.append(rationals(0x920A, [(500, 10)]))
    }
    var gps = position(2, latitude) + position(4, longitude)
    if let area {
      let value = Array("ASCII\0\0\0".utf8) + Array(area.utf8)
      gps.append(Field(tag: 0x1C, type: 7, count: value.count, value: value))
    }
    var main = [text(0x10F, make), text(0x110, model)].compactMap { $0 }
    if let orientation { main.append(Field(tag: 0x112, type: 3, count: 1, value: number(orientation, bytes: 2))) }
    main += [text(0x13B, artist)].compactMap { $0 }
    if !camera.isEmpty { main.append(Field(tag: 0x8769, type: 4, count: 1, value: [])) }
    if !gps.isEmpty { main.append(Field(tag: 0x8825, type: 4, count: 1, value: [])) }

    let header = (isBigEndian ? Array("MM".utf8) : Array("II".utf8)) + number(42, bytes: 2) + number(8, bytes: 4)
    let mainSize = directory(main, at: 8).count
    let cameraStart = 8 + mainSize
    let cameraBytes = camera.isEmpty ? [] : directory(camera, at: cameraStart)
    let gpsStart = cameraStart + cameraBytes.count
    for index in main.indices {
      if main[index].tag == 0x8769 { main[index].value = number(cameraStart, bytes: 4) }
      if main[index].tag == 0x8825 { main[index].value = number(gpsStart, bytes: 4) }
    }
    return header + directory(main, at: 8) + cameraBytes + (gps.isEmpty ? [] : directory(gps, at: gpsStart))
  }

  /// A TIFF directory, followed by the values of its fields.
  private func directory(_ fields: [Field], at start: Int) -> [UInt8] {
    var entries: [UInt8] = []
    var values: [UInt8] = []
    let valuesStart = start + 2 + fields.count * 12 + 4
    for field in fields {
      entries += number(field.tag, bytes: 2) + number(field.type, bytes: 2) + number(field.count, bytes: 4)
      if field.value.count <= 4 {
        entries += field.value + Array(repeating: 0, count: 4 - field.value.count)
      } else {
        entries += number(valuesStart + values.count, bytes: 4)
        values += field.value
      }
    }
    return number(fields.count, bytes: 2) + entries + number(0, bytes: 4) + values
  }
}
