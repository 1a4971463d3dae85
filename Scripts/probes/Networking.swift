// in Networking

// The package's build folder holds these, so that the compiler lets them pass and only the table refuses them.
import Domain  // forbidden: no rule in Scripts/boundaries allows it
import GRDB  // forbidden: no rule in Scripts/boundaries allows it
import Persistence  // forbidden: no rule in Scripts/boundaries allows it
import Repositories  // forbidden: no rule in Scripts/boundaries allows it
