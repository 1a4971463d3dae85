import ArgumentParser
import Presentation

struct FriendsCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "friends",
    abstract: "Friends and their pets, kept on this machine: add, and play.",
    discussion: """
      EVENTS:
        add, play N (a friend), play N.M (a friend's pet)
        friend=NAME, pet=NAME, species=NAME, save, back (in the form that add opens)
      """
  )

  @OptionGroup var common: CommonOptions

  @MainActor func screen(of app: SampleRoot, in session: SampleSession) throws -> any LineScreen {
    let friends = try app.friends()
    return FriendListLines(app.friendList(friends), in: session) { app.addPet(friends) }
  }

  @MainActor func screen(of app: SampleRoot, on coordinator: SamplesCoordinator) throws -> any SampleScreen {
    let friends = try app.friends()
    return FriendListScreen(app.friendList(friends), on: coordinator) { route in
      switch route {
      case .add: coordinator.open(AddPetScreen(app.addPet(friends), strings: app.strings.friends, on: coordinator))
      }
    }
  }
}
