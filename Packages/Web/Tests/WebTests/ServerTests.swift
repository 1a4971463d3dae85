import Testing

/// The suite of all tests that start servers. The tests run one after the other, because each server occupies a thread
/// of Dispatch, and Dispatch has few threads.
@Suite("Server", .serialized)
enum ServerTests {}
