public import Foundation
public import Reactive

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}
