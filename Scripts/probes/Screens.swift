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
  let store: PhotoDatabase  // forbidden: ~database
  let transport: any Transport  // forbidden: ~transport

  init(_ viewModel: MemoListViewModel, on stage: Stage, follow: @escaping (MemoRoute) -> Void) {
    let output = viewModel.transform(input: .init())
    output.memos.drive(onNext: { if $0.items.isEmpty { stage.close() } })  // forbidden: if
    output.memos.drive(onNext: { guard !$0.items.isEmpty else { return } })  // forbidden: guard
    output.route.emit(onNext: { route in
      switch route {  // forbidden: switch
      case .compose: stage.close()
      }
    })
    while stage.isOpen { stage.show() }  // forbidden: while
    for item in stage.items { stage.show(item) }  // forbidden: for
    await output.memos.first { _ in true }  // forbidden: await
    let load: () async -> Void = stage.load  // forbidden: async
    Task { stage.show() }  // forbidden: Task
    try stage.save()  // forbidden: try
    do {
      stage.save()
    } catch {  // forbidden: catch
      stage.show()
    }

    // Allowed: labels, names and words in strings.
    stage.show("try again if you can, or switch it off", for: .seconds(4))
    output.route.emit(onNext: follow)
    output.title.map { $0.isEmpty ? "—" : $0 }.drive(onNext: stage.show)
  }
}
