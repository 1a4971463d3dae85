import Domain
import Presentation
import Testing

@Suite("The messages of a list") struct ListStateTests {
  private let failure = Failure(error: .timedOut, message: "No answer.", advice: "Try again.")

  @Test("An empty list shows the failure of the last request, or the status of the list if the request did not fail")
  func placeholder() {
    let failed = ListState<[Int]>(state: .failed(failure), status: "No answer.")
    #expect(failed.placeholder == StatusMessage("No answer.", advice: "Try again.", tone: .bad, action: .retry))
    #expect(ListState<[Int]>(state: .empty, status: "No photos.").placeholder == StatusMessage("No photos."))
    #expect(ListState(items: [1], state: .failed(failure)).placeholder == nil)
  }

  @Test("`isLoadingFirstItems` is true only while an empty list is loading")
  func emptyPlaces() {
    #expect(ListState<[Int]>(state: .loading).isLoadingFirstItems)
    #expect(!ListState(items: [1], state: .loading).isLoadingFirstItems)
    for state in [LoadState.idle, .empty, .ended, .failed(failure)] {
      #expect(!ListState<[Int]>(state: state).isLoadingFirstItems)
    }
  }

  @Test("The status line of a list with items shows a failed or running request")
  func statusLine() {
    let failed = ListState(items: [1], state: .failed(failure), status: "No answer.")
    #expect(failed.statusLine?.line == "No answer. Try again.")
    #expect(failed.statusLine?.action == .retry)
    let loading = ListState(items: [1], state: .loading, status: "Loading more…")
    #expect(loading.statusLine == StatusMessage("Loading more…"))
    #expect(ListState(items: [1], state: .ended, status: "End of list.").statusLine == nil)
    #expect(ListState<[Int]>(state: .failed(failure)).statusLine == nil, "the placeholder shows the failure")
  }

  @Test("If a list has new items, its note announces them instead of showing the age of the list")
  func note() {
    let old = ListState(items: [1], state: .loaded, age: "As of 14:05.")
    #expect(old.note == StatusMessage("As of 14:05."))
    let news = ListState(items: [1], state: .loaded, age: "As of 14:05.", news: 2, newsText: "2 new photos available.")
    #expect(news.note == StatusMessage("2 new photos available.", action: .reload))
    #expect(ListState(items: [1], state: .loaded).note == nil)
  }

  @Test("Each action has a name in each language", arguments: StatusMessage.Action.allCases)
  func actionNames(action: StatusMessage.Action) {
    #expect(Strings(.english).title(of: action) != Strings(.korean).title(of: action))
  }
}
