// in DomainTests

// Domain declares `PageRequest.number`. Importing DomainTesting loads Domain, but does not make this member visible.
import DomainTesting

func isRepeated(_ call: FakePhotoRepository.PhotosCall) -> Bool { call == call }
func number(_ call: FakePhotoRepository.PhotosCall) -> Int { call.page.number }  // refused: missing import of
