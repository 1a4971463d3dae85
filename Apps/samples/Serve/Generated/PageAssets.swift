// Written by Scripts/page from the files in Serve/Page. Do not edit.

import Web

/// The files of the web page, by their path.
enum PageAssets {
  static let all: [String: WebServer.Asset] = [
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
        <title>samples</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/style.css">
        <script type="module" src="/main.js"></script>
        </head>
        <body>
        <p id="offline" role="alert" hidden></p>
        <main>
        <section data-element="counter" aria-labelledby="counter-title">
        <h1 id="counter-title" data-property="title"></h1>
        <p><output data-property="value" aria-live="polite"></output></p>
        <p><button type="button" data-event="plus" data-property="plusLabel"></button>
        <button type="button" data-event="minus" data-property="minusLabel"></button></p>
        <p class="note" data-property="note"></p>
        </section>
        <section data-element="memos" aria-labelledby="memos-title">
        <h1 id="memos-title" data-property="title"></h1>
        <p data-property="status" role="status"></p>
        <ul data-list="list"></ul>
        <p><button type="button" data-event="add" data-property="addLabel"></button></p>
        <p data-shown="undoText"><span data-property="undoText"></span>
        <button type="button" data-event="undo" data-property="undoLabel"></button></p>
        </section>
        <section data-element="composer" data-shown="isOpen" aria-labelledby="composer-title">
        <h1 id="composer-title" data-property="heading"></h1>
        <label><span data-property="titleLabel"></span><input data-text="titleText"></label>
        <label><span data-property="contentLabel"></span><textarea data-text="contentText" rows="4"></textarea></label>
        <p><button type="button" data-event="save" data-property="saveLabel" data-enabled="canSave"></button>
        <button type="button" data-event="close" data-property="closeLabel"></button></p>
        </section>
        <section data-element="form" aria-labelledby="form-title">
        <h1 id="form-title" data-property="title"></h1>
        <label><span data-property="heightLabel"></span><input data-text="height" inputmode="decimal" data-enter="calculate"></label>
        <label><span data-property="weightLabel"></span><input data-text="weight" inputmode="decimal" data-enter="calculate"></label>
        <p><select data-choice="units" data-options="systems" aria-labelledby="form-title"></select>
        <button type="button" data-event="calculate" data-property="calculateLabel"></button></p>
        <p data-property="message" role="status"></p>
        </section>
        <section data-element="result" data-shown="isOpen" aria-labelledby="result-title">
        <h1 id="result-title" data-property="title"></h1>
        <p><strong data-property="value"></strong> <span data-property="category"></span></p>
        <p data-property="advice"></p>
        <p class="note" data-property="source"></p>
        <p><button type="button" data-event="back" data-property="backLabel"></button></p>
        </section>
        </main>
        <div id="toast" role="status" aria-live="polite"></div>
        </body>
        </html>
        """##),
    "/main.js": WebServer.Asset(
      type: "text/javascript; charset=utf-8",
      text: ##"""
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
        """##),
    "/style.css": WebServer.Asset(
      type: "text/css; charset=utf-8",
      text: ##"""
        :root { --background: #ffffff; --text: #1b1b1f; --secondary: #55555f; --border: #8a8a94; --accent: #6d28d9; --bad: #b3261e; }
        @media (prefers-color-scheme: dark) {
          :root { --background: #131316; --text: #ececf1; --secondary: #b4b4c0; --border: #7a7a86; --accent: #c4b5fd; --bad: #ff9d94; }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
        main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; padding: 1rem; }
        section { border: 1px solid var(--border); border-radius: 12px; padding: 1rem; }
        h1 { font-size: 1.15rem; margin: 0 0 0.5rem; }
        output { font-size: 2.5rem; font-weight: 700; }
        .note { color: var(--secondary); }
        label { display: block; margin-bottom: 0.5rem; }
        label span { display: block; color: var(--secondary); }
        button, input, textarea, select { font: inherit; color: inherit; background: none; border: 1px solid var(--border); border-radius: 8px; padding: 0.35rem 0.75rem; min-height: 2.25rem; max-width: 100%; }
        input, textarea { width: 100%; }
        option { background: var(--background); }
        button { cursor: pointer; }
        button:disabled { opacity: 0.45; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        ul { list-style: none; padding: 0; }
        li { display: flex; gap: 0.5rem; margin-bottom: 0.35rem; }
        li button:first-child { flex: 1; display: grid; text-align: left; }
        li span { color: var(--secondary); }
        #offline { margin: 0; padding: 0.5rem 1rem; background: var(--bad); color: var(--background); }
        #toast { position: fixed; left: 50%; bottom: 1rem; translate: -50% 0; background: var(--text); color: var(--background); border-radius: 10px; }
        #toast:not(:empty) { padding: 0.6rem 1rem; }
        dialog { border: 1px solid var(--border); border-radius: 12px; background: var(--background); color: var(--text); }
        dialog button { margin-right: 0.5rem; }
        """##),
  ]
}
