import AppSupport
import ArgumentParser

/// The entry point of photolist.
@main
enum Main {
  static func main() {
    runApp(Photolist.self, arguments: SourceName.joiningFolder(in: Array(CommandLine.arguments.dropFirst())))
  }
}

/// The root command, with the texts of `photolist --help`.
struct Photolist: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "photolist",
    abstract: "Browse photos in a terminal.",
    discussion: """
      EXAMPLES:
        photolist                            browse on a terminal, else list photos
        photolist serve --open               browse in a web browser
        photolist search "mountain lake" --page 2
        photolist topic lakes --per-page 30
        photolist show ID
        photolist like ID && photolist likes
        photolist download ID -o ~/Pictures
        photolist likes export likes.json && photolist backup library.sqlite
        photolist list --format json | jq '.[].id'

      SOURCES:
        demo      generated photos, which need no network
        unsplash  unsplash.com; needs a free access key in UNSPLASH_ACCESS_KEY:
                  https://unsplash.com/developers
        picsum    picsum.photos; needs no key, has no search and no topics
        folder PATH
                  your own JPEG files in a folder; its subfolders are topics;
                  no network. In the config file: "folder:PATH"

      ENVIRONMENT:
        UNSPLASH_ACCESS_KEY        the key for --source unsplash
        UNSPLASH_BASE_URL, PICSUM_BASE_URL
                                   other base URLs, for tests and proxies
        XDG_DATA_HOME, XDG_CACHE_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME
                                   folders for data, cache, settings and the
                                   secret of the web page
        PHOTOLIST_IMAGES           same as --images
        NO_COLOR, CLICOLOR_FORCE, LANG
                                   color and language, with their usual meaning
        CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR
                                   certificate authorities, as for curl

      CONFIG FILE (config.json in the config folder; all fields are optional):
        { "source": "demo", "format": "table", "color": "auto", "timeout": 30,
          "theme": "auto", "colors": { "accent": "#F5C2E7", "background": "#000000" },
          "perPage": 10, "images": "auto", "mouse": true, "language": "en",
          "keys": { "like": ["l"] } }

      EXIT STATUS:
         0 done                       73 cannot write
        64 wrong usage                74 database error
        65 malformed response         75 try again later
        66 no such photo or file      77 key refused
        69 unreachable                78 wrong settings
        129 hung up                   130 interrupted
        143 terminated
      """,
    version: "0.1.0",
    subcommands: commands,
    // Sets the default subcommand only if the first argument is not a command, because the parser reads the options of
    // a default subcommand on every start. Reading these options takes a tenth of the time of a short command.
    defaultSubcommand: namesCommand(CommandLine.arguments.dropFirst().first) ? nil : BrowseCommand.self
  )

  private static func namesCommand(_ word: String?) -> Bool {
    commands.contains { $0.configuration.commandName == word }
  }
}
