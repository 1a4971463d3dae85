// in Presentation

import CCurl  // refused: no such module 'CCurl'
import Domain
import FlyingFox  // refused: no such module 'FlyingFox'
import FolderSource  // refused: no such module 'FolderSource'
import GRDB  // refused: no such module 'GRDB'
import Images  // refused: no such module 'Images'
import Networking  // refused: no such module 'Networking'
import Persistence  // refused: no such module 'Persistence'
import Presentation
import Reactive
import ReactiveCombine  // refused: no such module 'ReactiveCombine'
import ReactiveCompat  // forbidden: no rule in Scripts/boundaries allows it
import ReactiveObservation  // forbidden: no rule in Scripts/boundaries allows it
import Repositories  // refused: no such module 'Repositories'
import Terminal  // refused: no such module 'Terminal'
import TerminalImage  // refused: no such module 'TerminalImage'
import Web  // refused: no such module 'Web'

// Screens observe an output on the main actor. A screen cannot write to an output or send it to another actor.
@MainActor final class Screen {
  var title = ""
  let output: PhotoListViewModel.Output
  let bag = DisposeBag()

  init(_ output: PhotoListViewModel.Output) { self.output = output }

  func show() {
    output.title.drive { [unowned self] in title = $0 }.disposed(by: bag)
    output.title.accept("mine")  // refused: has no member 'accept'
    output.title.onNext("mine")  // refused: has no member 'onNext'
    (output.title as BehaviorRelay<String>).accept("mine")  // refused: cannot convert value of type
    Task.detached { [output] in _ = output.title }  // refused: sending
  }
}
nonisolated func listenElsewhere(_ output: PhotoListViewModel.Output) {
  _ = output.title.drive(onNext: { _ in })  // refused: main actor-isolated
}
func send(_ driver: Driver<String>) -> any Sendable { driver }  // refused: does not conform to the 'Sendable' protocol
