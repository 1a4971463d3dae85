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
