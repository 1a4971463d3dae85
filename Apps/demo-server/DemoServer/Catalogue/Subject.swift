import Landscape

/// The titles, tags and places for the generated photos of one topic.
struct Subject {
  let title: String
  let description: String
  let nouns: [String]
  /// The beginning of the photos' alternative descriptions, such as "mountains over a valley".
  let sight: String
  let tags: [String]
  let places: [Place]

  static func of(_ kind: SceneKind) -> Subject {
    switch kind {
    case .mountains: mountains
    case .sunsets: sunsets
    case .deserts: deserts
    case .aurora: aurora
    case .lakes: lakes
    case .forests: forests
    case .canyons: canyons
    case .nights: nights
    case .oceans: oceans
    case .meadows: meadows
    case .cities: cities
    case .winter: winter
    }
  }

  private static let mountains = Subject(
    title: "Mountains", description: "Ridges, passes and the long way up.",
    nouns: ["Ridge", "North Face", "Pass", "Summit", "Valley", "Massif", "Col", "Switchbacks"],
    sight: "mountains over a valley", tags: ["mountain", "peak", "alps", "hiking", "rock", "nature"],
    places: [
      Place("Cortina d'Ampezzo", "Italy", 46.5405, 12.1357), Place("Chamonix", "France", 45.9237, 6.8694),
      Place("Zermatt", "Switzerland", 46.0207, 7.7491), Place("El Chaltén", "Argentina", -49.3315, -72.8863),
      Place("Banff", "Canada", 51.1784, -115.5708), Place("속초", "대한민국", 38.2070, 128.5918),
      Place(nil, "Nepal", 27.9881, 86.9250),
    ])

  private static let sunsets = Subject(
    title: "Sunsets", description: "The last ten minutes of the day.",
    nouns: ["Sunset", "Afterglow", "Last Light", "Evening Bay", "Horizon", "Golden Hour", "Harbour Evening"],
    sight: "the sun setting over calm water", tags: ["sunset", "evening", "sea", "sun", "golden hour", "sky"],
    places: [
      Place("Oia", "Greece", 36.4618, 25.3753), Place("Lagos", "Portugal", 37.1028, -8.6730),
      Place("Zanzibar City", "Tanzania", -6.1659, 39.2026), Place("Krabi", "Thailand", 8.0863, 98.9063),
      Place("제주시", "대한민국", 33.4996, 126.5312), Place("Split", "Croatia", 43.5081, 16.4402),
    ])

  private static let deserts = Subject(
    title: "Deserts", description: "Sand, wind and wide horizons.",
    nouns: ["Dunes", "Crest", "Sand Sea", "Ripples", "Caravan Route", "Erg", "Windward Side"],
    sight: "sand dunes under a wide sky", tags: ["desert", "dune", "sand", "arid", "heat", "minimal"],
    places: [
      Place("Merzouga", "Morocco", 31.0801, -4.0133), Place("Swakopmund", "Namibia", -22.6784, 14.5266),
      Place("Liwa", "United Arab Emirates", 23.1323, 53.7966), Place("Dunhuang", "China", 40.1421, 94.6618),
      Place("Huacachina", "Peru", -14.0875, -75.7626), Place(nil, "Oman", 20.9000, 58.3000),
    ])

  private static let aurora = Subject(
    title: "Aurora", description: "Northern lights and polar nights.",
    nouns: ["Northern Lights", "Green Curtain", "Corona", "Solar Wind", "Polar Night", "Bright Arc"],
    sight: "northern lights over dark mountains",
    tags: ["aurora", "northern lights", "night", "arctic", "green", "sky"],
    places: [
      Place("Tromsø", "Norway", 69.6492, 18.9553), Place("Abisko", "Sweden", 68.3495, 18.8312),
      Place("Vík", "Iceland", 63.4186, -19.0060), Place("Yellowknife", "Canada", 62.4540, -114.3718),
      Place("Inari", "Finland", 68.9055, 27.0176), Place("Fairbanks", "United States", 64.8378, -147.7164),
    ])

  private static let lakes = Subject(
    title: "Lakes", description: "Still water and reflections.",
    nouns: ["Lake", "Reflection", "Tarn", "Still Water", "Far Shore", "Fjord", "Mirror"],
    sight: "mountains mirrored in a lake", tags: ["lake", "reflection", "water", "mountain", "calm", "nature"],
    places: [
      Place("Hallstatt", "Austria", 47.5622, 13.6493), Place("Queenstown", "New Zealand", -45.0312, 168.6626),
      Place("Bled", "Slovenia", 46.3683, 14.1146), Place("Lake Louise", "Canada", 51.4254, -116.1773),
      Place("Puerto Natales", "Chile", -51.7267, -72.5064), Place("Geiranger", "Norway", 62.1008, 7.2059),
    ])

