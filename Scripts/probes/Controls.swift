// in Terminal

// Views show cells and pixels that they are given: how a JPEG is read is another module's affair.
import CTurboJPEG  // forbidden: no rule in Scripts/boundaries allows it
import Reactive
import TerminalImage  // forbidden: no rule in Scripts/boundaries allows it
