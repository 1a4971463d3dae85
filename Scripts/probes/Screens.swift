// in samples/Memos/MemoListScreen

// A screen binds controls to a view model. A screen may unwrap values and choose a layout, but it does not use ports or
// rules.
import Networking  // forbidden: import Networking
import Persistence  // forbidden: import Persistence
import Presentation
import Repositories  // forbidden: import Repositories
import Terminal

final class MemoListScreen: ViewController {
  let repository: any MemoRepository  // forbidden: ~repository
  let downloader: any PhotoDownloader  // forbidden: ~downloader
  let store: UserDatabase  // forbidden: ~database
  let transport: any Transport  // forbidden: ~transport

  init(_ viewModel: MemoListViewModel, on coordinator: Coordinator, follow: @escaping (MemoRoute) -> Void) {
    let output = viewModel.transform(input: .init())
    await output.memos.first { _ in true }  // forbidden: await
    let load: () async -> Void = coordinator.load  // forbidden: async
    Task { coordinator.show() }  // forbidden: Task
    try coordinator.save()  // forbidden: try
    do {
      coordinator.save()
    } catch {  // forbidden: catch
      coordinator.show()
    }

    // Allowed: forbidden words in strings, in names and as labels; unwrapping and layout.
    coordinator.show("try again if you can, or switch it off", for: .seconds(4))
    output.route.emit(onNext: follow)
    output.memo.drive(onNext: { memo in
      if let memo { coordinator.show(memo.title) } else { coordinator.pop() }
    })
  }
}
