import AppSupport

/// The composition root of commands that need only the settings.
struct SettingsRoot: AppRoot {
  let settings: Settings
  let console: Console

  init(settings: Settings, console: Console) {
    self.settings = settings
    self.console = console
  }

  func close() {}
}
