import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A known property of a photo, with a label and the value as text.
public struct PhotoFact: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case id, source, author, description, seen, size, published, color, camera, exposure, place, coordinates, tags
    case topics, likes, views, downloads, page
  }

  public var kind: Kind
  public var label: String
  public var value: String
}

extension PhotoFact {
  /// Returns the known facts of a photo in display order.
  static func all(of photo: Photo, strings: Strings) -> [PhotoFact] {
    Kind.allCases.compactMap { kind in
      guard let value = value(kind, of: photo, strings: strings), !value.isEmpty else { return nil }
      return PhotoFact(kind: kind, label: strings.detail.label(kind), value: value)
    }
  }

  private static func value(_ kind: Kind, of photo: Photo, strings: Strings) -> String? {
    let detail = photo.detail
    return switch kind {
    case .id: photo.id.value
    case .source: strings.source.name(photo.id.source)
    case .author: photo.attribution.author
    case .description: photo.description
    case .seen: photo.altDescription
    case .size: strings.photos.size(photo.size)
    case .published: photo.createdAt?.formatted(.iso8601.year().month().day())
    case .color: photo.color
    case .camera: detail?.exif?.camera
    case .exposure: detail?.exif?.exposure
    case .place: detail?.place?.words
    case .coordinates: detail?.place?.coordinates
    case .tags: detail?.tags.joined(separator: ", ")
    case .topics: detail?.topics.joined(separator: ", ")
    case .likes: photo.likeCount?.grouped
    case .views: detail?.viewCount?.grouped
    case .downloads: detail?.downloadCount?.grouped
    case .page: photo.links.page
    }
  }
}

extension Exif {
  /// The make and the model of the camera. If the model begins with the first word of the make, returns only the model.
  fileprivate var camera: String? {
    guard let model, !model.isEmpty else { return make }
    guard let make, let brand = make.split(separator: " ").first else { return model }
    return model.lowercased().hasPrefix(brand.lowercased()) ? model : "\(make) \(model)"
  }

  fileprivate var exposure: String {
    [
      exposureTime.map { "\($0) s" },
      aperture.map { "f/\($0)" },
      focalLength.map { "\($0) mm" },
      iso.map { "ISO \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Place {
  /// The name of the place, or the city and the country if the place has no name.
  var words: String? {
    name ?? [city, country].compactMap { $0 }.joined(separator: ", ")
  }

  fileprivate var coordinates: String? {
    guard let latitude, let longitude else { return nil }
    return "\(latitude), \(longitude)"
  }
}
