/// An object that tests capture in closures to observe the release of these closures.
final class Token {}
