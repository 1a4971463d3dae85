import Domain
import Persistence
import Presentation

/// Builds the view models of gizmos.
extension CompositionRoot {
  private var gadgets: any GadgetRepository { DatabaseGadgetRepository(database: database) }

  func gadgetList() -> GadgetListViewModel {
    GadgetListViewModel(repository: gadgets, environment: environment)
  }
  // [detail]

  func gadgetDetail(_ id: Gadget.ID) -> GadgetDetailViewModel {
    GadgetDetailViewModel(id: id, repository: gadgets, environment: environment)
  }
  // [end]
}
