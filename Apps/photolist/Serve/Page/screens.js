// The screens: a list of photos, the search, and the lists of topics and collections.
import { send, elements } from "./connection.js";
import { make, text, setText, button, Picture, StatusView } from "./views.js";
import { PhotoGrid } from "./grid.js";

/** The screen of a list of photos. */
export class GridScreen {
  constructor(name) {
    this.grid = new PhotoGrid(name);
    this.heading = make("h1", { className: "title", tabIndex: -1 });
    this.back = button("back", () => send("frame", "back"), { className: "back" });
    this.node = make("section", { className: "screen" },
      make("div", { className: "bar" }, this.back, this.heading), this.grid.scroller, this.grid.footer);
  }

  update(properties) {
    if ("title" in properties) {
      this.title = properties.title;
      setText(this.heading, properties.title);
    }
    this.grid.update(properties);
  }

  message(kind, value) { this.grid.message(kind, value); }
  get actions() { return this.grid.actions; }
  goBack() { return this.grid.back(); }
  focus() { this.grid.focus(); }
  get place() { return this.grid.place; }
  restore(place) { this.grid.restore(place); }
  resumed() { this.grid.resumed(); }
}

/** The screen that searches for photos. */
export class SearchScreen {
  constructor(name) {
    this.name = name;
    this.grid = new PhotoGrid(name);
    this.heading = make("h1", { className: "title hidden" });
    this.field = make("input", { type: "search", className: "field", autocomplete: "off", spellcheck: false });
    this.field.oninput = () => send(name, "text", this.field.value);
    this.filters = make("div", { className: "filters", role: "group", "aria-label": text("filters") });
    this.recent = make("ul", { className: "recent" });
    this.recentBox = make("section", { className: "recent-box" },
      make("h2", { textContent: text("recentSearches") }), this.recent);
    this.results = make("div", { className: "results" }, this.grid.scroller, this.grid.footer);
    const form = make("form", { className: "bar", role: "search" }, this.field, button("search", null, { type: "submit" }));
    form.onsubmit = (event) => {
      event.preventDefault();
      send(name, "search");
    };
    this.node = make("section", { className: "screen" }, this.heading, form, this.filters, this.recentBox, this.results);
    this.field.setAttribute("aria-label", text("search"));
  }

  update(properties) {
    if ("title" in properties) {
      this.title = properties.title;
      setText(this.heading, properties.title);
    }
    if ("placeholder" in properties) this.field.placeholder = properties.placeholder;
    if ("text" in properties && this.field.value !== properties.text) this.field.value = properties.text;
    if (properties.filters) this.showFilters(properties.filters);
    if (properties.recent) this.showRecent(properties.recent);
    if ("hasResults" in properties) this.hasResults = properties.hasResults;
    const hasRecent = (elements.get(this.name)?.recent ?? []).length > 0;
    this.recentBox.hidden = this.hasResults || !hasRecent;
    this.results.hidden = !this.hasResults && hasRecent;
    this.filters.hidden = !this.hasResults;
    this.grid.update(properties);
  }

  showFilters(filters) {
    if (this.filters.childElementCount !== filters.length) {
      this.filters.replaceChildren(...filters.map((filter, place) => {
        const choice = make("select", { onchange: () => send(this.name, "filter", [place, choice.selectedIndex]) },
          ...filter.options.map((option) => make("option", { textContent: option })));
        return make("label", {}, make("span", { textContent: filter.title }), choice);
      }));
    }
    filters.forEach((filter, place) => {
      this.filters.children[place].lastElementChild.selectedIndex = filter.current;
    });
  }

  showRecent(searches) {
    this.recent.replaceChildren(...searches.map((search) => make("li", {},
      make("button", { type: "button", textContent: search, onclick: () => send(this.name, "recall", search) }),
      make("button", {
        type: "button", className: "forget", textContent: "✕", "aria-label": `${text("forget")}: ${search}`,
        onclick: () => send(this.name, "forget", search),
      }))));
  }

  message(kind, value) {
    if (kind !== "focus") return this.grid.message(kind, value);
    if (value === "field") this.focusField();
    else this.grid.focus();
  }

  focusField() {
    this.field.focus();
    this.field.select();
  }

  get actions() {
    return {
      ...this.grid.actions,
      filters: () => { if (!this.filters.hidden) this.filters.querySelector("select")?.focus(); },
    };
  }

