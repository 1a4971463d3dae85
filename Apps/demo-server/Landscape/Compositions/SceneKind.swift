/// The kind of landscape that a scene shows.
public enum SceneKind: String, CaseIterable, Sendable {
  case mountains, sunsets, deserts, aurora, lakes, forests, canyons, nights, oceans, meadows, cities, winter
}
