import AppSupport
import ArgumentParser

@main
enum Main {
  static func main() {
    runApp { await Samples.main() }
  }
}

struct Samples: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "Small screens that teach the architecture.",
    discussion: """
      On a terminal, a sample has the whole screen; the last row shows what the keys do. On a pipe, each line of standard
      input is an event, each change of the screen is a line of standard output, and the last state is printed at the
      end. An unknown line is refused on standard error, and the session goes on. The exit status is that of the last
      failure, unless an action succeeded after it.

      EXAMPLES:
        printf 'plus\\nplus\\nminus\\n' | samples counter
        printf 'title=Milk\\ncontent=Two bottles\\nsave\\n' | samples memo --language ko
        printf 'height=175\\nweight=70\\ncalculate\\n' | samples bmi

      Memos and friends are in photolist's database. 'photolist --help' lists the variables and the fields of the config
      file; of these, the samples read color, timeout and images.

      ENVIRONMENT:
        ITUNES_BASE_URL            another host for songs, for tests and proxies

      EXIT STATUS:
         0 done                       74 the store failed
        64 wrong usage                75 try again later
        65 malformed response         78 wrong settings
        69 unreachable               130 interrupted
        73 cannot write              143 terminated
      """,
    version: "0.1.0",
    subcommands: commands
  )
}
