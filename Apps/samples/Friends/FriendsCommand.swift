import AppSupport
import ArgumentParser
import Presentation
import Terminal

/// `samples friends`: lists friends and their pets.
struct FriendsCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "friends",
    abstract: "List friends and their pets, add pets, and play with them.",
    discussion: """
      EXAMPLES:
        samples friends
        printf 'add\\nfriend=Ada\\npet=Rex\\nspecies=dog\\nsave\\n' | samples friends

      EVENTS:
        add, play N (a friend), play N.M (a friend's pet)
        friend=NAME, pet=NAME, species=NAME, save, back (in the form that add opens)
      """
  )

  @OptionGroup var options: SampleOptions

  @MainActor func screen(of app: SamplesRoot, in session: LineSession) throws -> any LineScreen {
    let friends = try app.friends()
    return FriendListLines(app.friendList(friends), in: session) { app.addPet(friends) }
  }

  @MainActor func screen(of app: SamplesRoot, on coordinator: SamplesCoordinator) throws -> any ViewController {
    let friends = try app.friends()
    return FriendListScreen(app.friendList(friends), on: coordinator) { route in
      switch route {
      case .add: coordinator.push(AddPetScreen(app.addPet(friends), strings: app.strings.friends, on: coordinator))
      }
    }
  }
}
