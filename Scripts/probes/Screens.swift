// in photolist/SampleScreen

// A screen binds controls to a view model. It makes no decisions and names nothing behind the view model.
import Networking  // forbidden: import Networking
import Persistence  // forbidden: import Persistence
import Presentation
import Repositories  // forbidden: import Repositories
import Terminal

final class SampleScreen {
  let repository: any MemoRepository  // forbidden: ~repository
  let downloader: any PhotoDownloader  // forbidden: ~downloader
  let store: UserDatabase  // forbidden: ~database
  let transport: any Transport  // forbidden: ~transport

  init(_ viewModel: MemoListViewModel, on coordinator: Coordinator, follow: @escaping (MemoRoute) -> Void) {
    let output = viewModel.transform(input: .init())
    output.memos.drive(onNext: { if $0.items.isEmpty { coordinator.close() } })  // forbidden: if
    output.memos.drive(onNext: { guard !$0.items.isEmpty else { return } })  // forbidden: guard
    output.route.emit(onNext: { route in
      switch route {  // forbidden: switch
      case .compose: coordinator.close()
      }
    })
    while coordinator.isOpen { coordinator.show() }  // forbidden: while
    for item in coordinator.items { coordinator.show(item) }  // forbidden: for
    await output.memos.first { _ in true }  // forbidden: await
    let load: () async -> Void = coordinator.load  // forbidden: async
    Task { coordinator.show() }  // forbidden: Task
    try coordinator.save()  // forbidden: try
    do {
      coordinator.save()
    } catch {  // forbidden: catch
      coordinator.show()
    }

    // Allowed: labels, names and words in strings.
    coordinator.show("try again if you can, or switch it off", for: .seconds(4))
    output.route.emit(onNext: follow)
    output.title.map { $0.isEmpty ? "—" : $0 }.drive(onNext: coordinator.show)
  }
}
