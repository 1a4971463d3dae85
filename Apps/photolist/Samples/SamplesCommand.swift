import ArgumentParser

/// `photolist sample …`
struct SamplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Small screens that teach the pattern.",
    discussion: """
      On a terminal, a sample has the whole screen; the last row says what the keys do. On a pipe, each line of
      standard input is something that the user does, each change of the screen is a line of standard output, and the
      last state stands printed at the end. A line that means nothing is refused on standard error, and the session goes
      on. The exit status is that of what failed last, if that stands at the end.

      EXAMPLES:
        printf 'plus\\nplus\\nminus\\n' | photolist sample counter
        printf 'title=Milk\\ncontent=Two bottles\\nsave\\n' | photolist sample memo --language ko
        printf 'height=175\\nweight=70\\ncalculate\\n' | photolist sample bmi
      """,
    subcommands: [
      CounterCommand.self, MemoCommand.self, FriendsCommand.self, BodyMassCommand.self, MusicCommand.self,
    ]
  )
}
