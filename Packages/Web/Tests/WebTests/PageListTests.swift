import Reactive
import ReactiveTesting
import Testing

@testable import Web

@MainActor
@Suite("Lists")
struct PageListTests {
  private let page = WebPage(log: { _ in })

  private func list(_ numbers: BehaviorRelay<[Int]>) -> (PageElement, PageList<[Int]>, DisposeBag) {
    let element = page.addElement("e")
    let list = PageList<[Int]>("list", on: element) { _, number in .number(number) }
    let bag = DisposeBag()
    numbers.bind(to: list.items).disposed(by: bag)
    return (element, list, bag)
  }

  @Test("Only the items in and around the visible range are sent") func onlyVisibleItemsAreSent() {
    let (element, list, bag) = list(BehaviorRelay(value: Array(0..<100_000)))
    #expect(element.properties["list"] == ["count": 100_000, "from": 0, "items": []])
    element.receive("list", [50_000, 50_020])
    #expect(element.properties["list"]?["from"] == 49_980)
    #expect(element.properties["list"]?["items"]?.array?.map(\.int) == Array(49_980..<50_040))
    withExtendedLifetime((list, bag)) {}
  }

  @Test("The number of sent items is limited, even if the visible range is huge or beyond the list")
  func rangesAreBounded() {
    let (element, list, bag) = list(BehaviorRelay(value: Array(0..<10_000)))
    element.receive("list", [0, 10_000_000])
    #expect(element.properties["list"]?["items"]?.array?.count == 800)
    element.receive("list", [9_000_000, 9_000_010])
    #expect(element.properties["list"]?["items"]?.array == [])
    withExtendedLifetime((list, bag)) {}
  }

  @Test("`willDisplayLast` emits if the last item is visible after the user scrolls or after the list grows")
  func endIsReported() {
    let numbers = BehaviorRelay(value: [1, 2, 3])
    let (element, list, bag) = list(numbers)
    var ends = 0
    list.willDisplayLast.subscribe(onNext: { ends += 1 }).disposed(by: bag)
    element.receive("list", [0, 2])
    #expect(ends == 0)
    element.receive("list", [0, 3])
    #expect(ends == 1)
    numbers.accept([1, 2, 3])
    #expect(ends == 1)
    numbers.accept([1, 2, 3, 4])
    #expect(ends == 1)
    element.receive("list", [0, 5])
    #expect(ends == 2)
    numbers.accept([1, 2, 3, 4, 5])
    #expect(ends == 3)
  }

  @Test("`visibleItems` emits only indices within the list") func visibleRangeIsReported() {
    let (element, list, bag) = list(BehaviorRelay(value: Array(0..<10)))
    var ranges: [Range<Int>] = []
    list.visibleItems.subscribe(onNext: { ranges.append($0) }).disposed(by: bag)
    element.receive("list", [2, 5])
    element.receive("list", [8, 20])
    #expect(ranges == [2..<5, 8..<10])
  }

  @Test("The page is notified that an element was removed, and later changes of the element are not sent")
  func removedElementIsSilent() {
    let element = page.addElement("e")
    element.set("a", 1)
    #expect(page.takeChanges() == ["set": ["e": ["a": 1]]])
    page.remove(element)
    element.set("a", 2)
    element.message("m").onNext(1)
    #expect(page.takeChanges() == ["remove": ["e"]])
    #expect(page.takeChanges() == nil)
  }

  @Test("If too many messages wait for the tab, only the latest messages are sent") func messagesAreBounded() {
    let element = page.addElement("e")
    for number in 1...1_000 { element.message("m").onNext(.number(number)) }
    let messages = page.takeChanges()?["emit"]?.array ?? []
    #expect(messages.count == WebPage.messageLimit)
    #expect(messages.last == ["e", "m", 1_000])
  }
}
