import AppSupport
import ArgumentParser
import Web

/// `photolist serve`: the browser as a web page.
struct ServeCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the photos as a page in a web browser on this computer.",
    discussion: """
      EXAMPLES:
        photolist serve
        photolist serve --open
        photolist serve --port 8080 --source folder ~/Pictures

      Only this computer can open the page, and only with the printed address, which contains a secret. The browser
      stores the secret, so that the address without it works afterwards.
      """
  )

  @OptionGroup var serving: ServeOptions
  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let pictures = app.pictureTable()
    let firstPage = paging.range(app.settings).firstPage
    let completion = Task { await app.completeLikes() }
    defer { completion.cancel() }
    let closedPages = ClosedPageDownloads(console: app.console)
    do {
      try await serving.serve(
        PageAssets.all, name: "photolist", defaultPort: 7468, settings: app.settings.common, console: app.console,
        picture: { await pictures.picture($0) }
      ) { page in
        PhotosPage(page, app, firstPage: firstPage, pictures: pictures, closedPages: closedPages)
      }
    } catch {
      // The server has closed all pages.
      await closedPages.cancel()
      throw error
    }
  }
}
