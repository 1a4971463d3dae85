// in DomainTests

// Domain declares the member. Importing DomainTesting loads Domain, but does not make the member visible.
import DomainTesting

func isRepeated(_ call: FakePhotoRepository.PhotosCall) -> Bool { call == call }
func number(_ call: FakePhotoRepository.PhotosCall) -> Int { call.page.number }  // refused: missing import of
