/// The words and names for the generated catalog.
enum Words {
  static let adjectives = [
    "Quiet", "Distant", "Endless", "Early", "Forgotten", "Bright", "Wild", "Gentle", "Open", "Hidden", "Lonely", "Slow",
    "Restless", "Clear", "Pale", "Deep", "Long", "Second",
  ]

  static let endings = [
    "after the Rain", "before Breakfast", "from the Window Seat", "in Passing", "on the Way Home", "with Nobody There",
    "at the End of the Road", "and Weather", "No. 2", "on Film", "between Two Showers", "from Above",
  ]

  static let stories = [
    "Waited two hours for this light.", "Shot from the roadside, engine still running.",
    "Third attempt; the first two were clouds.", "It was colder than it looks.",
    "The dog is just out of frame.", "One frame left on the card.", "We stayed until it was dark.",
    "No filter needed that morning.", "A short walk from the parking lot, honestly.",
  ]

  static let keywords = ["landscape", "outdoors", "wallpaper", "travel", "scenery", "light", "atmosphere", "panorama"]

  /// The authors' names and homes. The last name is nil for people with one name.
  static let authors: [(first: String, last: String?, home: String)] = [
    ("Ingrid", "Solberg", "Bergen, Norway"), ("Mateo", "Quiroga", "Mendoza, Argentina"), ("하늘", "김", "서울, 대한민국"),
    ("Amara", "Okafor", "Lagos, Nigeria"), ("Jonas", "Weidner", "Freiburg, Germany"),
    ("Noor", nil, "Rotterdam, Netherlands"),
    ("Lucía", "Ferrer", "Valencia, Spain"), ("Tomasz", "Zieliński", "Kraków, Poland"), ("Aiko", "Mori", "札幌, 日本"),
    ("Eamon", "Kilbride", "Galway, Ireland"), ("Priya", "Raman", "Chennai, India"),
    ("Oskar", "Lindqvist", "Umeå, Sweden"),
    ("Chloé", "Marchand", "Annecy, France"), ("Samir", "Haddad", "Amman, Jordan"), ("Wren", nil, "Tofino, Canada"),
    ("Beatriz", "Almeida", "Porto, Portugal"), ("Kofi", "Mensah", "Accra, Ghana"), ("서연", "박", "부산, 대한민국"),
    ("Hannah", "Thorne", "Queenstown, New Zealand"), ("Davor", "Petrić", "Split, Croatia"),
    ("Leila", "Nazari", "Shiraz, Iran"), ("Marcus", "Bell", "Moab, United States"), ("Yuki", "Tanabe", "京都, 日本"),
    ("Freya", "Dunmore", "Isle of Skye, United Kingdom"),
  ]

  static let userNames = [
    "ingridsolberg", "mquiroga", "haneul", "amara_o", "jonasweidner", "noor", "luciaferrer", "tzielinski", "aikomori",
    "ekilbride", "priyaraman", "oskarl", "chloem", "samirh", "wren", "bealmeida", "kofimensah", "seoyeon", "hthorne",
    "davorp", "leilan", "marcusbell", "yukit", "freyadunmore",
  ]

  static let biographies: [String?] = [
    "Landscapes, mostly before sunrise.", nil, "Architect by day.", "I walk slowly and carry one lens.",
    "Prints on request.", nil, "Analog at heart.", "Weather is my favorite subject.",
  ]

  static let cameras: [(make: String, model: String, lenses: [Float])] = [
    ("Canon", "EOS R5", [16, 24, 35, 70, 105]), ("NIKON CORPORATION", "NIKON Z 7_2", [14, 24, 50, 85]),
    ("SONY", "ILCE-7RM4", [16, 24, 35, 55, 200]), ("FUJIFILM", "X-T5", [10, 16, 23, 56]),
    ("Panasonic", "DC-S1R", [20, 35, 50]), ("RICOH IMAGING COMPANY, LTD.", "GR III", [18.3]),
    ("Apple", "iPhone 15 Pro", [2.2, 6.8, 9]),
  ]

  static let apertures = ["1.8", "2.8", "4.0", "5.6", "8.0", "11.0"]
  static let exposures = ["1/2000", "1/800", "1/320", "1/125", "1/60", "1/15", "0.5", "8", "20"]
  static let sensitivities = [64, 100, 200, 400, 800, 1600, 3200]
}
