// A justified grid of photos, of which only the visible part exists in the document.
import { send } from "./connection.js";
import { make, text, setText, Picture, StatusView, button } from "./views.js";

const defaultRatio = 1.5;
const gap = 6;

export class PhotoGrid {
  /** @param name the name of the element of the session */
  constructor(name) {
    this.name = name;
    this.count = 0;
    this.items = new Map();
    this.ratios = new Float32Array(256).fill(defaultRatio);
    // The rows: the index of the first photo, the top and the height of each row.
    this.rows = [];
    this.tiles = new Map();
    this.current = 0;
    this.scale = 1;
    this.reported = "";
    this.anchor = null;
    this.pin = null;

    this.canvas = make("div", { className: "grid", role: "list" });
    this.placeholder = new StatusView((action) => this.perform(action), { className: "status placeholder" });
    this.skeleton = make("div", { className: "skeleton", "aria-hidden": "true" },
      ...Array.from({ length: 12 }, () => make("div")));
    this.scroller = make("div", { className: "scroller", tabIndex: -1 }, this.placeholder.node, this.skeleton, this.canvas);
    this.note = new StatusView((action) => this.perform(action), { className: "status note" });
    this.status = new StatusView((action) => this.perform(action), { className: "status line", role: "status" });
    this.selection = make("p", { className: "selection" });
    this.position = make("p", { className: "position" });
    this.footer = make("footer", { className: "footer" }, this.selection, this.status.node, this.note.node, this.position);
    this.scroller.addEventListener("scroll", () => this.schedule(), { passive: true });
    this.canvas.addEventListener("click", (event) => this.clicked(event));
    this.addLongPress();
    this.canvas.addEventListener("focusin", (event) => this.focused(event));
    new ResizeObserver(() => this.resized()).observe(this.scroller);
  }

  // Properties

  update(properties) {
    if (properties.photos) this.show(properties.photos);
    if ("current" in properties && properties.current != null) this.reveal(properties.current);
    if (properties.state) {
      this.state = properties.state;
      this.showState();
    }
    if ("progress" in properties || "activity" in properties) {
      if ("progress" in properties) this.progress = properties.progress;
      if ("activity" in properties) this.activity = properties.activity;
      this.showState();
    }
    if ("selected" in properties) {
      this.isSelecting = Boolean(properties.selected);
      this.selection.replaceChildren(properties.selected ?? "");
      if (this.isSelecting) {
        this.selection.append(" ", button("clearSelection", () => send(this.name, "clearSelection")));
      }
    }
  }

  show({ count, from, items }) {
    this.count = count;
    this.items.clear();
    if (this.ratios.length < count) {
      const grown = new Float32Array(Math.max(count, this.ratios.length * 2)).fill(defaultRatio);
      grown.set(this.ratios);
      this.ratios = grown;
    }
    let changed = Math.min(count, this.laidOut ?? 0);
    items.forEach((item, offset) => {
      if (!item) return;
      const index = from + offset;
      this.items.set(index, item);
      const ratio = Math.min(4, Math.max(0.4, item.ratio || defaultRatio));
      if (Math.abs(this.ratios[index] - ratio) > 0.001) {
        this.ratios[index] = ratio;
        changed = Math.min(changed, index);
      }
    });
    this.current = Math.max(0, Math.min(this.current, count - 1));
    this.layOut(changed);
    this.restoreAnchor();
    this.render();
    this.showState();
  }

  showState() {
    const state = this.state ?? {};
    this.placeholder.show(state.placeholder);
    this.skeleton.hidden = this.count > 0 || Boolean(state.placeholder);
    this.status.show(this.progress ?? this.activity?.status ?? state.status);
    this.note.show(state.note);
    this.canvas.setAttribute("aria-busy", String(Boolean(state.isLoading)));
    const total = Math.max(state.total ?? 0, this.count);
    setText(this.position, this.count ? `${(this.current + 1).toLocaleString()} / ${total.toLocaleString()} ${state.condition ?? ""}` : "");
    this.position.dataset.tone = state.tone ?? "neutral";
  }

  // Layout

  get rowHeight() {
    const width = this.width;
    return (width < 500 ? 130 : width < 1100 ? 190 : 230) * this.scale;
  }

