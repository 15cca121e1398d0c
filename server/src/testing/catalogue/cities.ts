/** Street names in each language; # is replaced with a name. */
const STREETS = {
  en: ['# Street', '# Lane', '# Road', '# Terrace', '# Arcade', '# Place'],
  fr: ['Rue #', 'Rue de #', 'Passage #', 'Place #', 'Quai #', 'Cour #'],
  de: ['#straße', '#gasse', '#platz', '#ufer', 'Am #', 'Alte #'],
  es: ['Calle #', 'Plaza #', 'Avenida #', 'Callejón #', 'Paseo #'],
  pt: ['Rua #', 'Largo #', 'Travessa #', 'Praça #', 'Beco #'],
  it: ['Via #', 'Vicolo #', 'Piazza #', 'Corso #', 'Calle #'],
  nl: ['#straat', '#gracht', '#kade', '#plein', 'Oude #'],
  sv: ['#gatan', '#torget', '#gränd', '#vägen'],
  pl: ['Ulica #', 'Plac #', 'Aleja #', 'Zaułek #'],
  tr: ['# Sokağı', '# Caddesi', '# Meydanı', '# Çıkmazı'],
  ja: ['#-dōri', '#-machi', '#-yokochō', '#-zaka'],
} as const;

export type Language = keyof typeof STREETS;

export const streetsOf = (language: Language): readonly string[] => STREETS[language];

export type City = {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** The relative number of guides: about the city's visitors in millions. */
  readonly weight: number;
  readonly language: Language;
};

const row = (
  name: string,
  lat: number,
  lng: number,
  weight: number,
  language: Language = 'en',
): City => ({ name, lat, lng, weight, language });

