import Testing

/// The tests with servers. They run one after the other, because each server occupies a thread of Dispatch, which has
/// few.
@Suite("Server", .serialized)
enum ServerTests {}