  /** Computes the rows from the row of a photo to the end. Costs O(photos after it). */
  layOut(first) {
    this.width = this.canvas.clientWidth;
    if (!this.width) return;
    const place = this.pinned() ?? this.firstVisible();
    while (this.rows.length && this.rows.at(-1).start > first) this.rows.pop();
    const last = this.rows.pop();
    let start = last?.start ?? 0, top = last?.top ?? 0;
    const target = this.rowHeight;
    while (start < this.count) {
      let end = start, sum = 0;
      while (end < this.count && (sum * target + (end - start) * gap < this.width || end === start)) {
        sum += this.ratios[end];
        end += 1;
      }
      const room = this.width - (end - start - 1) * gap;
      const isFull = sum * target >= room;
      const height = isFull ? room / sum : target;
      this.rows.push({ start, end, top, height });
      top += height + gap;
      start = end;
    }
    this.laidOut = this.count;
    this.canvas.style.height = `${Math.max(0, top - gap)}px`;
    // If rows above the visible photos have changed, the visible photos stay where they are.
    if (place && (this.pin || place.index > first) && !this.anchor) {
      const row = this.rowOf(place.index);
      if (row) this.scroller.scrollTop = this.canvas.offsetTop + row.top + place.offset;
      if (this.pin) this.pin.top = this.scroller.scrollTop;
    }
  }

  /** The restored photo, until the user scrolls: photos above it that arrive later change its row. */
  pinned() {
    if (this.pin && Math.abs(this.scroller.scrollTop - this.pin.top) > 2) this.pin = null;
    return this.pin && { index: this.pin.index, offset: 0 };
  }

