// Written by Scripts/page from the files in Serve/Page. Do not edit.

import Web

/// The files of the web page, by their path.
enum PageAssets {
  static let all: [String: WebServer.Asset] = [
    "/blurhash.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
        // Decodes a BlurHash (blurha.sh) into a canvas.

        const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";
        const number = (text) => [...text].reduce((value, digit) => value * 83 + digits.indexOf(digit), 0);
        const linear = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        const srgb = (value) => {
          const clamped = Math.max(0, Math.min(1, value));
          return Math.round(255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055));
        };
        const signedSquare = (value) => Math.sign(value) * value * value;

        /** Draws a hash into a canvas of 32 × 32 pixels. Returns false if the hash is malformed. */
        export function drawBlurHash(hash, canvas) {
          if (typeof hash !== "string" || hash.length < 6) return false;
          const flag = number(hash[0]);
          const columns = (flag % 9) + 1, rows = Math.floor(flag / 9) + 1;
          if (hash.length !== 4 + 2 * columns * rows) return false;
          const maximum = (number(hash[1]) + 1) / 166;
          const average = number(hash.slice(2, 6));
          const colors = [[linear(average >> 16), linear((average >> 8) & 255), linear(average & 255)]];
          for (let i = 1; i < columns * rows; i++) {
            const value = number(hash.slice(4 + i * 2, 6 + i * 2));
            colors.push([Math.floor(value / 361), Math.floor(value / 19) % 19, value % 19]
              .map((part) => signedSquare((part - 9) / 9) * maximum));
          }
          const side = 32;
          canvas.width = canvas.height = side;
          const context = canvas.getContext("2d");
          const image = context.createImageData(side, side);
          const waves = (count) => Array.from({ length: side }, (_, place) =>
            Array.from({ length: count }, (_, wave) => Math.cos((Math.PI * place * wave) / side)));
          const [horizontal, vertical] = [waves(columns), waves(rows)];
          for (let y = 0; y < side; y++) {
            for (let x = 0; x < side; x++) {
              let r = 0, g = 0, b = 0;
              for (let j = 0; j < rows; j++) {
                for (let i = 0; i < columns; i++) {
                  const weight = horizontal[x][i] * vertical[y][j], color = colors[j * columns + i];
                  r += color[0] * weight; g += color[1] * weight; b += color[2] * weight;
                }
              }
              image.data.set([srgb(r), srgb(g), srgb(b), 255], 4 * (y * side + x));
            }
          }
          context.putImageData(image, 0, 0);
          return true;
        }
        """##),
    "/dialogs.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
        // Dialogs and toasts.
        import { elements, send } from "./connection.js";
        import { make, text, button } from "./views.js";

        /** Shows a dialog that closes with Escape, and returns the focus to where it was. */
        function present(dialog) {
          const focused = document.activeElement;
          dialog.onclose = () => {
            dialog.remove();
            if (focused?.isConnected) focused.focus({ preventScroll: true });
          };
          dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
          document.body.append(dialog);
          dialog.showModal();
        }

        let titleCount = 0;

        function makeDialog(title, ...children) {
          const id = `dialog-title-${titleCount += 1}`;
          return make("dialog", { "aria-labelledby": id }, make("h2", { id, textContent: title }), ...children);
        }

        /** Asks the user: a question with an answer, or a list of options. The answer is an event of an element. */
        export function ask({ title, text: question, yes, options, no, element, event }) {
          const dialog = makeDialog(title);
          const answer = (value) => {
            dialog.close();
            send(element, event, value);
          };
          if (question) dialog.append(make("p", { textContent: question }));
          if (options) {
            dialog.append(make("ul", { className: "options" }, ...options.map((option, index) =>
              make("li", {}, make("button", { type: "button", textContent: option, onclick: () => answer(index) })))));
          }
          const buttons = make("div", { className: "buttons" });
          if (yes) buttons.append(make("button", { type: "button", className: "primary", textContent: yes, onclick: () => answer(null) }));
          buttons.append(make("button", { type: "button", textContent: no, onclick: () => dialog.close() }));
          dialog.append(buttons);
          present(dialog);
        }

        /** Shares or copies a text. If the browser allows neither, shows the text, so that the user can copy it. */
        export async function share({ text: shared, done }) {
          try {
            await navigator.clipboard.writeText(shared);
            return showToast({ text: done });
          } catch {
            const dialog = makeDialog(text("link"), make("pre", { className: "link", textContent: shared, tabIndex: 0 }),
              make("p", { textContent: text("linkAdvice") }),
              make("div", { className: "buttons" }, button("close", () => dialog.close())));
            present(dialog);
          }
        }

        /** Offers a page of the source, which the user opens in a new tab. */
        export function visit({ address, title }) {
          if (!/^https?:\/\//.test(address)) return;
          const link = make("a", { href: address, target: "_blank", rel: "noopener noreferrer", textContent: address });
          const dialog = makeDialog(title, make("p", {}, link),
            make("div", { className: "buttons" }, button("close", () => dialog.close())));
          link.onclick = () => dialog.close();
          present(dialog);
        }

        /**
         * Shows the keys of actions.
         *
         * @param names pairs of an action, or of several actions with one title, and the title
         */
        export function showKeys(names) {
          const keys = elements.get("frame")?.keys ?? {};
          // The browser keeps Tab and combinations with Ctrl. A letter with Shift is shown as a capital letter.
          const isUsable = (key) => !/^(Ctrl|Alt|Cmd)-|Tab$|^Shift-[a-z]$|^F\d+$/.test(key);
          const usable = (actions) => actions.flatMap((action) => keys[action] ?? []).filter(isUsable);
          const rows = names.map(([actions, title]) => [usable([actions].flat()), title]).filter(([keys]) => keys.length)
            .flatMap(([keys, title]) => [
              make("dt", {}, ...keys.flatMap((key, place) => [place ? " " : "", make("kbd", { textContent: key })])),
              make("dd", { textContent: title }),
            ]);
          const dialog = makeDialog(text("keys"), make("dl", { className: "keys" }, ...rows),
            make("div", { className: "buttons" }, button("close", () => dialog.close())));
          // The list can be longer than the window, and is read from its beginning.
          Object.assign(dialog.querySelector("h2"), { tabIndex: -1, autofocus: true });
          present(dialog);
        }

        /** Undoes the latest change. The buttons in toasts end, because they would then undo an earlier change. */
        export function undo() {
          send("frame", "undo");
          endUndo();
        }

        function endUndo() {
          for (const node of document.querySelectorAll("#toasts [data-action=undo]")) node.remove();
        }

        /** Shows a message for a few seconds, longer while the pointer or the focus is on it. */
        export function showToast({ text: message, tone = "neutral", undo: canUndo = false }) {
          const toasts = document.getElementById("toasts");
          const toast = make("div", { className: "toast", data: { tone } }, make("span", { textContent: message }));
          if (canUndo) {
            endUndo();
            toast.append(button("undo", () => {
              undo();
              toast.remove();
            }));
          }
          while (toasts.childElementCount >= 3) toasts.firstElementChild.remove();
          toasts.append(toast);
          const hide = () => {
            if (toast.matches(":hover, :focus-within")) setTimeout(hide, 2000);
            else toast.remove();
          };
          setTimeout(hide, 6000);
        }
        """##),
    "/grid.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
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
        """##),
    "/history.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
        // The tab's history: an entry for each place, so that the browser's buttons go back and forward between the screens. The
        // server decides which place is shown. The state of an entry is its place and the place of the entry before it.
        import { elements, observe, send } from "./connection.js";

        /** The number of the latest visit that the page has requested. The server repeats it when the place is shown. */
        let requested = 0;
        /** The number of the latest visit whose place was recorded. */
        let recorded = 0;
        /** Whether the page waits until the browser has gone back. */
        let isGoingBack = false;
        let isConnected = false;

        /** Returns whether two places are equal, regardless of the order of their members. */
        function areEqual(a, b) {
          const sorted = (_, value) =>
            value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
          return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
        }

        /** Returns whether two places differ only in the photo that the same screen shows. */
        function areSameScreen(a, b) {
          const last = a.path.length - 1;
          return a.section === b.section && last >= 0 && a.path.length === b.path.length
            && Boolean(a.path[last].photo && b.path[last].photo) && areEqual(a.path.slice(0, last), b.path.slice(0, last));
        }

        function visit(place) {
          requested += 1;
          send("frame", "visit", { number: requested, place });
        }

        /** Makes the place that is shown the place of the history's current entry. */
        function record() {
          const { place, visited = 0 } = elements.get("frame") ?? {}, entry = history.state;
          if (!place || isGoingBack || visited !== requested) return;
          const isAnswer = recorded !== visited;
          recorded = visited;
          if (areEqual(place, entry?.place)) return;
          if (!entry || isAnswer || areSameScreen(place, entry.place)) {
            history.replaceState({ place, previous: entry?.previous }, "");
          } else if (areEqual(place, entry.previous)) {
            // The user has gone back with a button or a key of the page.
            isGoingBack = true;
            history.back();
          } else {
            history.pushState({ place, previous: entry.place }, "");
          }
        }

        addEventListener("popstate", () => {
          if (isGoingBack) {
            isGoingBack = false;
            return record();
          }
          document.querySelector("dialog[open]")?.close();
          if (history.state) visit(history.state.place);
        });

        observe("change", (name, properties) => {
          if (name === "frame" && isConnected && ("place" in properties || "visited" in properties)) record();
        });

        observe("state", (state) => {
          isConnected = state === "connected" || state === "resumed";
          if (!isConnected) return;
          const { place, visited = 0 } = elements.get("frame") ?? {};
          requested = recorded = visited;
          // While the tab was disconnected, the user may have gone to another entry.
          if (history.state && !areEqual(history.state.place, place)) visit(history.state.place);
          else record();
        });
        """##),
    "/icon.svg": WebServer.Asset(
      type: "image/svg+xml",
      text: ##"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#7c3aed"/><path d="M8 13 3.6 8.6a2.7 2.7 0 0 1 3.8-3.8l.6.6.6-.6a2.7 2.7 0 0 1 3.8 3.8z" fill="#fff"/></svg>
        """##),
    "/": WebServer.Asset(
      type: "text/html; charset=utf-8",
      text: ##"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>photolist</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/style.css">
        <script type="module" src="/main.js"></script>
        </head>
        <body>
        <p id="offline" role="alert" hidden></p>
        <header id="header">
        <nav id="sections"></nav>
        <p id="notice" role="status"></p>
        </header>
        <main id="screens"></main>
        <div id="toasts" role="status" aria-live="polite"></div>
        <noscript>photolist needs JavaScript.</noscript>
        </body>
        </html>
        """##),
    "/list.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
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
        """##),
    "/main.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
        // Connects the page to its session, shows its screens, and passes keys to them.
        import { connect, elements, observe, send } from "./connection.js";
        import { make, text, setText } from "./views.js";
        import { GridScreen, SearchScreen, CardsScreen } from "./screens.js";
        import { ListScreen } from "./list.js";
        import { PhotoScreen } from "./photo.js";
        import { ask, share, showKeys, showToast, undo, visit } from "./dialogs.js";
        import "./history.js";

        const kinds = { grid: GridScreen, search: SearchScreen, cards: CardsScreen, list: ListScreen, photo: PhotoScreen };
        const screens = new Map();
        const main = document.getElementById("screens");
        const sections = document.getElementById("sections");
        const offline = document.getElementById("offline");
        let shown = null;

        // Screens

        function showFrame(properties) {
          const frame = elements.get("frame");
          if (properties.language) document.documentElement.lang = properties.language;
          if (properties.sections) {
            sections.setAttribute("aria-label", text("sections"));
            document.getElementById("toasts").setAttribute("aria-label", text("messages"));
            sections.replaceChildren(...properties.sections.map((section, index) => make("button", {
              type: "button", textContent: section.title, data: { section: section.action },
              onclick: () => requestSection(index),
            })));
          }
          if ("section" in properties) {
            [...sections.children].forEach((node, index) => {
              if (index === frame.section) node.setAttribute("aria-current", "page");
              else node.removeAttribute("aria-current");
            });
          }
          if ("notice" in properties) setText(document.getElementById("notice"), properties.notice);
          if (["screens", "section", "answered"].some((name) => name in properties)) showScreens(frame.screens, frame.section);
        }

        function showScreens(stacks, section) {
          stacks.forEach((stack, index) => stack.forEach((screen, depth) => addScreen(screen, `${index}.${depth}`, depth)));
          // The answer to an earlier request must not take the focus from the search field, which is shown without an answer.
          if (isAnswered()) showTop(screens.get(stacks[section].at(-1)?.name));
          isStarting = false;
        }

        /** The number of the latest request for a section, and the section. The server repeats the number when it answers. */
        const request = { number: 0, section: 0 };

        function requestSection(section) {
          Object.assign(request, { number: request.number + 1, section });
          send("frame", "section", request);
        }

        const isAnswered = () => (elements.get("frame")?.answered ?? 0) === request.number;

        function addScreen({ name, kind }, key, depth) {
          if (screens.has(name)) return;
          const screen = new kinds[kind](name);
          screen.key = key;
          screen.node.id = name;
          screen.node.dataset.kind = kind;
          screen.node.classList.toggle("first", depth === 0);
          screens.set(name, screen);
          main.append(screen.node);
          const properties = elements.get(name);
          if (properties) screen.update(properties);
          const place = savedPlaces[screen.key];
          delete savedPlaces[screen.key];
          screen.restore(place ?? 0);
        }

        function showTop(top) {
          for (const screen of screens.values()) {
            screen.node.inert = screen !== top;
            screen.node.classList.toggle("shown", screen === top);
          }
          if (top !== shown) {
            shown = top;
            // The focus moves with the screens, but not while the page is loaded.
            if (document.activeElement !== document.body || !isStarting) top?.focus();
          }
          showTitle();
        }

        function showTitle() {
          document.title = shown?.title ? `photolist — ${shown.title}` : "photolist";
        }

        let isStarting = true;
        const savedPlaces = JSON.parse(sessionStorage.getItem("places") ?? "{}");

        addEventListener("pagehide", () => {
          const places = Object.fromEntries([...screens.values()].map((screen) => [screen.key, screen.place]));
          sessionStorage.setItem("places", JSON.stringify(places));
        });

        // The session

        observe("change", (name, properties) => {
          if (name === "frame") return showFrame(properties);
          screens.get(name)?.update(properties);
          if (screens.get(name) === shown) showTitle();
        });

        observe("remove", (name) => {
          const screen = screens.get(name);
          if (!screen) return;
          // A new session shows the same screens again, in the same place.
          if (isReplaced) savedPlaces[screen.key] = screen.place;
          screen.node.remove();
          screens.delete(name);
          if (shown === screen) shown = null;
        });

        let isReplaced = false;

        observe("message", (name, kind, value) => {
          if (name !== "frame") return screens.get(name)?.message(kind, value);
          const show = { toast: showToast, dialog: ask, share, visit }[kind];
          show?.(value);
        });

        observe("state", (state) => {
          isReplaced = state === "lost" || state === "refused";
          if (state === "lost" || state === "refused") {
            setText(offline, text(state === "refused" ? "refused" : "connectionLost"));
            offline.hidden = !offline.textContent;
            return;
          }
          // Requests without a connection were lost.
          const frame = elements.get("frame");
          request.number = frame.answered ?? 0;
          showScreens(frame.screens, frame.section);
          if (!offline.hidden) {
            offline.hidden = true;
            showToast({ text: text("reconnected") });
          }
          if (state === "resumed") for (const screen of screens.values()) screen.resumed();
        });

        // Keys

        const keyNames = {
          ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Enter: "Enter", Escape: "Esc", " ": "Space",
          PageUp: "PgUp", PageDown: "PgDn", Home: "Home", End: "End", Backspace: "Backspace", Delete: "Del",
        };

        /** Returns the names that the program uses for a pressed key. */
        function namesOf(event) {
          const name = keyNames[event.key] ?? event.key;
          // The browser keeps its own keys: Tab, and combinations with Ctrl, Alt and Cmd.
          if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab") return [];
          return event.shiftKey ? [name, `Shift-${name}`, `Shift-${name.toLowerCase()}`] : [name];
        }

        const globalActions = {
          back: () => { if (!shown?.goBack()) send("frame", "back"); },
          undo,
          search: showSearch,
          help: () => showKeys(keyTitles()),
        };

        /** Shows the search before the server confirms it, so that the field receives the next key. */
        function showSearch() {
          const frame = elements.get("frame");
          const section = frame.sections.findIndex((section) => section.action === "searchSection");
          const current = isAnswered() ? frame.section : request.section;
          // The server shows a section as the user has left it, but returns to the first screen of the current section.
          const top = screens.get(frame.screens[section].at(section === current ? 0 : -1)?.name);
          requestSection(section);
          if (!(top instanceof SearchScreen)) return;
          showTop(top);
          top.focusField();
        }

        function keyTitles() {
          const frame = elements.get("frame") ?? {};
          const movement = [["up", "down", "left", "right", "pageUp", "pageDown", "first", "last"], text("movement")];
          const named = ["like", "save", "cancelSaving", "share", "openPage", "select", "next", "previous", "larger", "smaller",
            "whole", "facts", "alone", "search", "filters", "undo", "retry", "reload", "back", "help"].map((name) => [name, text(name)]);
          return [...(frame.sections ?? []).map((section) => [section.action, section.title]), ...(shown?.titles ?? []), ...named,
            movement];
        }

        addEventListener("keydown", (event) => {
          if (document.querySelector("dialog[open]")) return;
          const field = event.target.closest?.("input, select, textarea");
          const names = namesOf(event);
          // While the user types, only Escape has a meaning of its own.
          if (!names.length || (field && event.key !== "Escape" && !(event.key === "ArrowDown" && field.type === "search"))) return;
          // A focused button is pressed with Enter and Space.
          if (event.key === "Enter" && event.target.closest?.("button, a")) return;
          if (event.key === " " && event.target.closest?.("button:not(.open), a")) return;
          const keys = elements.get("frame")?.keys ?? {};
          const actions = { ...globalActions, ...shown?.actions };
          (elements.get("frame")?.sections ?? []).forEach((section, index) => {
            actions[section.action] ??= () => requestSection(index);
          });
          if (event.key === "Enter" && actions.enter) return run(event, actions.enter);
          const action = Object.keys(actions).find((name) => keys[name]?.some((key) => names.includes(key)));
          if (action) run(event, actions[action]);
        });

        function run(event, action) {
          event.preventDefault();
          action();
        }

        connect();
        """##),
    "/photo.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
        // The screen of one photo: its picture, which can be enlarged and moved, its facts, and the actions on it.
        import { isConnected, send } from "./connection.js";
        import { make, text, setText, button, Picture, StatusView } from "./views.js";

        export class PhotoScreen {
          constructor(name) {
            this.name = name;
            this.picture = new Picture("photo");
            this.picture.onSettled = (failed) => {
              if (!this.node.isConnected || failed === this.failed) return;
              this.failed = failed;
              send(name, "pictureFailed", failed);
            };
            this.failed = null;
            this.zoom = { scale: 1, x: 0, y: 0 };
            this.stage = make("div", { className: "stage" }, this.picture.node);
            this.heading = make("h1", { className: "title", tabIndex: -1 });
            this.attribution = make("p", { className: "attribution" });
            this.facts = make("dl", { className: "facts" });
            this.aside = make("aside", { className: "details", tabIndex: 0, "aria-label": text("facts") }, this.attribution, this.facts);
            this.aside.hidden = innerWidth < 800;
            this.position = make("p", { className: "position" });
            this.status = new StatusView((action) => send(name, action), { className: "status line", role: "status" });
            this.progress = make("progress", { max: 1, hidden: true, "aria-label": text("save") });
            this.likeButton = button("like", () => send(name, "like"), { className: "like" });
            this.previousButton = button("previous", () => send(name, "previous"), { className: "page previous", textContent: "‹" });
            this.nextButton = button("next", () => send(name, "next"), { className: "page next", textContent: "›" });
            for (const [node, label] of [[this.previousButton, "previous"], [this.nextButton, "next"]]) {
              node.setAttribute("aria-label", text(label));
            }
            this.factsButton = button("facts", () => this.toggleFacts());
            this.factsButton.setAttribute("aria-pressed", String(!this.aside.hidden));
            this.tools = make("div", { className: "tools", role: "toolbar", "aria-label": text("actions") },
              this.likeButton,
              ...["save", "share", "openPage", "links"].map((action) => button(action, () => send(name, action))),
              this.factsButton,
              button("larger", () => this.enlarge(1.5)), button("smaller", () => this.enlarge(1 / 1.5)));
            this.node = make("section", { className: "screen photo-screen" },
              make("div", { className: "bar" }, button("back", () => this.goBack() || send("frame", "back"), { className: "back" }),
                this.heading, this.position),
              make("div", { className: "photo-area" },
                make("div", { className: "stage-area" }, this.stage, this.previousButton, this.nextButton), this.aside),
              make("footer", { className: "footer" }, this.tools, this.status.node, this.progress));
            this.addGestures();
          }

          update(properties) {
            if (properties.photo) this.show(properties.photo);
            if ("activity" in properties) {
              const activity = properties.activity ?? {};
              this.status.show(activity.status);
              this.progress.hidden = activity.progress == null;
              if (activity.progress >= 0) this.progress.value = activity.progress;
              else this.progress.removeAttribute("value");
            }
          }

          show(photo) {
            this.photo = photo;
            this.previousButton.disabled = !photo.hasPrevious;
            this.nextButton.disabled = !photo.hasNext;
            setText(this.position, `${photo.position} ${photo.condition}`);
            this.position.dataset.tone = photo.tone;
            const item = photo.item;
            this.likeButton.disabled = !item;
            setText(this.attribution, photo.attribution);
            if (!item) return;
            if (item.id !== this.id) {
              this.id = item.id;
              this.reset();
              this.prefetch(photo.neighbors);
            }
            this.title = item.title;
            setText(this.heading, item.title);
            setText(this.likeButton, text(item.liked ? "unlike" : "like"));
            this.likeButton.setAttribute("aria-pressed", String(item.liked));
            this.stage.style.setProperty("--ratio", String(item.ratio || 1.5));
            this.picture.show(this.zoom.scale > 1.5 ? photo.full : item.picture, item.hash, item.color, photo.alt, item.thumb);
            this.facts.replaceChildren(...photo.facts.flatMap((fact) => [
              make("dt", { textContent: fact.label }), make("dd", { textContent: fact.value }),
            ]));
          }

          prefetch(addresses) {
            this.prefetched = addresses.filter(Boolean).map((address) => {
              const image = new Image();
              image.src = address;
              return image;
            });
          }

          toggleFacts() {
            this.aside.hidden = !this.aside.hidden;
            this.factsButton.setAttribute("aria-pressed", String(!this.aside.hidden));
          }

          // Zoom

          enlarge(factor, x = 0, y = 0) {
            const scale = Math.max(1, Math.min(12, this.zoom.scale * factor));
            const change = scale / this.zoom.scale;
            this.zoom = { scale, x: x - (x - this.zoom.x) * change, y: y - (y - this.zoom.y) * change };
            this.showZoom();
          }

          reset() {
            this.zoom = { scale: 1, x: 0, y: 0 };
            this.showZoom();
          }

          showZoom() {
            const { scale } = this.zoom;
            const room = { x: (this.stage.clientWidth * (scale - 1)) / 2, y: (this.stage.clientHeight * (scale - 1)) / 2 };
            for (const axis of ["x", "y"]) this.zoom[axis] = Math.max(-room[axis], Math.min(room[axis], this.zoom[axis]));
            this.picture.node.style.transform =
              scale === 1 ? "" : `translate(${this.zoom.x}px, ${this.zoom.y}px) scale(${scale})`;
            this.stage.classList.toggle("zoomed", scale > 1);
            this.stage.dataset.zoom = String(Math.round(scale * 100));
            if (scale > 1.5 && isConnected() && this.photo?.full && this.picture.source !== this.photo.full && this.picture.node.dataset.state === "loaded") {
              // The whole file replaces the smaller picture when it is loaded.
              const address = this.photo.full, id = this.id, image = new Image();
              image.onload = () => { if (this.id === id && this.zoom.scale > 1.5) this.picture.show(address, null, null, this.photo.alt); };
              image.src = address;
            }
          }

          /** The distance of a point from the center of the stage. */
          fromCenter(event) {
            const box = this.stage.getBoundingClientRect();
            return [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
          }

          addGestures() {
            const pointers = new Map();
            let start = null;
            this.stage.addEventListener("wheel", (event) => {
              event.preventDefault();
              this.enlarge(Math.exp(-event.deltaY / 300), ...this.fromCenter(event));
            }, { passive: false });
            this.stage.addEventListener("dblclick", (event) => {
              if (this.zoom.scale > 1) this.reset();
              else this.enlarge(2.5, ...this.fromCenter(event));
            });
            // Otherwise, the browser takes a tap soon after a drag as the end of a scroll, and sends no click.
            this.stage.addEventListener("touchmove", (event) => { if (event.cancelable) event.preventDefault(); }, { passive: false });
            this.stage.addEventListener("pointerdown", (event) => {
              pointers.set(event.pointerId, event);
              start = { x: event.clientX, y: event.clientY, isSwipe: pointers.size === 1 && event.pointerType === "touch" };
              this.stage.setPointerCapture(event.pointerId);
            });
            this.stage.addEventListener("pointermove", (event) => {
              const last = pointers.get(event.pointerId);
              if (!last) return;
              const others = [...pointers.values()].filter((other) => other.pointerId !== event.pointerId);
              if (others.length) {
                const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1;
                this.enlarge(distance(event, others[0]) / distance(last, others[0]), ...this.fromCenter(event));
                if (start) start.isSwipe = false;
              } else if (this.zoom.scale > 1) {
                this.zoom.x += event.clientX - last.clientX;
                this.zoom.y += event.clientY - last.clientY;
                this.showZoom();
              }
              pointers.set(event.pointerId, event);
            });
            const end = (event) => {
              pointers.delete(event.pointerId);
              if (!start?.isSwipe || this.zoom.scale > 1 || pointers.size) return;
              const [x, y] = [event.clientX - start.x, event.clientY - start.y];
              start = null;
              if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) send(this.name, x < 0 ? "next" : "previous");
            };
            this.stage.addEventListener("pointerup", end);
            this.stage.addEventListener("pointercancel", (event) => pointers.delete(event.pointerId));
          }

          // Keys

          get actions() {
            const simple = Object.fromEntries(["like", "save", "cancelSaving", "share", "openPage"]
              .map((name) => [name, () => send(this.name, name)]));
            const step = (x, y, action) => () => {
              if (this.zoom.scale === 1) return action && send(this.name, action);
              this.zoom.x += x;
              this.zoom.y += y;
              this.showZoom();
            };
            return {
              ...simple,
              next: () => send(this.name, "next"), previous: () => send(this.name, "previous"),
              left: step(80, 0, "previous"), right: step(-80, 0, "next"), up: step(0, 80), down: step(0, -80),
              larger: () => this.enlarge(1.5), smaller: () => this.enlarge(1 / 1.5), whole: () => this.reset(),
              facts: () => this.toggleFacts(), alone: () => this.node.classList.toggle("alone"),
              enter: () => send(this.name, "links"),
              retry: () => {
                this.picture.retry();
                send(this.name, "retry");
              },
            };
          }

          goBack() {
            if (this.zoom.scale > 1) this.reset();
            else if (this.node.classList.contains("alone")) this.node.classList.remove("alone");
            else return false;
            return true;
          }

          message() {}
          focus() { this.heading.focus({ preventScroll: true }); }
          get place() { return 0; }
          restore() {}
          resumed() { this.picture.retry(); }
        }
        """##),
    "/screens.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
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
        """##),
    "/style.css": WebServer.Asset(
      type: "text/css; charset=utf-8",
      text: ##"""
        :root {
          --background: #ffffff; --surface: #f4f4f6; --text: #1b1b1f; --secondary: #55555f; --border: #c9c9d2;
          --accent: #6d28d9; --on-accent: #ffffff; --heart: #c81e4a; --bad: #b3261e; --warning: #8a5a00; --good: #1f6f3f;
          --shadow: 0 2px 12px rgb(0 0 0 / 25%);
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --background: #131316; --surface: #1f1f24; --text: #ececf1; --secondary: #b4b4c0; --border: #44444f;
            --accent: #c4b5fd; --on-accent: #1b1033; --heart: #ff7a9c; --bad: #ff9d94; --warning: #f2c063; --good: #7fd69f;
            --shadow: 0 2px 12px rgb(0 0 0 / 60%);
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        :lang(ko) { word-break: keep-all; }
        html, body { height: 100%; margin: 0; }
        body {
          display: flex; flex-direction: column; overflow: hidden; background: var(--background); color: var(--text);
          font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere;
        }
        h1, h2, p, ul, dl, dd { margin: 0; padding: 0; }
        ul { list-style: none; }
        button, input, select {
          font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--border); border-radius: 8px;
          padding: 0.35rem 0.75rem; min-height: 2.25rem;
        }
        button { cursor: pointer; }
        button:hover:not(:disabled) { border-color: var(--accent); }
        button:disabled { opacity: 0.45; cursor: default; }
        button.primary { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        h1:focus, h2:focus, .scroller:focus { outline: none; }
        a { color: var(--accent); }
        kbd { border: 1px solid var(--border); border-radius: 4px; padding: 0 0.35em; background: var(--surface); }

        #offline { background: var(--bad); color: var(--background); padding: 0.5rem 1rem; }
        #header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; padding: 0.5rem 1rem; border-bottom: 1px solid var(--border); }
        #sections { display: flex; flex-wrap: wrap; gap: 0.25rem; }
        #sections button { border-color: transparent; background: none; }
        @media (max-width: 400px) {
          #header { padding-inline: 0.5rem; }
          #sections { gap: 0; }
          #sections button, .tools button { padding-inline: 0.4rem; font-size: 0.875rem; }
        }
        #sections [aria-current] { background: var(--accent); color: var(--on-accent); font-weight: 600; }
        #notice { color: var(--bad); }
        #screens { position: relative; flex: 1; min-height: 0; }

        .screen { position: absolute; inset: 0; display: flex; flex-direction: column; visibility: hidden; }
        .screen.shown { visibility: visible; }
        .bar { display: flex; align-items: center; gap: 0.75rem; padding: 0.5rem 1rem; }
        .screen.first .bar .back { display: none; }
        .title { flex: 1; min-width: 0; font-size: 1.15rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .field { flex: 1; min-width: 0; }
        .scroller { position: relative; flex: 1; min-height: 0; overflow-y: auto; padding: 0 1rem 1rem; overflow-anchor: none; }
        .results { display: flex; flex: 1; flex-direction: column; min-height: 0; }
        .footer {
          display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; padding: 0.35rem 1rem; min-height: 2.5rem;
          border-top: 1px solid var(--border); color: var(--secondary);
        }
        .selection:empty { display: none; }
        .footer .status.line { flex: 1; min-width: 10rem; }
        .status button { min-height: 1.75rem; padding: 0.1rem 0.6rem; }
        .status[data-tone="bad"], .position[data-tone="bad"] { color: var(--bad); }
        .status[data-tone="warning"], .position[data-tone="warning"] { color: var(--warning); }
        .placeholder { padding: 2rem 0; text-align: center; }
        .position { margin-left: auto; white-space: nowrap; }

        .grid { position: relative; width: 100%; }
        .tile { position: absolute; border-radius: 8px; overflow: hidden; }
        .tile .open { position: absolute; inset: 0; width: 100%; height: 100%; padding: 0; border: 0; border-radius: 8px; overflow: hidden; }
        .tile .open:focus-visible { outline-offset: -4px; outline: 4px solid #fff; box-shadow: inset 0 0 0 7px #6d28d9; }
        .tile .open:focus-visible::after { content: ""; position: absolute; inset: 0; border: 4px solid #6d28d9; border-radius: 8px; }
        .tile.chosen::after { content: "●"; position: absolute; left: 0.5rem; top: 0.35rem; color: #fff; text-shadow: 0 0 4px #000; pointer-events: none; }
        .tile.chosen .open { outline: 4px solid var(--accent); outline-offset: -4px; }
        .caption {
          position: absolute; left: 0; right: 0; bottom: 0; padding: 1.2rem 2.75rem 0.35rem 0.6rem; color: #fff; font-size: 0.85rem;
          background: linear-gradient(transparent, rgb(0 0 0 / 75%)); white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
          pointer-events: none; opacity: 0; transition: opacity 0.15s;
        }
        .tile:hover .caption, .tile:focus-within .caption { opacity: 1; }
        .heart {
          position: absolute; right: 0.3rem; bottom: 0.3rem; min-height: 2.25rem; min-width: 2.25rem; padding: 0; border: 0; border-radius: 50%;
          background: rgb(0 0 0 / 60%); color: #fff; font-size: 1.05rem; opacity: 0; transition: opacity 0.15s;
        }
        .tile:hover .heart, .tile:focus-within .heart, .tile.liked .heart { opacity: 1; }
        .tile.narrow .caption { display: none; }
        .tile.narrow .heart { min-height: 1.6rem; min-width: 1.6rem; font-size: 0.85rem; }
        .tile.liked .heart { color: #ff5c86; }
        @media (hover: none) { .heart { opacity: 0.85; } }

        .picture, .photo { position: absolute; inset: 0; overflow: hidden; background: var(--surface) center / cover; }
        .picture canvas, .picture img, .photo canvas, .photo img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
        .picture img, .photo img { opacity: 0; transition: opacity 0.2s; }
        [data-state="loaded"] > img { opacity: 1; }
        [data-state="failed"]::after {
          content: "✕"; position: absolute; inset: 0; display: grid; place-content: center; font-size: 1.5rem; color: #fff;
          background: rgb(0 0 0 / 45%);
        }
        .skeleton { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 45%), 1fr)); gap: 6px; }
        .skeleton div { height: 12rem; border-radius: 8px; background: var(--surface); }

        .filters { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0 1rem 0.5rem; }
        .filters label { display: flex; align-items: center; gap: 0.4rem; color: var(--secondary); }
        .recent-box { padding: 0.5rem 1rem; overflow-y: auto; }
        .recent-box h2 { font-size: 1rem; margin-bottom: 0.5rem; }
        .recent { display: flex; flex-wrap: wrap; gap: 0.5rem; }
        .recent li { display: flex; gap: 2px; }
        .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0.75rem; }
        .card { display: flex; flex-direction: column; align-items: flex-start; width: 100%; padding: 0 0 0.6rem; overflow: hidden; text-align: left; }
        .card .picture { position: relative; width: 100%; aspect-ratio: 3 / 2; inset: auto; margin-bottom: 0.4rem; }
        .card-title { padding: 0 0.75rem; font-weight: 600; }
        .card-note { padding: 0 0.75rem; color: var(--secondary); }
        .row { display: flex; align-items: center; gap: 0.75rem; height: 2.75rem; border-bottom: 1px solid var(--border); }
        .row span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .row:focus { outline-offset: -3px; }

        .photo-screen { background: var(--background); z-index: 1; }
        .photo-area { display: flex; flex: 1; min-height: 0; }
        .stage-area { position: relative; flex: 1; min-width: 0; display: grid; place-items: center; container-type: size; }
        .stage {
          position: relative; overflow: hidden; touch-action: none; aspect-ratio: var(--ratio, 1.5);
          width: min(100cqw, calc(100cqh * var(--ratio, 1.5)));
        }
        .stage.zoomed { width: 100cqw; height: 100cqh; aspect-ratio: auto; cursor: grab; }
        .stage.zoomed .photo { margin: auto; aspect-ratio: var(--ratio); width: min(100cqw, calc(100cqh * var(--ratio, 1.5))); height: fit-content; }
        .page { position: absolute; top: 50%; translate: 0 -50%; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; border-radius: 50%; background: rgb(0 0 0 / 60%); color: #fff; font-size: 1.5rem; }
        .page.previous { left: 0.5rem; }
        .page.next { right: 0.5rem; }
        .details { width: 22rem; max-width: 40%; overflow-y: auto; padding: 0.5rem 1rem; border-left: 1px solid var(--border); }
        .attribution { color: var(--secondary); margin-bottom: 0.75rem; }
        .facts dt { color: var(--secondary); font-size: 0.85rem; }
        .facts dd { margin-bottom: 0.5rem; }
        .tools { display: flex; flex-wrap: wrap; gap: 0.35rem; }
        .tools [aria-pressed="true"] { border-color: var(--accent); }
        .tools .like[aria-pressed="true"] { color: var(--heart); border-color: var(--heart); }
        .photo-screen.alone :is(.bar, .footer, .details, .page) { display: none; }
        @media (max-width: 799px) {
          .photo-area { flex-direction: column; }
          .details { width: auto; max-width: none; max-height: 45%; border-left: 0; border-top: 1px solid var(--border); }
        }

        dialog { max-width: min(40rem, calc(100vw - 2rem)); border: 1px solid var(--border); border-radius: 12px; padding: 1.25rem; background: var(--background); color: var(--text); box-shadow: var(--shadow); }
        dialog::backdrop { background: rgb(0 0 0 / 55%); }
        dialog h2 { font-size: 1.1rem; margin-bottom: 0.75rem; }
        .buttons { display: flex; justify-content: flex-end; gap: 0.5rem; margin-top: 1rem; }
        .options { display: grid; gap: 0.35rem; }
        .options button { width: 100%; text-align: left; }
        .keys { display: grid; grid-template-columns: fit-content(9rem) 1fr; gap: 0.3rem 1rem; }
        @media (min-width: 600px) { .keys { grid-template-columns: repeat(2, fit-content(9rem) 1fr); } }
        pre.link { white-space: pre-wrap; user-select: all; background: var(--surface); padding: 0.75rem; border-radius: 8px; }
        #toasts { position: fixed; left: 50%; bottom: 3.5rem; translate: -50% 0; display: grid; gap: 0.5rem; width: max-content; max-width: calc(100vw - 2rem); z-index: 2; }
        .toast { display: flex; align-items: center; gap: 0.75rem; padding: 0.6rem 1rem; border-radius: 10px; background: var(--text); color: var(--background); box-shadow: var(--shadow); }
        .toast span { flex: 1; }
        .toast button { flex-shrink: 0; background: none; border-color: currentColor; color: inherit; }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
        """##),
    "/views.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
        // Small parts that all screens use. Text from the server is set as text, never as HTML.
        import { elements, isConnected } from "./connection.js";
        import { drawBlurHash } from "./blurhash.js";

        /** Creates an element with properties, attributes (names with a dash) and children. */
        export function make(tag, properties = {}, ...children) {
          const node = document.createElement(tag);
          for (const [name, value] of Object.entries(properties)) {
            if (name === "data") Object.assign(node.dataset, value);
            else if (name === "role" || name.includes("-")) node.setAttribute(name, value);
            else node[name] = value;
          }
          node.append(...children);
          return node;
        }

        /** Returns a text in the user's language. */
        export const text = (name) => elements.get("frame")?.texts?.[name] ?? "";

        /** Sets a text only if it differs, so that screen readers do not repeat it. */
        export function setText(node, value) { if (node.textContent !== (value ?? "")) node.textContent = value ?? ""; }

        /** Creates a button whose label is a text of the server. */
        export function button(name, onClick, properties = {}) {
          return make("button", {
            type: "button", textContent: text(name), onclick: onClick, data: { action: name }, ...properties,
          });
        }

        /** A picture that shows a BlurHash or a color until its file is loaded. */
        export class Picture {
          constructor(className = "picture") {
            this.canvas = make("canvas", { "aria-hidden": "true" });
            this.image = make("img", { alt: "", decoding: "async", draggable: false });
            this.node = make("div", { className }, this.canvas, this.image);
            this.image.onload = () => { this.node.dataset.state = "loaded"; this.onSettled?.(null); };
            this.image.onerror = () => {
              if (!this.source) return;
              this.node.dataset.state = "failed";
              this.onSettled?.(this.source);
            };
          }

          /** @param preview the address of a smaller picture that is shown until the picture is loaded */
          show(source, hash, color, alt = "", preview = null) {
            if (this.image.alt !== alt) this.image.alt = alt;
            if (this.source === source) return;
            this.source = source;
            this.node.dataset.state = "loading";
            this.canvas.hidden = !drawBlurHash(hash, this.canvas);
            this.node.style.backgroundColor = /^#[0-9a-f]{6}$/i.test(color ?? "") ? color : "";
            this.node.style.backgroundImage = isConnected() && /^\/picture\/\w+$/.test(preview ?? "") ? `url("${preview}")` : "";
            if (preview) this.canvas.hidden = true;
            if (!source) this.image.removeAttribute("src");
            else if (isConnected()) this.image.src = source;
            // The screen retries the picture when the session is resumed.
            else this.node.dataset.state = "failed";
          }

          retry() {
            if (this.node.dataset.state !== "failed" || !isConnected()) return;
            this.node.dataset.state = "loading";
            this.image.src = `${this.source}?${Date.now()}`;
          }
        }

        /** A line with a text, advice and a button for its action. */
        export class StatusView {
          constructor(onAction, properties = {}) {
            this.onAction = onAction;
            this.node = make("p", { className: "status", ...properties });
          }

          show(status) {
            const line = status ? [status.text, status.advice].filter(Boolean).join(" ") : "";
            const key = line + (status?.action?.name ?? "");
            if (key === this.key) return;
            this.key = key;
            this.node.dataset.tone = status?.tone ?? "neutral";
            this.node.replaceChildren(line);
            if (status?.action) {
              this.node.append(" ", make("button", {
                type: "button", textContent: status.action.title, data: { action: status.action.name },
                onclick: () => this.onAction(status.action.name),
              }));
            }
            this.node.hidden = !line;
          }
        }
        """##),
  ]
}
