import AppSupport
import Domain
import Foundation
import Networking
import Presentation
import Repositories

/// Builds the view models of gizmos.
extension CompositionRoot {
  private var gadgets: any GadgetRepository {
    var limits = Limits(bodyBytes: 16 << 20)
    limits.totalTime = .seconds(settings.timeout)
    return HTTPGadgetRepository(
      transport: services.transport, base: settings.gadgetsBase, limits: limits, now: { Date.now })
  }

  func gadgetList() -> GadgetListViewModel {
    GadgetListViewModel(repository: gadgets, environment: environment)
  }
  // [detail]

  func gadgetDetail(_ id: Gadget.ID) -> GadgetDetailViewModel {
    GadgetDetailViewModel(id: id, repository: gadgets, environment: environment)
  }
  // [end]
}

extension Setting<BaseURL> {
  /// Returns the base URL of the service: the value of `UPPER_BASE_URL`, or the official URL.
  static func gadgetsBase(_ environment: [String: String]) throws(CommandFailure) -> Setting {
    Setting(environment: try environment.baseURL("UPPER_BASE_URL"), default: HTTPGadgetRepository.officialBase)
  }
}
