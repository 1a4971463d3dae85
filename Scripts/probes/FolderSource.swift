// in FolderSource

// The modules below are in the package's build folder, so the compiler accepts the imports. Only the table in
// `Scripts/boundaries` forbids the imports.
import CurlShim  // forbidden: no rule in Scripts/boundaries allows it
import GRDB  // forbidden: no rule in Scripts/boundaries allows it
import Repositories  // forbidden: no rule in Scripts/boundaries allows it
