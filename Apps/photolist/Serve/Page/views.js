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
