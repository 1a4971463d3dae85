// SwiftPM requires a header in every C target, so this header is empty.
