import AppSupport
import Domain
import Presentation
import Reactive
import Web

/// The screen of one photo: the picture, the facts, and the actions on the photo.
@MainActor
final class PhotoPage: PageScreen {
  let kind = "photo"
  let element: PageElement
  private let bag = DisposeBag()

  init(
    _ id: Photo.ID, in sequence: PhotoSequence, _ app: CompositionRoot, selection: SelectionControls,
    on page: PhotosPage
  ) {
    element = page.makeElement()
    let pictures = page.pictures
    let output = app.photoPager(id, in: sequence).transform(
      input: .init(
        load: element.tap("retry").asObservable().startWith(()), previous: element.tap("previous"),
        next: element.tap("next"), back: element.tap("back")))
    let failure = element.events("pictureFailed") { $0 }
      .map { $0.string.flatMap { pictures.failure(of: $0) } }
      .startWith(nil)
    page.addActions(
      page.photoActions(), to: element, on: output.photo, selection: selection, pictureFailure: failure, bag: bag)
    output.route.emit(onNext: { [unowned page] in page.go($0) }).disposed(by: bag)
    bind(app.photoLinks(), to: output.photo, on: page)
    output.photo
      .drive(onNext: { [weak self, unowned page] detail in
        guard let self else { return }
        element.set("photo", detail.json(pictures, page.strings))
        if let item = detail.item { page.reveal(item.id, below: self) }
      })
      .disposed(by: bag)
  }

  /// Lets the user choose the photo's author, topic, place or tag, to see more photos.
  private func bind(_ links: PhotoLinksViewModel, to photo: Driver<PhotoDetail>, on page: PhotosPage) {
    var choices: [PhotoLink] = []
    let output = links.transform(
      input: .init(
        photo: photo, show: element.tap("links"),
        select: element.events("link") { json in
          json.int.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
        }))
    output.choices
      .emit(onNext: { [unowned page, name = element.name] links in
        choices = links
        page.ask([
          "title": .string(page.strings.viewing.linksTitle), "options": .array(links.map { .string($0.text) }),
          "no": .string(page.strings.navigation.cancel), "element": .string(name), "event": "link",
        ])
      })
      .disposed(by: bag)
    output.messages.emit(onNext: { [unowned page] in page.show($0) }).disposed(by: bag)
    output.route.emit(onNext: { [unowned page] in page.go($0) }).disposed(by: bag)
  }
}

extension PhotoDetail {
  @MainActor
  fileprivate func json(_ pictures: PictureTable, _ strings: Strings) -> JSON {
    var members: [String: JSON] = [
      "facts": .array(facts.map { ["label": .string($0.label), "value": .string($0.value)] }),
      "position": .string(position), "hasPrevious": .bool(hasPrevious), "hasNext": .bool(mayHaveNext),
      "condition": .string(strings.photos.condition(condition)), "tone": .string(condition.tone.name),
      "neighbors": .array(neighbors.map { pictures.address(of: $0, atLeast: 1080) }),
    ]
    if let item {
      members["item"] = item.json(pictures, isChosen: false)
      members["full"] = pictures.address(of: item.photo, atLeast: 4_000)
      members["attribution"] = .string(item.attribution)
      members["alt"] = .string(item.photo.altDescription ?? item.title)
    }
    return .object(members)
  }
}
