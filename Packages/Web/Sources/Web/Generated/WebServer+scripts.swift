// Written by Scripts/page from the files in Script. Do not edit.

extension WebServer {
  /// The files that the server adds to those of every page.
  nonisolated static let scripts: [String: WebServer.Asset] = [
    "/connection.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
        // The connection of this tab to its session: receives properties and messages of elements, and sends events.
        // The protocol is described in the article "Protocol" of this package.

        /** The elements of the page, by their name: objects of properties. */
        export const elements = new Map();

        const observers = { change: [], remove: [], message: [], state: [] };
        let socket = null;
        let token = sessionStorage.getItem("token");
        let attempt = 0;
        let isFirst = true;
        let hasSession = false;

        /**
         * Adds an observer of "change" (name, changed properties), "remove" (name), "message" (name, message, value) or
         * "state" ("connected", "resumed", "lost" or "refused").
         */
        export function observe(kind, observer) { observers[kind].push(observer); }

        /**
         * Returns whether the tab is connected to its session. Without a session, the addresses of pictures may be those of an
         * earlier session, which the server does not know.
         */
        export const isConnected = () => hasSession;

        function notify(kind, ...values) { for (const observer of observers[kind]) observer(...values); }

        /** Sends an event of a control. An event without a connection is lost, like a click on a page that does not answer. */
        export function send(element, event, value = null) {
          if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ element, event, value }));
        }

        /** Connects, and connects again whenever the connection is lost. */
        export function connect() {
          const current = new WebSocket(`ws://${location.host}/session`);
          socket = current;
          current.onopen = () => {
            const place = JSON.parse(sessionStorage.getItem("place") ?? "null");
            current.send(JSON.stringify({ hello: { token, place } }));
          };
          current.onmessage = (event) => { if (current === socket) receive(JSON.parse(event.data)); };
          current.onclose = (event) => { if (current === socket) lost(event.code); };
        }

        function receive(message) {
          if (message.session) {
            token = message.session.token;
            sessionStorage.setItem("token", token);
            attempt = 0;
            hasSession = true;
            if (!message.session.resumed) for (const name of [...elements.keys()]) remove(name);
          }
          for (const name of message.remove ?? []) remove(name);
          for (const [name, properties] of Object.entries(message.set ?? {})) {
            elements.set(name, { ...elements.get(name), ...properties });
          }
          const place = message.set?.frame?.place;
          if (place) sessionStorage.setItem("place", JSON.stringify(place));
          // The element "frame" comes first, because it says to which screens the other elements belong.
          const names = Object.keys(message.set ?? {}).sort((a, b) => (b === "frame") - (a === "frame"));
          for (const name of names) notify("change", name, message.set[name]);
          if (message.session) {
            // The texts of the page are in the first message of a new session.
            notify("state", isFirst ? "connected" : "resumed");
            isFirst = false;
          }
          for (const [name, kind, value] of message.emit ?? []) notify("message", name, kind, value);
        }

        function remove(name) {
          elements.delete(name);
          notify("remove", name);
        }

        async function lost(code) {
          hasSession = false;
          // Another tab has taken over the session, for example a duplicate of this tab.
          if (code === 1000) token = null;
          notify("state", "lost");
          attempt += 1;
          setTimeout(connect, Math.min(5000, 250 * 2 ** attempt));
          // A browser does not say why a WebSocket was refused.
          const status = await fetch("/", { method: "HEAD", cache: "no-store" }).then((r) => r.status, () => 0);
          if (status === 403) notify("state", "refused");
        }

        // A computer that wakes from sleep may have a dead connection, which the browser has not noticed yet.
        addEventListener("online", () => { if (socket?.readyState !== WebSocket.OPEN) { attempt = 0; connect(); } });
        """##)
  ]
}
