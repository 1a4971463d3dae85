import Reactive
import Terminal
import Testing

@MainActor
@Suite("Lists and grids")
struct CollectionViewTests {
  private func list(_ count: Int) -> CollectionView<Int> {
    let list = CollectionView<Int>(.list(rowHeight: 1)) { canvas, item, state in
      canvas.draw("\(state.isSelected ? ">" : " ")\(item)", at: .zero)
    }
    list.items = Array(0..<count)
    return list
  }

  private func grid(_ count: Int) -> CollectionView<Int> {
    let grid = CollectionView<Int>(.grid(cell: Size(width: 5, height: 2), spacing: Size(width: 1, height: 1))) {
      canvas, item, state in
      canvas.draw("\(state.isSelected ? ">" : " ")\(item)", at: .zero)
    }
    grid.items = Array(0..<count)
    return grid
  }

  @Test("Only visible items are drawn")
  func visibleOnly() {
    var drawn: [Int] = []
    let list = CollectionView<Int>(.list(rowHeight: 2)) { _, item, _ in drawn.append(item) }
    list.items = Array(0..<100_000)
    let driver = WindowDriver(list)
    driver.draw()
    #expect(drawn == [0, 1, 2, 3])
    drawn = []
    list.selection = 50_000
    driver.draw()
    #expect(drawn == [49_997, 49_998, 49_999, 50_000])
  }

  @Test("Only visible items are read from a collection")
  func anyKind() {
    var asked: [Int] = []
    let list = list(0)
    list.show(
      (0..<100_000).lazy.map { index in
        asked.append(index)
        return index
      })
    WindowDriver(list).draw()
    #expect(Set(asked) == Set(0..<8))
    #expect(list.count == 100_000)
    #expect(list.item(at: 7) == 7 && list.item(at: 100_000) == nil)
  }

  @Test("A change of the visible items is reported, even if the program caused it by setting the selection")
  func visible() {
    let list = list(40)
    let driver = WindowDriver(list)
    driver.draw()
    var seen: [Range<Int>] = []
    let bag = DisposeBag()
    list.visibleItems.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    driver.press(KeyPress(.pageDown))
    list.selection = 39
    list.selection = 38
    #expect(seen.map(\.lowerBound) == [0, 8, 32])
  }

  @Test("The key up in the first row is left to the view that contains the list")
  func upLeavesList() {
    let list = list(3)
    let driver = WindowDriver(list)
    #expect(!driver.window.handle(.key(KeyPress(.up))))
    driver.press(KeyPress(.down))
    #expect(driver.window.handle(.key(KeyPress(.up))))
    #expect(list.selection == 0)
  }

