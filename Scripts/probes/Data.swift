// in FolderSource, Networking, Persistence, Repositories

import Images  // refused: no such module 'Images'
import Presentation  // refused: no such module 'Presentation'
import Reactive  // refused: no such module 'Reactive'
import ReactiveCombine  // refused: no such module 'ReactiveCombine'
import ReactiveCompat  // forbidden: no rule in Scripts/boundaries allows it
import ReactiveObservation  // forbidden: no rule in Scripts/boundaries allows it
import ReactiveTesting  // refused: no such module 'ReactiveTesting'
import Terminal  // refused: no such module 'Terminal'
import TerminalImage  // refused: no such module 'TerminalImage'
import Web  // refused: no such module 'Web'
