import Domain

/// A gizmo in the JSON of the service. Fields that may be missing are optional.
struct GadgetDTO: Decodable {
  var id: String
  var name: String?

  /// Returns the entity, or nil if the name is missing or blank.
  func toDomain() -> Gadget? {
    name.flatMap { Gadget(id: Gadget.ID(id), name: $0) }
  }
}
