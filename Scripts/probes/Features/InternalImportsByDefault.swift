// in Domain

import FoundationEssentials

func within(_ date: Date) {}
public func leak(_ date: Date) {}  // refused: cannot be declared public
