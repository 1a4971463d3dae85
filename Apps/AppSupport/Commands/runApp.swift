package import ArgumentParser
import CMalloc
import Foundation
import Presentation
import Terminal

/// Runs the root command of an app, or one of its subcommands, and exits with a status.
package func runApp<Root: AsyncParsableCommand>(_ root: Root.Type, arguments: [String]) -> Never {
  occupyStandardDescriptors()
  Output.reportClosedPipes()
  returnLargeBlocksToSystem()
  runMain { await run(root, arguments) }
}

@MainActor private func run<Root: AsyncParsableCommand>(_ root: Root.Type, _ arguments: [String]) async {
  do {
    try UnknownCommand<Root>.validate(firstArgument: arguments.first)
    var command = try await root.asyncParseAsRoot(arguments)
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  } catch {
    exit(write(error, of: root))
  }
}

/// Writes a help text, a completion script or an error message. Removes escape sequences from error messages, because
/// error messages may quote arguments.
///
/// - Returns: the exit status.
private func write<Root: AsyncParsableCommand>(_ error: any Error, of root: Root.Type) -> Int32 {
  let code = root.exitCode(for: error)
  let text = root.fullMessage(for: error)
  guard !text.isEmpty else { return code.rawValue }
  do {
    guard code.isSuccess else {
      let message = Strings.program.parser.translation(of: text)
      try Output.standardError.write(message.printable(keepingLines: true) + "\n")
      return code.rawValue
    }
    try Output.standard.write(text + "\n")
    return code.rawValue
  } catch OutputError.closed {
    return code.rawValue
  } catch {
    let failure = CommandFailure(any: error)
    let environment = ProcessInfo.processInfo.environment
    Console(format: .table, color: .auto, isQuiet: false, strings: .program, environment: environment).report(failure)
    return failure.status.rawValue
  }
}

/// Opens `/dev/null` for every closed standard descriptor, so that no other file gets the descriptor's number. Standard
/// input is opened for writing, and outputs are opened for reading. Reading from standard input or writing to an output
/// then fails, as with a closed descriptor.
private func occupyStandardDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    // `open` returns the lowest free descriptor, which is `descriptor`.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Makes glibc return each freed large block to the system. By default, glibc would retain up to 30 MB of released
/// picture data.
private func returnLargeBlocksToSystem() {
  #if canImport(Glibc)
  mallopt(M_MMAP_THRESHOLD, 128 << 10)
  #endif
}
