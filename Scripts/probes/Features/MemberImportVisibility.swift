// in DomainTests

// The member is Domain's, and DomainTesting loads Domain.
import DomainTesting

func isRepeated(_ call: FakePhotoRepository.PhotosCall) -> Bool { call == call }
func number(_ call: FakePhotoRepository.PhotosCall) -> Int { call.page.number }  // refused: missing import of
