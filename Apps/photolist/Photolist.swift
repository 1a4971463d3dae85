import ArgumentParser
import CMalloc
import Terminal

@main
enum Main {
  static func main() {
    giveLargeBlocksBack()
    runMain { await Photolist.main() }
  }

  /// Large blocks of memory come from the system and go back to it. With each that is freed, glibc would take larger ones
  /// from a heap of the thread's instead, and keep them: up to 30 MB of pictures that nobody has any more.
  private static func giveLargeBlocksBack() {
    #if canImport(Glibc)
    mallopt(M_MMAP_THRESHOLD, 128 << 10)
    #endif
  }
}

struct Photolist: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "photolist",
    abstract: "Browse photos in a terminal.",
    discussion: """
      EXAMPLES:
        photolist                            browse, on a terminal; else list
        photolist search "mountain lake" --page 2
        photolist topic alps --per-page 30
        photolist show ID
        photolist like ID && photolist likes
        photolist download ID -o ~/Pictures
        photolist likes export likes.json && photolist backup library.sqlite
        photolist list --format json | jq '.[].id'
        printf '%s\\n' plus plus minus | photolist sample counter

      SOURCES:
        demo      a generated catalogue that the program carries; no network
        unsplash  unsplash.com; needs UNSPLASH_ACCESS_KEY, which is free:
                  https://unsplash.com/developers
        picsum    picsum.photos; no key, no search, no topics

      ENVIRONMENT:
        UNSPLASH_ACCESS_KEY        the key for --source unsplash
        UNSPLASH_BASE_URL, PICSUM_BASE_URL, ITUNES_BASE_URL
                                   other hosts, for tests and proxies
        XDG_DATA_HOME, XDG_CACHE_HOME, XDG_CONFIG_HOME
                                   where files are kept
        PHOTOLIST_IMAGES           as --images
        NO_COLOR, CLICOLOR_FORCE, LANG
                                   as everywhere

      CONFIG FILE (config.json in the config folder; each field may be missing):
        { "source": "demo", "format": "table", "color": "auto", "timeout": 30,
          "perPage": 10, "images": "auto", "mouse": true,
          "keys": { "like": ["l"] } }

      EXIT STATUS:
         0 done                       73 cannot write
        64 wrong usage                74 the store failed
        65 the answer made no sense   75 try again later
        66 no such photo or file      77 key refused
        69 unreachable                78 wrong settings
        130 interrupted               143 terminated
      """,
    version: "0.1.0",
    subcommands: commands,
    // With one, the parser takes apart its options, too, whatever command is named: a tenth of the time of a short one.
    defaultSubcommand: namesCommand(CommandLine.arguments.dropFirst().first) ? nil : BrowseCommand.self
  )

  private static let commands: [any ParsableCommand.Type] = [
    BrowseCommand.self, ListCommand.self, SearchCommand.self, TopicsCommand.self, TopicCommand.self,
    UserCommand.self, CollectionsCommand.self, CollectionCommand.self, RandomCommand.self,
    ShowCommand.self, StatisticsCommand.self, LikeCommand.self, UnlikeCommand.self, LikesCommand.self,
    DownloadCommand.self, ShareCommand.self, BackupCommand.self, CacheCommand.self, DoctorCommand.self,
    SamplesCommand.self,
  ]

  private static func namesCommand(_ word: String?) -> Bool {
    commands.contains { $0.configuration.commandName == word }
  }
}
