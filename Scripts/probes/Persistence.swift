// in Persistence

import CurlShim  // forbidden: no rule in Scripts/boundaries allows it
import Domain
import FolderSource  // forbidden: no rule in Scripts/boundaries allows it
import GRDB
import HTTPTypes  // forbidden: no rule in Scripts/boundaries allows it
import Networking  // forbidden: no rule in Scripts/boundaries allows it
import Repositories  // forbidden: no rule in Scripts/boundaries allows it

// GRDB is imported internally, so a public signature with one of its types does not compile.
public struct Store {
  let pool: DatabasePool
  public var leaked: DatabasePool { pool }  // refused: property cannot be declared public
  public func leak(to database: Database) {}  // refused: cannot be declared public
  public func photo(_ id: Photo.ID) -> Photo.ID { id }  // refused: cannot be declared public
  func read() throws -> Int { try pool.read { _ in 1 } }
}
extension Store: TableRecord {}  // refused: 'GRDB' was not imported publicly
