/// Captured by the closures of a pipeline, to see when they are freed.
final class Token {}
