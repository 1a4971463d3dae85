// Binds the elements of the document to the elements of the session, by the attributes in index.html. Text from the
// server is set as text, never as HTML.
import { connect, elements, observe, send } from "./connection.js";

const sections = [...document.querySelectorAll("[data-element]")];

/** Returns the nodes of an element with an attribute, including its section. */
function nodes(section, attribute) {
  const all = [...section.querySelectorAll(`[data-${attribute}]`)];
  return section.hasAttribute(`data-${attribute}`) ? [section, ...all] : all;
}

for (const section of sections) {
  const name = section.dataset.element;
  for (const node of nodes(section, "event")) node.onclick = () => send(name, node.dataset.event);
  for (const node of nodes(section, "text")) {
    node.oninput = () => send(name, node.dataset.text, node.value);
    if (node.dataset.enter) node.onkeydown = (event) => { if (event.key === "Enter") send(name, node.dataset.enter); };
  }
  for (const node of nodes(section, "choice")) node.onchange = () => send(name, node.dataset.choice, node.selectedIndex);
  if (section.hasAttribute("data-shown")) section.hidden = true;
}

observe("change", (name, changed) => {
  const section = sections.find((section) => section.dataset.element === name);
  if (name === "frame" && changed.language) document.documentElement.lang = changed.language;
  if (!section) return;
  for (const node of nodes(section, "property")) {
    if (node.dataset.property in changed) node.textContent = changed[node.dataset.property];
  }
  for (const node of nodes(section, "text")) {
    if (node.dataset.text in changed && node.value !== changed[node.dataset.text]) node.value = changed[node.dataset.text];
  }
  for (const node of nodes(section, "enabled")) {
    if (node.dataset.enabled in changed) node.disabled = !changed[node.dataset.enabled];
  }
  for (const node of nodes(section, "options")) {
    const options = changed[node.dataset.options];
    options && node.replaceChildren(...options.map((option) => new Option(option)));
  }
  for (const node of nodes(section, "list")) if (changed[node.dataset.list]) showList(node, name, changed[node.dataset.list]);
  for (const node of nodes(section, "shown")) {
    if (!(node.dataset.shown in changed)) continue;
    showNode(node, Boolean(changed[node.dataset.shown]));
  }
});

/** The nodes that had the focus before other nodes were shown. */
const openers = new Map();

/** Shows or hides a node. The focus moves into a node that is shown, and returns when the node is hidden. */
function showNode(node, isShown) {
  if (node.hidden !== isShown) return;
  const focused = document.activeElement, hadFocus = node.contains(focused);
  node.hidden = !isShown;
  if (isShown) {
    openers.set(node, focused);
    node.querySelector("input, button")?.focus();
  } else if (!isShown && (hadFocus || focused === document.body) && openers.get(node)?.isConnected) {
    openers.get(node).focus();
  }
}

function showList(list, name, { count, items }) {
  const labels = elements.get(name);
  list.replaceChildren(...items.map((item, index) => {
    const open = document.createElement("button");
    const title = document.createElement("strong"), preview = document.createElement("span");
    title.textContent = [item.title, item.note && `(${item.note})`].filter(Boolean).join(" ");
    preview.textContent = item.preview;
    open.append(title, preview);
    open.onclick = () => send(name, "select", index);
    const remove = document.createElement("button");
    remove.textContent = labels.deleteLabel;
    remove.setAttribute("aria-label", `${labels.deleteLabel}: ${item.title}`);
    remove.onclick = () => send(name, "delete", index);
    const row = document.createElement("li");
    row.append(open, remove);
    return row;
  }));
  if (items.length < Math.min(count, 200)) send(name, list.dataset.list, [0, 200]);
}

observe("message", (name, kind, value) => {
  if (kind === "toast") {
    const toast = document.getElementById("toast");
    toast.textContent = value;
    setTimeout(() => { if (toast.textContent === value) toast.textContent = ""; }, 6000);
  }
  if (kind === "warning") {
    const labels = elements.get(name);
    const dialog = document.createElement("dialog");
    const text = document.createElement("p");
    text.textContent = value;
    const answers = [["keepLabel", null], ["discardLabel", "discard"]].map(([label, event]) => {
      const answer = document.createElement("button");
      answer.textContent = labels[label];
      answer.onclick = () => {
        dialog.close();
        if (event) send(name, event);
      };
      return answer;
    });
    dialog.setAttribute("aria-label", value);
    dialog.append(text, ...answers);
    dialog.onclose = () => dialog.remove();
    document.body.append(dialog);
    dialog.showModal();
  }
});

observe("state", (state) => {
  const offline = document.getElementById("offline");
  offline.hidden = state !== "lost" && state !== "refused";
  offline.textContent = elements.get("frame")?.connectionLost ?? "";
});

connect();
