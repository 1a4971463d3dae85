package import ArgumentParser

/// `--images`, for commands that show pictures.
package struct PictureOptions: ParsableArguments {
  @Option(help: "How pictures are shown. (default: the best method that the terminal is known to support)")
  package var images: PictureChoice?

  package init() {}
}
