import AppSupport
import ArgumentParser

/// The entry point of the samples.
@main
enum Main {
  static func main() {
    runApp(Samples.self, arguments: Array(CommandLine.arguments.dropFirst()))
  }
}

/// The root command, with the texts of `samples --help`.
struct Samples: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "Small screens that teach the architecture.",
    discussion: """
      EXAMPLES:
        printf 'plus\\nplus\\nminus\\n' | samples counter
        printf 'title=Milk\\ncontent=Two bottles\\nsave\\n' | samples memo --language ko
        printf 'height=175\\nweight=70\\ncalculate\\n' | samples bmi

      On a terminal, a sample fills the screen, and the last row shows the keys. On a pipe, each line of standard
      input is an event, and each change is a line of standard output. After an unknown line, the sample prints
      an error message and continues. The exit status is that of the last failed action, or 0 if a later action
      succeeded.

      Memos and friends are saved in photolist's database. 'photolist --help' lists the variables and config file
      fields; the samples read the fields color, theme, colors, timeout and images.

      ENVIRONMENT:
        ITUNES_BASE_URL            another base URL for songs, for tests and proxies

      EXIT STATUS:
         0 done                       74 database error
        64 wrong usage                75 try again later
        65 malformed response         78 wrong settings
        69 unreachable               129 hung up
        73 cannot write              130 interrupted
                                     143 terminated
      """,
    version: "0.1.0",
    subcommands: commands
  )
}
