// SwiftPM asks for a header in every C target. There is nothing to call here.
