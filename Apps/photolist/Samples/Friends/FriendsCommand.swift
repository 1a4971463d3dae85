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

  @MainActor func face(of app: SampleRoot, in session: SampleSession) throws -> any SampleFace {
    let friends = try app.friends()
    return FriendListFace(app.friendList(friends), in: session) { app.addPet(friends) }
  }

  @MainActor func screen(of app: SampleRoot, on stage: SampleStage) throws -> any SampleScreen {
    let friends = try app.friends()
    return FriendListScreen(app.friendList(friends), on: stage) { route in
      switch route {
      case .add: stage.open(AddPetScreen(app.addPet(friends), strings: app.strings.friends, on: stage))
      }
    }
  }
}
