// in Terminal

// Views show cells and pixels that they are given: how a picture is made is another module's concern.
import CTurboJPEG  // forbidden: no rule in Scripts/boundaries allows it
import Images  // forbidden: no rule in Scripts/boundaries allows it
import Reactive
import TerminalImage  // forbidden: no rule in Scripts/boundaries allows it