  rowOf(index) {
    let low = 0, high = this.rows.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1, row = this.rows[middle];
      if (index < row.start) high = middle - 1;
      else if (index >= row.end) low = middle + 1;
      else return row;
    }
    return null;
  }

  rowIndexAt(y) {
    let low = 0, high = this.rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.rows[middle].top <= y) low = middle; else high = middle - 1;
    }
    return Math.max(0, low);
  }

  firstVisible() {
    if (!this.rows.length) return null;
    const y = this.scroller.scrollTop - this.canvas.offsetTop;
    const row = this.rows[this.rowIndexAt(Math.max(0, y))];
    return { index: row.start, offset: y - row.top };
  }

  resized() {
    if (this.canvas.clientWidth === this.width && this.scroller.clientHeight === this.height) return;
    this.height = this.scroller.clientHeight;
    const place = this.pinned() ?? this.firstVisible();
    if (this.canvas.clientWidth !== this.width) {
      this.rows = [];
      this.layOut(0);
      const row = place && this.rowOf(place.index);
      if (row && place.offset > 0) this.scroller.scrollTop = this.canvas.offsetTop + row.top;
    }
    this.render();
  }

  changeScale(factor) {
    const scale = this.scale * factor;
    if (scale < 0.5 || scale > 2.5) return;
    this.scale = scale;
    this.rows = [];
    this.layOut(0);
    this.reveal(this.current);
    this.render();
  }

  /** The position of the list, which can be restored after the page was loaded again. */
  get place() { return this.anchor ?? (this.pinned() ?? this.firstVisible())?.index ?? 0; }

  restore(place) {
    if (place > 0) this.anchor = place;
    this.restoreAnchor();
    this.report();
  }

  restoreAnchor() {
    if (this.anchor == null || !this.width) return;
    const row = this.rowOf(this.anchor);
    if (row) {
      this.scroller.scrollTop = this.canvas.offsetTop + row.top;
      this.pin = { index: this.anchor, top: this.scroller.scrollTop };
      this.anchor = null;
    } else if (this.state && !this.state.isLoading && this.state.canRetry) {
      this.anchor = null;
    }
  }

  // Tiles

  schedule() {
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.render();
    });
  }

  visibleRange() {
    if (!this.rows.length) return [0, 0];
    const top = this.scroller.scrollTop - this.canvas.offsetTop, height = this.scroller.clientHeight;
    const first = this.rows[this.rowIndexAt(Math.max(0, top))];
    const last = this.rows[this.rowIndexAt(Math.max(0, top + height))];
    return [first.start, last.end];
  }

  render() {
    this.report();
    if (!this.rows.length) {
      for (const index of [...this.tiles.keys()]) this.removeTile(index);
      return;
    }
    const [first, end] = this.visibleRange();
    const margin = end - first;
    const low = Math.max(0, first - margin), high = Math.min(this.count, end + margin);
    for (const index of [...this.tiles.keys()]) {
      const hasFocus = this.tiles.get(index).node.contains(document.activeElement);
      if (index >= this.count || ((index < low || index >= high) && !hasFocus)) this.removeTile(index);
    }
    for (let index = low; index < high; index++) this.renderTile(index);
  }

  removeTile(index) {
    this.tiles.get(index)?.node.remove();
    this.tiles.delete(index);
  }

  renderTile(index) {
    let tile = this.tiles.get(index);
    if (!tile) {
      tile = this.makeTile(index);
      this.tiles.set(index, tile);
      // Tiles are in the order of the list, so that the focus moves in this order.
      let next = index + 1;
      const limit = index + 200;
      while (next < limit && !this.tiles.has(next)) next += 1;
      this.canvas.insertBefore(tile.node, this.tiles.get(next)?.node ?? null);
    }
    const row = this.rowOf(index);
    if (!row) return;
    let left = 0;
    for (let other = row.start; other < index; other++) left += this.ratios[other] * row.height + gap;
    const width = this.ratios[index] * row.height;
    Object.assign(tile.node.style, {
      left: `${left}px`, top: `${row.top}px`, width: `${width}px`, height: `${row.height}px`,
    });
    this.fill(tile, index, width);
  }

  makeTile(index) {
    const picture = new Picture();
    const open = make("button", { type: "button", className: "open", data: { index } }, picture.node);
    const caption = make("span", { className: "caption", "aria-hidden": "true" });
    const heart = make("button", { type: "button", className: "heart", data: { index } }, "♥");
    const node = make("div", { className: "tile", role: "listitem", data: { index } }, open, caption, heart);
    return { node, open, heart, caption, picture };
  }

  fill(tile, index, width) {
    const item = this.items.get(index);
    const isCurrent = index === this.current;
    tile.node.classList.toggle("current", isCurrent);
    tile.open.tabIndex = tile.heart.tabIndex = isCurrent ? 0 : -1;
    const total = Math.max(this.state?.total ?? 0, this.count);
    tile.node.setAttribute("aria-posinset", String(index + 1));
    tile.node.setAttribute("aria-setsize", String(total));
    tile.heart.hidden = !item;
    if (!item) {
      // A photo that the program has released is fetched again when its range is visible.
      if (!tile.item) tile.open.setAttribute("aria-label", text("loading"));
      return;
    }
    if (item === tile.item && tile.width === width) return;
    tile.item = item;
    tile.width = width;
    tile.node.dataset.id = item.id;
    tile.node.classList.toggle("chosen", item.chosen);
    tile.node.classList.toggle("liked", item.liked);
    const label = item.title === item.caption ? item.title : `${item.title}, ${item.caption}`;
    tile.open.setAttribute("aria-label", item.chosen ? `● ${label}` : label);
    setText(tile.caption, item.caption);
    // In a narrow tile, the heart would cover the caption and the center.
    tile.node.classList.toggle("narrow", width < 110);
    tile.heart.setAttribute("aria-label", `${text("like")}: ${item.title}`);
    tile.heart.setAttribute("aria-pressed", String(item.liked));
    const isLarge = width * devicePixelRatio > 500;
    tile.picture.show(isLarge ? item.picture : item.thumb, item.hash, item.color);
  }

  /** Tells the session which photos are visible, and the photos of the next screen. */
  report() {
    // A grid that was removed must not report for the grid of the same name in a new session.
    if (!this.scroller.isConnected) return clearTimeout(this.reportTimer);
    let [first, end] = this.visibleRange();
    if (this.anchor != null) [first, end] = [this.anchor, this.anchor + 30];
    const range = JSON.stringify([first, Math.max(end + (end - first), first + 12)]);
    if (range === this.reported) return;
    this.reported = range;
    // Reports follow the user's scrolling with a short delay, so that fast scrolling skips photos.
    clearTimeout(this.reportTimer);
    this.reportTimer = setTimeout(() => send(this.name, "photos", JSON.parse(this.reported)), 60);
  }

  /** Reports the visible photos to a new session. */
  resumed() {
    this.reported = "";
    this.report();
    for (const tile of this.tiles.values()) tile.picture.retry();
  }

  // Input

  /** Selects a photo when a finger rests on it. */
  addLongPress() {
    let press = null;
    const end = () => {
      clearTimeout(press?.timer);
      press = null;
    };
    this.canvas.addEventListener("pointerdown", (event) => {
      end();
      this.wasLongPress = false;
      const target = event.target.closest("button.open");
      if (event.pointerType !== "touch" || !target) return;
      const timer = setTimeout(() => {
        this.wasLongPress = true;
        this.setCurrent(Number(target.dataset.index));
        if (this.currentItem) send(this.name, "select", this.currentItem.id);
      }, 500);
      press = { timer, x: event.clientX, y: event.clientY };
    });
    this.canvas.addEventListener("pointermove", (event) => {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 10) end();
    });
    for (const kind of ["pointerup", "pointercancel"]) this.canvas.addEventListener(kind, end);
    // The browser's menu would end the touch.
    this.canvas.addEventListener("contextmenu", (event) => { if (press) event.preventDefault(); });
  }

  clicked(event) {
    const target = event.target.closest("button[data-index]");
    // A long press has selected the photo already. A click with a key has no detail.
    if (!target || (this.wasLongPress && event.detail > 0)) return;
    const index = Number(target.dataset.index), item = this.items.get(index);
    this.setCurrent(index);
    if (!item) return;
    if (target.classList.contains("heart")) send(this.name, "like", item.id);
    else if (this.isSelecting || event.ctrlKey || event.metaKey) send(this.name, "select", item.id);
    else send(this.name, "open", item.id);
  }

  focused(event) {
    const target = event.target.closest("button[data-index]");
    if (target) this.setCurrent(Number(target.dataset.index));
  }

  setCurrent(index) {
    if (this.current === index) return;
    const old = this.tiles.get(this.current);
    this.current = index;
    if (old) this.fill(old, Number(old.node.dataset.index), old.width);
    const tile = this.tiles.get(index);
    if (tile) this.fill(tile, index, tile.width);
    if (this.progress) send(this.name, "cancelEnd");
    this.showState();
  }

  /** Makes a photo the current one, and scrolls to it. */
  reveal(index) {
    if (!(index >= 0 && index < this.count)) return;
    this.setCurrent(index);
    const row = this.rowOf(index);
    if (!row) return;
    const top = this.canvas.offsetTop + row.top, bottom = top + row.height;
    const view = this.scroller;
    if (top < view.scrollTop) view.scrollTop = top - gap;
    else if (bottom > view.scrollTop + view.clientHeight) view.scrollTop = bottom - view.clientHeight + gap;
    this.render();
  }

  move(index) {
    this.reveal(Math.max(0, Math.min(this.count - 1, index)));
    this.focus();
  }

  moveRow(step) {
    const row = this.rowOf(this.current);
    const position = row && this.rows.indexOf(row) + step;
    const other = row && this.rows[Math.max(0, Math.min(this.rows.length - 1, position))];
    if (!other || other === row) return this.move(step < 0 ? 0 : this.count - 1);
    const center = (r, index) => {
      let left = 0;
      for (let i = r.start; i < index; i++) left += this.ratios[i] * r.height + gap;
      return left + (this.ratios[index] * r.height) / 2;
    };
    const x = center(row, this.current);
    let best = other.start;
    for (let i = other.start; i < other.end; i++) {
      if (Math.abs(center(other, i) - x) < Math.abs(center(other, best) - x)) best = i;
    }
    this.move(best);
  }

  movePage(step) {
    const height = this.rows[0]?.height ?? 1;
    this.moveRow(step * Math.max(1, Math.floor(this.scroller.clientHeight / (height + gap)) - 1));
  }

  focus() {
    const tile = this.tiles.get(this.current);
    (tile?.open ?? this.scroller).focus({ preventScroll: true });
  }

  get currentItem() { return this.items.get(this.current); }

  perform(action) { send(this.name, action, this.currentItem?.id ?? null); }

  /** The handlers of the actions that have keys. */
  get actions() {
    const onItem = (name) => () => { if (this.currentItem || this.isSelecting) this.perform(name); };
    return {
      up: () => this.moveRow(-1), down: () => this.moveRow(1), left: () => this.move(this.current - 1),
      right: () => this.move(this.current + 1), pageUp: () => this.movePage(-1), pageDown: () => this.movePage(1),
      first: () => this.move(0),
      last: () => {
        this.move(this.count - 1);
        send(this.name, "goToEnd");
      },
      like: onItem("like"), save: onItem("save"), share: onItem("share"), openPage: onItem("openPage"),
      select: onItem("select"), cancelSaving: () => send(this.name, "cancelSaving"),
      retry: () => {
        for (const tile of this.tiles.values()) tile.picture.retry();
        send(this.name, "retry");
      },
      reload: () => send(this.name, "reload"), larger: () => this.changeScale(1.25), smaller: () => this.changeScale(0.8),
    };
  }

  /** Handles the key that goes back. Returns false if there is nothing to cancel. */
  back() {
    if (this.progress) send(this.name, "cancelEnd");
    else if (this.isSelecting) send(this.name, "clearSelection");
    else return false;
    return true;
  }

  message(kind, value) { if (kind === "scrollTo") this.move(value); }
}
