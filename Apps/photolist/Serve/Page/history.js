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