  private static let forests = Subject(
    title: "Forests", description: "Conifers, fog, and the smell of rain.",
    nouns: ["Forest", "Pines", "Clearing", "Tree Line", "Spruces", "Fog Bank", "Old Growth"],
    sight: "rows of conifers in the fog", tags: ["forest", "trees", "fog", "pine", "woods", "green"],
    places: [
      Place("Triberg", "Germany", 48.1300, 8.2324), Place("Forks", "United States", 47.9504, -124.3855),
      Place("Zakopane", "Poland", 49.2992, 19.9496), Place("屋久島", "日本", 30.3436, 130.5120),
      Place("Brașov", "Romania", 45.6427, 25.5887), Place("Tofino", "Canada", 49.1530, -125.9066),
    ])

  private static let canyons = Subject(
    title: "Canyons", description: "Red rock, mesas and deep gorges.",
    nouns: ["Canyon", "Mesa", "Red Rock", "Butte", "Badlands", "Rim", "Sandstone"],
    sight: "layered red rock and mesas", tags: ["canyon", "rock", "desert", "erosion", "red", "travel"],
    places: [
      Place("Moab", "United States", 38.5733, -109.5498), Place("Page", "United States", 36.9147, -111.4558),
      Place("Wadi Rum", "Jordan", 29.5321, 35.4190), Place("Göreme", "Türkiye", 38.6431, 34.8289),
      Place("Kings Canyon", "Australia", -24.2500, 131.5000), Place("Cafayate", "Argentina", -26.0730, -65.9761),
    ])

  private static let nights = Subject(
    title: "Night Skies", description: "Far from the nearest street lamp.",
    nouns: ["Milky Way", "Starry Night", "Moonrise", "Night Watch", "Zodiacal Light", "Dark Sky"],
    sight: "a night sky full of stars", tags: ["night", "stars", "milky way", "astronomy", "dark", "sky"],
    places: [
      Place("San Pedro de Atacama", "Chile", -22.9087, -68.1997),
      Place("Lake Tekapo", "New Zealand", -44.0046, 170.4771),
      Place("La Palma", "Spain", 28.7136, -17.8834), Place("Maun", "Botswana", -19.9953, 23.4181),
      Place("Death Valley", "United States", 36.5323, -116.9325), Place(nil, "Mongolia", 43.5000, 104.0000),
    ])

  private static let oceans = Subject(
    title: "Oceans", description: "Swell, spray and weather.",
    nouns: ["Swell", "Open Sea", "Breakers", "High Tide", "Atlantic", "Whitecaps", "Passage"],
    sight: "waves on the open sea", tags: ["ocean", "sea", "waves", "water", "storm", "blue"],
    places: [
      Place("Nazaré", "Portugal", 39.6012, -9.0701), Place("Hermanus", "South Africa", -34.4187, 19.2345),
      Place("Biarritz", "France", 43.4832, -1.5586), Place("Tórshavn", "Faroe Islands", 62.0079, -6.7900),
      Place("Hilo", "United States", 19.7241, -155.0868), Place("Essaouira", "Morocco", 31.5085, -9.7595),
    ])

  private static let meadows = Subject(
    title: "Meadows", description: "Hills in bloom, and fields in rows.",
    nouns: ["Meadow", "Wildflowers", "Hillside", "Lavender Rows", "Spring Field", "Pasture", "Green Hills"],
    sight: "flowers and fields on green hills", tags: ["meadow", "flowers", "spring", "field", "green", "hills"],
    places: [
      Place("Pienza", "Italy", 43.0770, 11.6786), Place("Valensole", "France", 43.8375, 5.9836),
      Place("Lisse", "Netherlands", 52.2579, 4.5566), Place("富良野", "日本", 43.3420, 142.3830),
      Place("Killarney", "Ireland", 52.0599, -9.5044), Place("Hitchin", "United Kingdom", 51.9493, -0.2835),
    ])

  private static let cities = Subject(
    title: "Cities", description: "Skylines and city lights.",
    nouns: ["Skyline", "City Lights", "Waterfront", "Rush Hour", "Blue Hour", "Rooftops", "Downtown"],
    sight: "a city skyline with lit windows", tags: ["city", "skyline", "architecture", "urban", "lights", "evening"],
    places: [
      Place("서울", "대한민국", 37.5665, 126.9780), Place("New York", "United States", 40.7128, -74.0060),
      Place("Hong Kong", "China", 22.3193, 114.1694), Place("Rotterdam", "Netherlands", 51.9244, 4.4777),
      Place("Singapore", "Singapore", 1.3521, 103.8198), Place("São Paulo", "Brazil", -23.5505, -46.6333),
    ])

  private static let winter = Subject(
    title: "Winter", description: "Snow, frost and silence.",
    nouns: ["Snowfield", "First Snow", "Frost", "White Valley", "Powder", "January", "Cold Front"],
    sight: "snow-covered hills and trees", tags: ["winter", "snow", "cold", "ice", "white", "nature"],
    places: [
      Place("Lillehammer", "Norway", 61.1153, 10.4662), Place("평창", "대한민국", 37.3705, 128.3905),
      Place("St. Anton", "Austria", 47.1297, 10.2685), Place("Rovaniemi", "Finland", 66.5039, 25.7294),
      Place("札幌", "日本", 43.0618, 141.3545), Place("Jasper", "Canada", 52.8737, -118.0814),
    ])
}