  goBack() {
    if (this.grid.back()) return true;
    const isField = document.activeElement === this.field;
    if (isField && !this.field.value) return false;
    send(this.name, "cancel", isField ? "field" : "results");
    return true;
  }

  focus() {
    if (this.hasResults) this.grid.focus();
    else this.field.focus();
  }

  get place() { return { photo: this.grid.place, query: this.field.value }; }
  restore(place) {
    this.grid.restore(place.photo ?? 0);
    if (place.query && !this.field.value) {
      this.field.value = place.query;
      send(this.name, "text", place.query);
    }
  }
  resumed() { this.grid.resumed(); }
}

/** The screen that lists topics or collections. */
export class CardsScreen {
  constructor(name) {
    this.name = name;
    this.cards = [];
    this.heading = make("h1", { className: "title", tabIndex: -1 });
    this.list = make("ul", { className: "cards" });
    this.status = new StatusView((action) => send(name, action), { className: "status placeholder", role: "status" });
    this.scroller = make("div", { className: "scroller", tabIndex: -1 }, this.status.node, this.list);
    this.scroller.addEventListener("scroll", () => this.report(), { passive: true });
    new ResizeObserver(() => this.report()).observe(this.scroller);
    this.node = make("section", { className: "screen" },
      make("div", { className: "bar" }, this.heading), this.scroller);
    this.current = 0;
  }

  update(properties) {
    if ("title" in properties) {
      this.title = properties.title;
      setText(this.heading, properties.title);
    }
    if (properties.state) {
      const state = properties.state;
      this.status.show(state.placeholder ?? state.status ?? state.note);
      this.list.setAttribute("aria-busy", String(Boolean(state.isLoading)));
    }
    if (properties.cards) this.show(properties.cards);
  }

  show({ count, from, items }) {
    while (this.cards.length > count) this.cards.pop().node.remove();
    items.forEach((item, offset) => {
      const index = from + offset;
      while (this.cards.length <= index) this.addCard();
      const card = this.cards[index];
      setText(card.title, item.title);
      setText(card.note, item.note);
      card.picture.show(devicePixelRatio > 1.3 ? item.picture : item.thumb, item.hash, item.color);
    });
    this.report();
  }

  addCard() {
    const index = this.cards.length;
    const picture = new Picture();
    const title = make("span", { className: "card-title" }), note = make("span", { className: "card-note" });
    const open = make("button", {
      type: "button", className: "card", data: { index }, onclick: () => send(this.name, "open", index),
      onfocus: () => { this.current = index; },
    }, picture.node, title, note);
    const node = make("li", {}, open);
    this.cards.push({ node, open, title, note, picture });
    this.list.append(node);
  }

  report() {
    const bottom = this.scroller.scrollTop + 2 * this.scroller.clientHeight;
    let end = 0;
    while (end < this.cards.length && this.cards[end].node.offsetTop < bottom) end += 1;
    const range = JSON.stringify([0, Math.max(end + 6, 24)]);
    if (range === this.reported || !this.scroller.clientHeight) return;
    this.reported = range;
    send(this.name, "cards", JSON.parse(range));
  }

  resumed() {
    this.reported = "";
    this.report();
    for (const card of this.cards) card.picture.retry();
  }

  move(index) {
    if (!this.cards.length) return;
    this.current = Math.max(0, Math.min(this.cards.length - 1, index));
    this.cards[this.current].open.focus();
  }

  moveRow(step) {
    const top = this.cards[0]?.node.offsetTop;
    const columns = this.cards.findIndex((card) => card.node.offsetTop !== top);
    this.move(this.current + step * (columns > 0 ? columns : this.cards.length));
  }

  get actions() {
    return {
      up: () => this.moveRow(-1), down: () => this.moveRow(1), left: () => this.move(this.current - 1),
      right: () => this.move(this.current + 1), pageUp: () => this.moveRow(-3), pageDown: () => this.moveRow(3),
      first: () => this.move(0), last: () => this.move(this.cards.length - 1),
      retry: () => {
        for (const card of this.cards) card.picture.retry();
        send(this.name, "retry");
      },
      reload: () => send(this.name, "reload"),
    };
  }

  message() {}
  goBack() { return false; }
  focus() { (this.cards[this.current]?.open ?? this.scroller).focus(); }
  get place() { return this.scroller.scrollTop; }
  restore(place) { requestAnimationFrame(() => { this.scroller.scrollTop = place; }); }
}
