import NetworkingTesting

/// A server for the tests of `Browser`, with a page that shows the input events that it receives.
struct PracticeServer {
  private let server: ScriptedServer

  init() throws {
    server = try ScriptedServer { request in
      let content = ("Content-Type", "text/html; charset=utf-8")
      return switch request.path {
      case "/": Reply(headers: [content], body: Self.page)
      case "/second": Reply(headers: [content], body: "<title>Second</title><p>The second page</p>")
      case "/language": Reply(body: request.header("Accept-Language") ?? "")
      default: Reply(status: 404)
      }
    }
  }

  var url: String { server.url("/") }
  func url(_ path: String) -> String { server.url(path) }
  func stop() { server.stop() }

  private static let page = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,">
    <title>Practice</title>
    <style>
      body { margin: 0; background: white; color: black }
      @media (prefers-color-scheme: dark) { body { background: rgb(1, 2, 3); color: white } }
      #pad { width: 200px; height: 200px; overflow: auto; touch-action: none; border: 1px solid }
      #pad div { height: 2000px }
    </style>
    </head>
    <body>
    <main>
    <h1>Practice</h1>
    <button id="button" aria-label="The button" data-kind="plain">Press</button>
    <button id="late" hidden>Late</button>
    <label>Name <input id="field"></label>
    <div id="pad" role="region" aria-label="Pad" tabindex="0"><div></div></div>
    <p id="events"></p>
    </main>
    <script>
      const show = text => document.getElementById('events').append(text + ' ');
      const pad = document.getElementById('pad');
      document.getElementById('button').onclick = event => {
        show(`click:${event.pointerType}`);
        setTimeout(() => document.getElementById('late').hidden = false, 200);
      };
      document.getElementById('button').ondblclick = () => show('dblclick');
      document.getElementById('button').onmouseenter = () => show('enter');
      addEventListener('keydown', event =>
        show(`key:${event.shiftKey ? 'Shift+' : ''}${event.ctrlKey ? 'Control+' : ''}${event.key}`));
      const fingers = new Map();
      let distance = 0;
      pad.onpointerdown = event => { fingers.set(event.pointerId, event); show(`down:${event.pointerType}`); };
      pad.onpointermove = event => {
        if (!fingers.has(event.pointerId)) return;
        fingers.set(event.pointerId, event);
        const [one, two] = [...fingers.values()];
        if (two) distance = Math.round(Math.abs(one.clientX - two.clientX));
      };
      pad.onpointerup = event => {
        show(`up:${event.pointerType}:${Math.round(event.clientX)}`);
        if (fingers.size == 2) show(`pinch:${distance}`);
        fingers.delete(event.pointerId);
      };
      pad.onwheel = event => show(`wheel:${event.deltaY}`);
      addEventListener('offline', () => show('offline'));
      addEventListener('online', () => show('online'));
    </script>
    </body>
    </html>
    """
}
