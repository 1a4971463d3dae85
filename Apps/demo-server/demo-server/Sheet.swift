public import ArgumentParser
import DemoServer
import Foundation
import Images
public import Landscape

/// `demo-server sheet`: writes all photos into one picture.
struct Sheet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the catalog as one picture with a tile for each photo."
  )

  @Option(name: .shortAndLong, help: "The JPEG file to write.")
  var output: String

  @Option(help: "Only photos of this topic: \(SceneKind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var topic: SceneKind?

  @Option(help: "The number of tiles per row.")
  var columns = 12

  @Option(help: "The width and height of a tile, in pixels.")
  var tile = 160

  @Option(help: "The number of photos.")
  var photos = 240

  @Option(help: "The seed of the catalog.")
  var seed: UInt64 = 1

  func validate() throws {
    guard 1...100 ~= columns else { throw ValidationError("--columns takes a number from 1 to 100.") }
    guard 16...1_000 ~= tile else { throw ValidationError("--tile takes a number from 16 to 1000.") }
    guard 1...10_000 ~= photos else { throw ValidationError("--photos takes a number from 1 to 10000.") }
  }

  func run() async throws {
    let all = Catalogue(seed: seed, photoCount: photos).photos
    let shown = all.filter { topic == nil || $0.scene.kind == topic }
    do {
      try save(try sheet(of: shown).jpeg(quality: 88))
    } catch let error as JPEGError {
      writeLine(
        "demo-server: The sheet is too large for a JPEG. Use fewer photos or smaller tiles. (\(error))",
        to: STDERR_FILENO)
      throw ExitCode(65)
    }
  }

  private func sheet(of photos: [CataloguePhoto]) -> RGBImage {
    let rows = max(1, (photos.count + columns - 1) / columns)
    let size = ImageSize(width: columns * tile, height: rows * tile)
    var pixels = [UInt8](repeating: 24, count: size.width * size.height * 3)
    for (index, photo) in photos.enumerated() {
      let picture = photo.scene.render(at: photo.size.fitted(into: ImageSize(width: tile - 6, height: tile - 6)))
      let left = index % columns * tile + (tile - picture.width) / 2
      let top = index / columns * tile + (tile - picture.height) / 2
      for row in 0..<picture.height {
        let start = ((top + row) * size.width + left) * 3
        let source = row * picture.width * 3
        pixels.replaceSubrange(
          start..<(start + picture.width * 3), with: picture.pixels[source..<(source + picture.width * 3)])
      }
    }
    return RGBImage(width: size.width, height: size.height, pixels: pixels)
  }

  private func save(_ bytes: [UInt8]) throws {
    do {
      try Data(bytes).write(to: URL(filePath: output))
    } catch {
      writeLine("demo-server: \(output): \(error.localizedDescription)", to: STDERR_FILENO)
      throw ExitCode(73)
    }
  }
}

extension SceneKind: ExpressibleByArgument {}
