import ArgumentParser

/// How pictures are shown.
struct PictureOptions: ParsableArguments {
  @Option(help: "How pictures are shown. (default: the best that the terminal is known to do)")
  var images: PictureChoice?
}
