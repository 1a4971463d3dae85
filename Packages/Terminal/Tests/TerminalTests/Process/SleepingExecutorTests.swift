#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
import Testing

@testable import Terminal

@Suite("An executor without idle wake-ups", .timeLimit(.minutes(1)))
struct SleepingExecutorTests {
  @Test("All tasks end, including tasks that sleep")
  func runsAll() async throws {
    let count = await withTaskExecutorPreference(SleepingExecutor.shared) {
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<500 {
          group.addTask {
            if number.isMultiple(of: 3) { try? await Task.sleep(for: .microseconds(500 - number)) }
            return 1
          }
        }
        return await group.reduce(0, +)
      }
    }
    #expect(count == 500)
  }

  @Test("Cancellation wakes a sleeping task")
  func cancelled() async throws {
    await withTaskExecutorPreference(SleepingExecutor.shared) {
      let sleeper = Task(executorPreference: SleepingExecutor.shared) {
        try await Task.sleep(for: .seconds(Int64.max / 2))
      }
      sleeper.cancel()
      await #expect(throws: CancellationError.self) { try await sleeper.value }
    }
  }
}
#endif
