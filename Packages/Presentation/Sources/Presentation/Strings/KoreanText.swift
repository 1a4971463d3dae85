/// Rules of Korean grammar that several strings need. The form of a particle depends on the last sound of the word
/// before it.
package enum KoreanText {
  /// A particle with two forms: one form after a consonant, and one form after a vowel.
  package enum Particle {
    case topic, subject, object, and

    fileprivate var forms: (afterConsonant: String, afterVowel: String) {
      switch self {
      case .topic: ("은", "는")
      case .subject: ("이", "가")
      case .object: ("을", "를")
      case .and: ("과", "와")
      }
    }
  }

  /// Returns a word with its particle: `산은`, `호수는`, `Ada은(는)`.
  ///
  /// The spelling of a word in Latin letters does not determine the last sound, so both forms are written, as is usual
  /// in Korean.
  package static func with(_ word: String, _ particle: Particle) -> String {
    let (afterConsonant, afterVowel) = particle.forms
    return switch endsWithConsonant(word) {
    case true?: word + afterConsonant
    case false?: word + afterVowel
    case nil: "\(word)\(afterConsonant)(\(afterVowel))"
    }
  }

  /// Returns whether the last sound of a word is a consonant; nil if the spelling does not determine it.
  private static func endsWithConsonant(_ word: String) -> Bool? {
    let letters = word.precomposed.last { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    guard let last = letters else { return nil }
    switch last.value {
    case 0xAC00...0xD7A3: return !(last.value - 0xAC00).isMultiple(of: 28)
    // The numerals 영, 일, 삼, 육, 칠 and 팔 end with a consonant. The numerals 이, 사, 오 and 구 end with a vowel.
    case 0x30...0x39: return [0, 1, 3, 6, 7, 8].contains(last.value - 0x30)
    default: return nil
    }
  }
}

extension String {
  /// The Unicode scalars with composed Hangul syllables. Some file systems decompose the syllables of file names.
  fileprivate var precomposed: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      if let last = scalars.last, let whole = Self.compose(last, scalar) {
        scalars[scalars.count - 1] = whole
      } else {
        scalars.append(scalar)
      }
    }
    return scalars
  }

  private static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((first.value - 0x1100) * 21 + (second.value - 0x1161)) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00).isMultiple(of: 28):
      Unicode.Scalar(first.value + (second.value - 0x11A7))
    default: nil
    }
  }
}
