import AppSupport
import Domain
import Presentation
import Terminal
import Web

// The values of Domain and Presentation, as the page receives and sends them.

extension Photo.ID {
  /// - Parameter json: `source/id`.
  init?(_ json: JSON) {
    guard let parts = json.string?.split(separator: "/", maxSplits: 1), parts.count == 2,
      let source = PhotoSource(rawValue: String(parts[0]))
    else { return nil }
    self.init(source: source, value: String(parts[1]))
  }

  var json: JSON { .string("\(source.rawValue)/\(value)") }
}

extension Tone {
  /// The name of the tone, which is a class in the style sheet.
  var name: String {
    switch self {
    case .neutral: "neutral"
    case .good: "good"
    case .warning: "warning"
    case .bad: "bad"
    }
  }
}

extension StatusMessage {
  func json(_ strings: Strings) -> JSON {
    var members: [String: JSON] = ["text": .string(text), "advice": .string(advice), "tone": .string(tone.name)]
    if let action {
      let name =
        switch action {
        case .retry: "retry"
        case .reload: "reload"
        case .cancelDownload: "cancelSaving"
        case .cancelLoading: "cancelEnd"
        }
      members["action"] = ["name": .string(name), "title": .string(strings.title(of: action))]
    }
    return .object(members)
  }
}

extension ListState {
  /// The state of a list without its items.
  func json(_ strings: Strings) -> JSON {
    [
      "placeholder": isLoadingFirstItems ? nil : placeholder?.json(strings) ?? nil,
      "status": statusLine?.json(strings) ?? nil, "note": note?.json(strings) ?? nil,
      "total": total.map { .number($0) } ?? nil, "isLoading": .bool(state == .loading || isRefreshing),
      "condition": .string(strings.photos.condition(condition)), "tone": .string(condition.tone.name),
      "canRetry": .bool(canRetry),
    ]
  }
}

extension PhotoItem {
  @MainActor
  func json(_ pictures: PictureTable, isChosen: Bool) -> JSON {
    [
      "id": id.json, "title": .string(title), "caption": .string(caption), "liked": .bool(isLiked),
      "chosen": .bool(isChosen), "ratio": .number(photo.size.aspectRatio), "hash": .text(photo.blurHash),
      "color": .text(photo.color), "thumb": pictures.address(of: photo, atLeast: 400),
      "picture": pictures.address(of: photo, atLeast: 1080),
    ]
  }
}

extension KeyMap {
  /// The keys of every action, by the action's name, in the notation of `KeyPress`.
  var pageKeys: [String: JSON] {
    Dictionary(uniqueKeysWithValues: Action.all.map { ($0.name, .array(self[$0].map { .string($0.description) })) })
  }
}

extension Strings {
  /// The texts of the page, by the names that the page uses.
  var pageTexts: [String: JSON] {
    [
      "back": .string(navigation.back), "retry": .string(navigation.retry), "reload": .string(navigation.reload),
      "undo": .string(navigation.undo), "cancel": .string(navigation.cancel), "close": .string(navigation.close),
      "help": .string(navigation.help), "keys": .string(navigation.keys), "open": .string(navigation.open),
      "nextSection": .string(navigation.nextSection), "previousSection": .string(navigation.previousSection),
      "movement": .string(navigation.move), "actions": .string(navigation.actionKeys), "like": .string(likes.like),
      "unlike": .string(likes.unlike),
      "save": .string(downloads.save), "cancelSaving": .string(downloads.cancelSaving),
      "share": .string(detail.share), "openPage": .string(detail.openPage), "next": .string(detail.next),
      "previous": .string(detail.previous), "larger": .string(detail.larger), "smaller": .string(detail.smaller),
      "whole": .string(detail.whole), "facts": .string(detail.facts), "alone": .string(viewing.alone),
      "links": .string(viewing.links), "linksTitle": .string(viewing.linksTitle), "link": .string(detail.link),
      "linkAdvice": .string(detail.linkAdvice), "select": .string(photos.select),
      "deselect": .string(photos.deselect), "clearSelection": .string(photos.clearSelection),
      "loading": .string(photos.loading), "search": .string(search.title), "clear": .string(search.clear),
      "filters": .string(search.filters), "results": .string(search.results),
      "recentSearches": .string(search.recentSearches), "forget": .string(search.forget),
      "connectionLost": .string(serve.connectionLost), "reconnected": .string(serve.reconnected),
      "refused": .string(serve.refusal), "sections": .string(serve.sections), "messages": .string(serve.messages),
      "largerThumbnails": .string(viewing.largerThumbnails), "smallerThumbnails": .string(viewing.smallerThumbnails),
    ]
  }
}
