import Domain

extension PhotoStrings {
  static let english = PhotoStrings(
    photos: "Photos",
    search: "Search",
    topics: "Topics",
    collections: "Collections",
    likes: "Likes",
    searchPlaceholder: "Search photos",
    loading: "Loading…",
    loadingMore: "Loading more…",
    end: "That is all.",
    noPhotos: "No photos.",
    noTopics: "No topics.",
    noCollections: "No collections.",
    noLikes: "No likes yet. Like a photo, and it stays here.",
    nothingFound: { "No photos for “\($0.text)”." },
    typeToSearch: "Type what you look for.",
    seen: { "As of \($0)." },
    foundInStore: "Found among the photos seen before.",
    newPhotos: { "There \($0 == 1 ? "is" : "are") \(EnglishText.count($0, "new photo"))." },
    offline: "Offline: shows what is stored.",
    connectionLost: "No connection: shows what is stored.",
    requestsLeft: { left, until in
      left == 0 ? "No requests left until \(until)." : "\(EnglishText.count(left, "request")) left until \(until)."
    },
    untitled: "Untitled",
    size: { "\($0.width) × \($0.height)" },
    attribution: { attribution in
      switch attribution.source {
      case .unsplash: "Photo by \(attribution.author) on Unsplash"
      case .picsum: "Photo by \(attribution.author), from Lorem Picsum"
      case .demo: "Picture by \(attribution.author), from the demo catalogue"
      }
    },
    photoCount: { EnglishText.count($0, "photo") },
    position: { "\($0.grouped) of \($1.grouped)" },
    liked: { "Liked: \($0)" },
    alreadyLiked: { "Liked already: \($0)" },
    unliked: { "No longer liked: \($0)" },
    notLiked: { "Was not liked: \($0)" },
    severalLiked: { "Several liked photos are called \($0). They are from: \($1)." },
    chooseSource: "Name the source with --source.",
    noPage: { "This photo has no page: \($0)" },
    downloading: { title, progress in
      progress.fraction.map { "Saving \(title): \(Int($0 * 100)) %" }
        ?? "Saving \(title): \(progress.received.grouped) bytes"
    },
    downloadCancelled: "Saving was cancelled.",
    saved: { "Saved: \($0)" },
    day: "Day",
    lastDays: { $0 == 1 ? "Last day" : "Last \($0.grouped) days" },
    total: "Total",
    label: { kind in
      switch kind {
      case .id: "Id"
      case .source: "Source"
      case .author: "Author"
      case .description: "Description"
      case .seen: "Shows"
      case .size: "Size"
      case .published: "Published"
      case .color: "Colour"
      case .camera: "Camera"
      case .exposure: "Exposure"
      case .place: "Place"
      case .coordinates: "Coordinates"
      case .tags: "Tags"
      case .topics: "Topics"
      case .likes: "Likes"
      case .views: "Views"
      case .downloads: "Downloads"
      case .page: "Page"
      }
    },
    source: { source in
      switch source {
      case .demo: "Demo catalogue"
      case .unsplash: "Unsplash"
      case .picsum: "Lorem Picsum"
      }
    }
  )
}