  @Test("Keys move the selection of a list, and the list scrolls with the selection")
  func listKeys() {
    let list = list(20)
    let driver = WindowDriver(list)
    driver.press(KeyPress(.down), .character("j"))
    #expect(
      driver.lines.prefix(3) == [
        " 0                           ▐", " 1                           ▐", ">2                           ▐",
      ])
    driver.press(KeyPress(.pageDown))
    #expect(list.selection == 10)
    #expect(driver.lines[2].hasPrefix(">10"), "at the same position on the screen")
    driver.press(.character("G"))
    #expect(list.selection == 19)
    driver.press(KeyPress(.down))
    #expect(list.selection == 19)
    driver.press(.character("g"), KeyPress(.up))
    #expect(list.selection == 0)
  }

  @Test("Arrow keys move the selection of a grid by rows and columns")
  func gridKeys() {
    let grid = grid(10)
    let driver = WindowDriver(grid, size: Size(width: 20, height: 6))
    #expect(driver.lines[0] == " >0     1     2    ▐")
    driver.press(KeyPress(.right), KeyPress(.down))
    #expect(grid.selection == 4)
    driver.press(KeyPress(.down))
    #expect(grid.selection == 7)
    driver.press(KeyPress(.right), KeyPress(.down))
    #expect(grid.selection == 9)
    driver.press(KeyPress(.up))
    #expect(grid.selection == 6)
    #expect(driver.lines[0].contains(">6"))
  }

  @Test("`willDisplayLast` emits when the user comes near the end of the list, and again for each key press there")
  func end() {
    let list = list(40)
    let driver = WindowDriver(list)
    var asked = 0
    let bag = DisposeBag()
    list.willDisplayLast.subscribe(onNext: { asked += 1 }).disposed(by: bag)
    driver.press(KeyPress(.pageDown), KeyPress(.pageDown))
    #expect(asked == 0)
    driver.press(KeyPress(.end))
    #expect(asked == 1)
    driver.press(KeyPress(.down))
    #expect(asked == 2)
    list.items = Array(0..<80)
    driver.draw()
    #expect(asked == 2)
    list.items = Array(0..<44)
    #expect(asked == 3)
  }

  @Test("A list that does not fill the screen requests more items immediately")
  func short() {
    let list = list(3)
    var asked = 0
    let bag = DisposeBag()
    list.willDisplayLast.subscribe(onNext: { asked += 1 }).disposed(by: bag)
    WindowDriver(list).draw()
    #expect(asked == 1)
  }

  @Test("Appending items below the visible items does not change the screen")
  func append() {
    let list = list(20)
    let driver = WindowDriver(list)
    driver.press(KeyPress(.pageDown))
    let before = driver.lines.map { $0.prefix(2) }
    list.items += [20, 21, 22]
    #expect(driver.lines.map { $0.prefix(2) } == before)
  }

  @Test("If the list becomes shorter, the selection stays within the list")
  func fewer() {
    let list = list(20)
    let driver = WindowDriver(list)
    driver.press(KeyPress(.end))
    list.items = [0, 1]
    #expect(list.selection == 1)
    #expect(driver.lines[1] == ">1")
    list.items = []
    list.placeholder = "No photos"
    #expect(driver.lines[4] == "          No photos")
    driver.press(KeyPress(.down), KeyPress(.enter))
    #expect(list.selection == 0)
  }

  @Test("Enter and a second click open an item, and a view model can read and set the selection")
  func events() {
    let list = list(20)
    let driver = WindowDriver(list)
    var chosen: [Int] = []
    var selected: [Int] = []
    let bag = DisposeBag()
    list.modelSelected.subscribe(onNext: { chosen.append($0) }).disposed(by: bag)
    list.selectedIndex.subscribe(onNext: { selected.append($0) }).disposed(by: bag)
    driver.click(x: 2, y: 3)
    driver.press(KeyPress(.enter))
    list.selectedIndex.onNext(7)
    driver.click(x: 2, y: 7)
    #expect(chosen == [3, 7])
    #expect(selected == [0, 3])
    #expect(list.selection == 7)
  }

  @Test("In a menu, one click opens an item") func menu() {
    let list = list(20)
    list.opensOnClick = true
    let driver = WindowDriver(list)
    var chosen: [Int] = []
    let bag = DisposeBag()
    list.itemSelected.subscribe(onNext: { chosen.append($0) }).disposed(by: bag)
    driver.click(x: 2, y: 3)
    driver.click(x: 2, y: 0)
    #expect(chosen == [3, 0])
  }

  @Test("The wheel scrolls, and the selection stays on the screen")
  func wheel() {
    let list = list(20)
    let driver = WindowDriver(list)
    driver.scroll(.scrollDown)
    driver.scroll(.scrollDown)
    #expect(driver.lines[0].hasPrefix(">2"))
    driver.scroll(.scrollUp)
    #expect(driver.lines[0].hasPrefix(" 1"))
    #expect(list.selection == 2)
  }

  @Test("`visibleItems` emits when the list scrolls or changes its size")
  func visibleItems() {
    let list = list(20)
    let driver = WindowDriver(list)
    var ranges: [Range<Int>] = []
    let bag = DisposeBag()
    list.visibleItems.asObservable().distinctUntilChanged().subscribe(onNext: { ranges.append($0) }).disposed(by: bag)
    driver.press(KeyPress(.down), KeyPress(.pageDown))
    #expect(ranges == [0..<0, 0..<8, 8..<16])
    driver.resize(to: Size(width: 30, height: 12))
    driver.draw()
    #expect(ranges.last == 8..<20)
  }

  @Test("A list can scroll by whole screens")
  func pages() {
    let list = list(30)
    list.scrollsByPage = true
    let driver = WindowDriver(list)
    for _ in 0..<8 { driver.press(KeyPress(.down)) }
    #expect(driver.lines[0].hasPrefix(">8"))
    driver.press(KeyPress(.up))
    #expect(driver.lines[0].hasPrefix(" 0"))
  }

  @Test(
    "The selection stays visible after a resize, even if the window was too small in between",
    arguments: [Size(width: 20, height: 5), Size(width: 21, height: 6), Size(width: 200, height: 60)])
  func sizes(size: Size) {
    for collection in [list(50), grid(50)] {
      let driver = WindowDriver(collection, size: size)
      driver.press(KeyPress(.end), KeyPress(.pageUp), KeyPress(.down), KeyPress(.right))
      #expect(collection.visibleRange.contains(collection.selection))
      driver.resize(to: Size(width: 3, height: 1))
      #expect(driver.lines == ["Ple"])
      driver.resize(to: Size(width: 25, height: 9))
      driver.draw()
      #expect(collection.visibleRange.contains(collection.selection))
    }
  }
}
