package import ArgumentParser

/// The option `--images` of commands that show pictures.
package struct PictureOptions: ParsableArguments {
  @Option(help: "The method that shows pictures. (default: the best one that the terminal supports)")
  package var images: PictureChoice?

  package init() {}
}
