// SwiftPM requires a header in every C target. This one declares nothing.