/** Cities of the world, each with a number of guides that is proportional to its visitors. */
// biome-ignore format: a table
export const CITIES: readonly City[] = [
  row('Melbourne', -37.8136, 144.9631, 9), row('Sydney', -33.8688, 151.2093, 9), row('Brisbane', -27.4698, 153.0251, 4),
  row('Perth', -31.9523, 115.8613, 3), row('Adelaide', -34.9285, 138.6007, 3), row('Hobart', -42.8821, 147.3272, 2),
  row('Darwin', -12.4634, 130.8456, 1), row('Canberra', -35.2809, 149.13, 2), row('Ballarat', -37.5622, 143.8503, 1),
  row('Bendigo', -36.757, 144.2794, 1), row('Geelong', -38.1499, 144.3617, 1), row('Fremantle', -32.0569, 115.7439, 1),
  row('Newcastle', -32.9283, 151.7817, 1), row('Auckland', -36.8509, 174.7645, 3), row('Wellington', -41.2866, 174.7756, 3),
  row('Christchurch', -43.5321, 172.6362, 2), row('Dunedin', -45.8788, 170.5028, 1), row('Queenstown', -45.0312, 168.6626, 1),
  row('London', 51.5074, -0.1278, 14), row('Edinburgh', 55.9533, -3.1883, 6), row('Glasgow', 55.8642, -4.2518, 3),
  row('Manchester', 53.4808, -2.2426, 3), row('Liverpool', 53.4084, -2.9916, 3), row('Bristol', 51.4545, -2.5879, 2),
  row('Bath', 51.3811, -2.359, 2), row('York', 53.96, -1.0873, 2), row('Oxford', 51.752, -1.2577, 2),
  row('Cambridge', 52.2053, 0.1218, 2), row('Cardiff', 51.4816, -3.1791, 2), row('Belfast', 54.5973, -5.9301, 2),
  row('Dublin', 53.3498, -6.2603, 5), row('Galway', 53.2707, -9.0568, 1), row('Cork', 51.8985, -8.4756, 1),
  row('Paris', 48.8566, 2.3522, 14, 'fr'), row('Lyon', 45.764, 4.8357, 4, 'fr'), row('Marseille', 43.2965, 5.3698, 3, 'fr'),
  row('Bordeaux', 44.8378, -0.5792, 2, 'fr'), row('Toulouse', 43.6047, 1.4442, 2, 'fr'), row('Strasbourg', 48.5734, 7.7521, 2, 'fr'),
  row('Nice', 43.7102, 7.262, 2, 'fr'), row('Lille', 50.6292, 3.0573, 1, 'fr'), row('Bruxelles', 50.8503, 4.3517, 3, 'fr'),
  row('Genève', 46.2044, 6.1432, 2, 'fr'), row('Montréal', 45.5017, -73.5673, 4, 'fr'), row('Québec', 46.8139, -71.208, 2, 'fr'),
  row('Berlin', 52.52, 13.405, 9, 'de'), row('München', 48.1351, 11.582, 5, 'de'), row('Hamburg', 53.5511, 9.9937, 4, 'de'),
  row('Köln', 50.9375, 6.9603, 3, 'de'), row('Dresden', 51.0504, 13.7373, 2, 'de'), row('Leipzig', 51.3397, 12.3731, 2, 'de'),
  row('Wien', 48.2082, 16.3738, 6, 'de'), row('Salzburg', 47.8095, 13.055, 2, 'de'), row('Graz', 47.0707, 15.4395, 1, 'de'),
  row('Zürich', 47.3769, 8.5417, 3, 'de'), row('Basel', 47.5596, 7.5886, 1, 'de'), row('Bern', 46.948, 7.4474, 1, 'de'),
  row('Madrid', 40.4168, -3.7038, 7, 'es'), row('Barcelona', 41.3851, 2.1734, 9, 'es'), row('Sevilla', 37.3891, -5.9845, 4, 'es'),
  row('Granada', 37.1773, -3.5986, 2, 'es'), row('Valencia', 39.4699, -0.3763, 3, 'es'), row('Bilbao', 43.263, -2.935, 2, 'es'),
  row('Buenos Aires', -34.6037, -58.3816, 5, 'es'), row('Bogotá', 4.711, -74.0721, 3, 'es'), row('Medellín', 6.2442, -75.5812, 2, 'es'),
  row('Cartagena', 10.391, -75.4794, 2, 'es'), row('Lima', -12.0464, -77.0428, 3, 'es'), row('Cusco', -13.532, -71.9675, 2, 'es'),
  row('Santiago', -33.4489, -70.6693, 3, 'es'), row('Valparaíso', -33.0472, -71.6127, 1, 'es'), row('Ciudad de México', 19.4326, -99.1332, 7, 'es'),
  row('Oaxaca', 17.0732, -96.7266, 2, 'es'), row('Guadalajara', 20.6597, -103.3496, 2, 'es'), row('La Habana', 23.1136, -82.3666, 2, 'es'),
  row('Lisboa', 38.7223, -9.1393, 6, 'pt'), row('Porto', 41.1579, -8.6291, 4, 'pt'), row('Coimbra', 40.2033, -8.4103, 1, 'pt'),
  row('São Paulo', -23.5505, -46.6333, 5, 'pt'), row('Rio de Janeiro', -22.9068, -43.1729, 5, 'pt'), row('Salvador', -12.9777, -38.5016, 2, 'pt'),
  row('Roma', 41.9028, 12.4964, 10, 'it'), row('Firenze', 43.7696, 11.2558, 6, 'it'), row('Venezia', 45.4408, 12.3155, 7, 'it'),
  row('Milano', 45.4642, 9.19, 5, 'it'), row('Napoli', 40.8518, 14.2681, 4, 'it'), row('Bologna', 44.4949, 11.3426, 2, 'it'),
  row('Torino', 45.0703, 7.6869, 2, 'it'), row('Palermo', 38.1157, 13.3615, 2, 'it'), row('Genova', 44.4056, 8.9463, 1, 'it'),
  row('Amsterdam', 52.3676, 4.9041, 7, 'nl'), row('Rotterdam', 51.9244, 4.4777, 2, 'nl'), row('Utrecht', 52.0907, 5.1214, 2, 'nl'),
  row('Antwerpen', 51.2194, 4.4025, 2, 'nl'), row('Gent', 51.0543, 3.7174, 2, 'nl'), row('Brugge', 51.2093, 3.2247, 2, 'nl'),
  row('Stockholm', 59.3293, 18.0686, 4, 'sv'), row('Göteborg', 57.7089, 11.9746, 2, 'sv'), row('Malmö', 55.605, 13.0038, 1, 'sv'),
  row('Kraków', 50.0647, 19.945, 3, 'pl'), row('Warszawa', 52.2297, 21.0122, 3, 'pl'), row('Gdańsk', 54.352, 18.6466, 2, 'pl'),
  row('Wrocław', 51.1079, 17.0385, 2, 'pl'), row('Łódź', 51.7592, 19.456, 1, 'pl'), row('İstanbul', 41.0082, 28.9784, 9, 'tr'),
  row('Ankara', 39.9334, 32.8597, 1, 'tr'), row('İzmir', 38.4237, 27.1428, 2, 'tr'), row('Tōkyō', 35.6762, 139.6503, 10, 'ja'),
  row('Kyōto', 35.0116, 135.7681, 7, 'ja'), row('Ōsaka', 34.6937, 135.5023, 5, 'ja'), row('Nara', 34.6851, 135.8048, 2, 'ja'),
  row('Sapporo', 43.0618, 141.3545, 2, 'ja'), row('New York', 40.7128, -74.006, 12), row('Boston', 42.3601, -71.0589, 4),
  row('Chicago', 41.8781, -87.6298, 4), row('San Francisco', 37.7749, -122.4194, 5), row('Los Angeles', 34.0522, -118.2437, 4),
  row('Seattle', 47.6062, -122.3321, 3), row('Portland', 45.5152, -122.6784, 2), row('New Orleans', 29.9511, -90.0715, 3),
  row('Savannah', 32.0809, -81.0912, 1), row('Charleston', 32.7765, -79.9311, 1), row('Toronto', 43.6532, -79.3832, 3),
  row('Vancouver', 49.2827, -123.1207, 3), row('Halifax', 44.6488, -63.5752, 1), row('Cape Town', -33.9249, 18.4241, 3),
  row('Johannesburg', -26.2041, 28.0473, 2), row('Nairobi', -1.2921, 36.8219, 1), row('Singapore', 1.3521, 103.8198, 4),
  row('Hong Kong', 22.3193, 114.1694, 4), row('Mumbai', 19.076, 72.8777, 3), row('Kolkata', 22.5726, 88.3639, 2),
];
