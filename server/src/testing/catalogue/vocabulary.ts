/** The theme of a walk: patterns for its title (# is the city, % a name of the neighbourhood), and its own words. */
export type Theme = {
  readonly titles: readonly string[];
  readonly stops: readonly string[];
  readonly words: string;
};

export const THEMES: readonly Theme[] = [
  {
    titles: ['Street Art of %', '# Murals and Paste-ups', 'Spray Cans and Stories in %'],
    stops: ['Mural on %', 'The % Paste-up Wall', '% Stencil Corner', 'Spray Studio %'],
    words: 'stencil mural paint artist wall colour commission graffiti permission portrait layer',
  },
  {
    titles: ['Coffee Crawl through %', '# by the Cup', 'Roasters and Cafés of %'],
    stops: ['Café %', '% Roasters', 'Espresso Bar %', '% Coffee House'],
    words: 'espresso roast barista crema bean filter grinder saucer breakfast morning queue',
  },
  {
    titles: ['Ghosts of %', '# after Dark', 'The Haunted Side of %'],
    stops: ['The % Gaol', 'Gallows at %', '% Cemetery Gate', 'The Locked Room at %'],
    words: 'ghost lantern midnight murder hanging cellar whisper grave shadow warden verdict',
  },
  {
    titles: ['Gold and Grandeur in %', '# in the Gold Rush', 'Banks and Fortunes of %'],
    stops: ['% Chambers', 'The % Bank', '% Exchange', 'Vault of %'],
    words: 'gold fortune bank vault dome facade marble investor boom crash architect',
  },
  {
    titles: ['Along the Water in %', '# Harbour Walk', 'Tides and Docks of %'],
    stops: ['% Pier', '% Wharf', 'Boatshed %', 'Lock and Weir at %'],
    words: 'tide jetty rope anchor cargo gull ferry harbour crane sailor lighthouse',
  },
  {
    titles: ['Markets of %', 'A Morning at the # Market', 'Eating through %'],
    stops: ['% Market Hall', 'Cheese Stall %', '% Bakery', 'Noodle Counter %'],
    words: 'stall cheese pastry dumpling spice vendor basket taste recipe butcher olive',
  },
  {
    titles: ['Gardens and Quiet Corners of %', '# in Bloom', 'Under the Trees of %'],
    stops: ['% Gardens', 'Rose Walk %', 'The % Glasshouse', 'Fern Gully %'],
    words: 'fern rose bench lawn pond botanist seed canopy fountain palm herbarium',
  },
  {
    titles: ['Modernist %', '# in Concrete', 'Towers and Façades of %'],
    stops: ['% Tower', '% House', 'The % Stair', 'Library of %'],
    words: 'concrete column stair glass architect plan facade brick competition ornament arcade',
  },
  {
    titles: ['Music and Late Nights in %', '# Live', 'Jazz Cellars of %'],
    stops: ['% Hall', 'Club %', 'Rehearsal Room %', '% Records'],
    words: 'stage vinyl singer amplifier encore cellar poster drummer chorus record neon',
  },
  {
    titles: ['Women Who Made %', 'Rebels of #', 'Strikes and Marches in %'],
    stops: ['% Trades Hall', 'Plaque at %', 'The % Press', 'School on %'],
    words: 'march banner petition vote union printer speech strike teacher pamphlet suffrage',
  },
  {
    titles: ['Writers and Bookshops of %', '# in Novels', 'Reading %'],
    stops: ['% Books', 'Poet’s Room at %', '% Reading Room', 'Print Shop %'],
    words: 'novel poet manuscript shelf chapter library typewriter editor verse critic footnote',
  },
  {
    titles: ['Trams and Tunnels of %', '# by Rail', 'Stations of %'],
    stops: ['% Station', '% Depot', 'Signal Box %', 'Tunnel Mouth at %'],
    words: 'tram rail signal timetable platform conductor bell tunnel viaduct bogie terminus',
  },
];

/** Sentences for any walk; # is the city, % a name, and ~ a word of the theme. */
export const SENTENCES: readonly string[] = [
  'Start where % crosses the old road and listen for the ~.',
  'Nobody in # agrees who built it, but the ~ is older than the street.',
  'Look up: above the ~ there is a date that most people miss.',
  'The ~ stood here until a winter flood carried half of it away.',
  'We walk slowly, past the ~, and stop where % used to live.',
  'Ask at the counter for the story of the ~ and you will hear three.',
  'It takes five minutes from the ~ to the next corner, a little more in the rain.',
  'In the photographs of % the ~ is still painted green.',
  'This is the quietest part of #, with a ~ and nobody to look at it.',
  'A small door leads to the ~; it is open until the bells.',
  'My grandmother sold the ~ to a man called % and regretted it for years.',
  'You can touch the ~ here, which you can’t do anywhere else in #.',
];

export const FIRST_NAMES: readonly string[] =
  'Mirka Aisha Tomas Noor Priya Rosa Jun Hana Elif Marek Ines Bruno Clara Diego Freya Goran Hiro Imani Jonas Kezia Luca Maeve Nadia Otto Paulo Quentin Ruth Sven Tariq Ursula Viktor Wanda Xavier Yara Zofia Anouk Björn Chloé Dušan Émile'.split(
    ' ',
  );

/** The names of streets and people are composed of these, so that there are as many as in a real catalogue. */
export const SYLLABLES = {
  first:
    'Ab Al Ar Bel Ber Bra Cal Car Cor Dal Dor Dun El Fen Flin Gar Gil Gren Hal Har Hol Kel Kin Lan Lin Mar Mel Mor Nor Ol Pem Per Ral Ros Sal Sel Sten Tal Tor Ul Val Ver Wal Wes Yar Zel'.split(
      ' ',
    ),
  middle: 'a an be ber da den e en er i in la le li mo na ne o on ra ri ro sa ta ti ve vi'.split(
    ' ',
  ),
  last: 'bourne bridge brook by combe croft dale den don fell field ford gate ham hurst land ley low man mere mond more ness ney ra ridge rin sen shaw sley son stead sten ter ton vale ville well wick win worth'.split(
    ' ',
  ),
} as const;
