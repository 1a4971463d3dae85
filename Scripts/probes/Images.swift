// in Images

// The module Images converts between bytes and pixels. Images does not depend on views or on the source of the files.
import CCurl  // refused: no such module 'CCurl'
import CTurboJPEG
import Domain  // refused: no such module 'Domain'
import FolderSource  // refused: no such module 'FolderSource'
import GRDB  // refused: no such module 'GRDB'
import Networking  // refused: no such module 'Networking'
import Persistence  // refused: no such module 'Persistence'
import Presentation  // refused: no such module 'Presentation'
import Reactive  // refused: no such module 'Reactive'
import ReactiveCombine  // refused: no such module 'ReactiveCombine'
import ReactiveCompat  // refused: no such module 'ReactiveCompat'
import ReactiveObservation  // refused: no such module 'ReactiveObservation'
import Repositories  // refused: no such module 'Repositories'
import Terminal  // refused: no such module 'Terminal'
import TerminalImage  // refused: no such module 'TerminalImage'
import Web  // refused: no such module 'Web'
