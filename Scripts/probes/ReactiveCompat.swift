// in ReactiveCompat

import Domain  // refused: no such module 'Domain'
import FolderSource  // refused: no such module 'FolderSource'
import Images  // refused: no such module 'Images'
import Networking  // refused: no such module 'Networking'
import Persistence  // refused: no such module 'Persistence'
import Presentation  // refused: no such module 'Presentation'
import Reactive
import ReactiveCombine  // refused: no such module 'ReactiveCombine'
import ReactiveObservation  // forbidden: no rule in Scripts/boundaries allows it
import ReactiveTesting  // forbidden: no rule in Scripts/boundaries allows it
import Repositories  // refused: no such module 'Repositories'
import Terminal  // refused: no such module 'Terminal'
import TerminalImage  // refused: no such module 'TerminalImage'
import Web  // refused: no such module 'Web'
