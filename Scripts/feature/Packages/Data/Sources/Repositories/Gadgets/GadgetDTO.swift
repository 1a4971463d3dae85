import Domain

/// A gadget in the JSON of a source. Fields that may be missing are optional.
struct GadgetDTO: Decodable {
  var id: String
  var title: String?

  /// Returns the entity, or nil if the gadget has no title.
  func toDomain() -> Gadget? {
    title.flatMap { Gadget(id: Gadget.ID(id), title: $0) }
  }
}
