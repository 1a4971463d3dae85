import Domain

/// A gadget in a source's JSON. Fields that may be missing are optional; fields that are not needed are left out.
struct GadgetDTO: Decodable {
  var id: String
  var title: String?

  /// Returns the entity, or nil if the gadget has no title.
  func toDomain() -> Gadget? {
    title.flatMap { Gadget(id: Gadget.ID(id), title: $0) }
  }
}
