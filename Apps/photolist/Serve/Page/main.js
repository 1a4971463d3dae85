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
