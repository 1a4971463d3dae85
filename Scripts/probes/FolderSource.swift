// in FolderSource

// These modules are in the package's build folder, so the compiler accepts the imports and only the table forbids them.
import CurlShim  // forbidden: no rule in Scripts/boundaries allows it
import GRDB  // forbidden: no rule in Scripts/boundaries allows it
import Repositories  // forbidden: no rule in Scripts/boundaries allows it
