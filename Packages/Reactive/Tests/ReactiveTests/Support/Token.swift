/// An object that the closures of a pipeline capture, to observe their release.
final class Token {}
