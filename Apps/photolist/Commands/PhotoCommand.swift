/// A command that looks at photos.
protocol PhotoCommand: AppCommand where Root == CompositionRoot {}
