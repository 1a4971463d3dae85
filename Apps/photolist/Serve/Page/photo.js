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
