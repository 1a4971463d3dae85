// The screen of a list of lines, such as the list of a feature. If the program allows it, the user can add and delete
// items, and undo a deletion.
import { send } from "./connection.js";
import { make, setText, button, StatusView } from "./views.js";

export class ListScreen {
  constructor(name) {
    this.name = name;
    this.rows = new Map();
    this.count = 0;
    this.current = 0;
    this.heading = make("h1", { className: "title", tabIndex: -1 });
    this.field = make("input", { type: "text", className: "field", autocomplete: "off" });
    this.submit = make("button", { type: "submit" });
    this.form = make("form", { className: "bar", hidden: true }, this.field, this.submit);
    this.form.onsubmit = (event) => {
      event.preventDefault();
      this.sent = this.field.value;
      send(name, "add", this.sent);
    };
    this.list = make("ul", { className: "rows" });
    this.status = new StatusView((action) => send(name, action), { className: "status placeholder", role: "status" });
    this.scroller = make("div", { className: "scroller", tabIndex: 0 }, this.status.node, this.list);
    this.scroller.addEventListener("scroll", () => this.report(), { passive: true });
    new ResizeObserver(() => this.report()).observe(this.scroller);
    this.question = make("span");
    this.footer = make("div", { className: "footer", hidden: true }, this.question,
      button("undo", () => send(name, "undo")));
    this.node = make("section", { className: "screen" },
      make("div", { className: "bar" }, this.heading), this.form, this.scroller, this.footer);
  }

  update(properties) {
    if ("title" in properties) {
      this.title = properties.title;
      setText(this.heading, properties.title);
      this.scroller.setAttribute("aria-label", properties.title);
    }
    if (properties.add) {
      this.add = properties.add;
      this.form.hidden = false;
      this.field.placeholder = properties.add.label;
      this.field.setAttribute("aria-label", properties.add.label);
      setText(this.submit, properties.add.title);
    }
    if (properties.delete) this.delete = properties.delete;
    if ("undo" in properties) {
      setText(this.question, properties.undo);
      this.footer.hidden = !properties.undo;
    }
    if (properties.state) {
      const state = properties.state;
      this.status.show(state.placeholder ?? state.status ?? state.note);
      this.list.setAttribute("aria-busy", String(Boolean(state.isLoading)));
    }
    if (properties.items) this.show(properties.items);
  }

  /** Shows a part of the items. The list has the height of all items. */
  show({ count, from, items }) {
    this.count = count;
    const hadFocus = this.list.contains(document.activeElement);
    const top = this.scroller.scrollTop;
    for (const [index, row] of this.rows) {
      if (index >= from && index < from + items.length) continue;
      row.node.remove();
      this.rows.delete(index);
    }
    items.forEach((item, offset) => {
      const row = this.rows.get(from + offset) ?? this.addRow(from + offset);
      row.id = item.id;
      setText(row.title, item.title);
      row.node.setAttribute("aria-setsize", count);
      row.delete?.setAttribute("aria-label", `${this.delete.title}: ${item.title}`);
    });
    this.list.style.paddingTop = `${from * this.rowHeight}px`;
    this.list.style.paddingBottom = `${(count - from - items.length) * this.rowHeight}px`;
    // Removing the focused row can scroll the list, because the list is shorter for a moment.
    this.scroller.scrollTop = top;
    this.current = Math.max(0, Math.min(count - 1, this.current));
    if (hadFocus && !this.list.contains(document.activeElement)) this.focus();
    this.report();
  }

  addRow(index) {
    const row = { title: make("span") };
    row.node = make("li", {
      className: "row", tabIndex: -1, data: { index }, "aria-posinset": index + 1, onfocus: () => { this.current = index; },
    }, row.title);
    if (this.delete) {
      row.delete = make("button", {
        type: "button", textContent: this.delete.title, onclick: () => send(this.name, "delete", row.id),
        onfocus: () => { this.current = index; },
      });
      row.node.append(row.delete);
    }
    const next = [...this.list.children].find((node) => Number(node.dataset.index) > index);
    this.list.insertBefore(row.node, next ?? null);
    this.rows.set(index, row);
    return row;
  }

  /** The height of a row, as in the style sheet. */
  get rowHeight() { return this.rows.values().next().value?.node.offsetHeight || 44; }

  report() {
    if (!this.scroller.clientHeight) return;
    const top = Math.max(0, this.scroller.scrollTop - this.list.offsetTop);
    const first = Math.floor(top / this.rowHeight);
    const range = [first, first + Math.ceil(this.scroller.clientHeight / this.rowHeight) + 1];
    if (String(range) === this.reported) return;
    this.reported = String(range);
    send(this.name, "items", range);
  }

  message(kind) {
    // A changed text was typed after the item was sent.
    if (kind === "changed" && this.field.value === this.sent) this.field.value = "";
    this.sent = null;
  }

  resumed() {
    this.reported = "";
    this.report();
  }

  move(index) {
    if (!this.count) return;
    this.current = Math.max(0, Math.min(this.count - 1, index));
    const row = this.rows.get(this.current);
    if (row) row.node.focus();
    else this.scroller.scrollTop = this.list.offsetTop + this.current * this.rowHeight;
  }

  get actions() {
    const page = Math.max(1, Math.floor(this.scroller.clientHeight / this.rowHeight));
    const actions = {
      up: () => this.move(this.current - 1), down: () => this.move(this.current + 1),
      pageUp: () => this.move(this.current - page), pageDown: () => this.move(this.current + page),
      first: () => this.move(0), last: () => this.move(this.count - 1),
      retry: () => send(this.name, "retry"), reload: () => send(this.name, "reload"),
    };
    if (this.add) actions[this.add.action] = () => this.field.focus();
    if (this.delete) {
      actions[this.delete.action] = () => {
        if (this.list.contains(document.activeElement)) send(this.name, "delete", this.rows.get(this.current).id);
      };
    }
    if (!this.footer.hidden) actions.undo = () => send(this.name, "undo");
    return actions;
  }

  /** The names and titles of the actions that other screens do not have. */
  get titles() { return [this.add, this.delete].filter(Boolean).map(({ action, title }) => [action, title]); }

  goBack() {
    if (document.activeElement !== this.field) return false;
    this.focus();
    return true;
  }

  focus() { (this.rows.get(this.current)?.node ?? this.scroller).focus({ preventScroll: true }); }
  get place() { return this.scroller.scrollTop; }
  restore(place) { requestAnimationFrame(() => { this.scroller.scrollTop = place; }); }
}
