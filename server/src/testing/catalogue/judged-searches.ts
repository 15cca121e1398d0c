import type { KnownKey } from './known-guides.ts';

/** A search, and the guide that should be among its first five results; null if it should find nothing. */
export type JudgedSearch = {
  readonly text: string;
  readonly finds: KnownKey | null;
  readonly typing?: true;
};

const judged = (finds: KnownKey | null, ...texts: readonly string[]): JudgedSearch[] =>
  texts.map((text) => ({ text, finds }));
const typed = (finds: KnownKey | null, ...texts: readonly string[]): JudgedSearch[] =>
  texts.map((text) => ({ text, finds, typing: true }));

/**
 * Typical searches: titles, parts of them, places inside, authors, cities with a theme, typing mistakes and nonsense.
 */
export const JUDGED_SEARCHES: readonly JudgedSearch[] = [
  // Titles, whole and in part.
  ...judged('lanes', 'laneways for first timers', 'laneways first-timers', 'LANEWAYS FIRST TIMERS'),
  ...judged('trams', 'city of trams', 'trams swanston'),
  ...judged('river', 'upside down river', 'upside-down river yarra'),
  ...judged('market', 'queen vic market morning', 'queen vic'),
  ...judged('kilda', 'st kilda', 'st kilda salt air and cake'),
  ...judged('highline', 'high line slowly', 'the high line'),
  ...judged('golden', 'golden gai', 'golden gai shinjuku'),
  ...judged('bokaap', 'bo-kaap', 'bo kaap in colour'),
  // Places inside.
  ...judged('lanes', 'degraves street', 'hosier lane', 'block arcade mosaic'),
  ...judged('trams', 'malvern depot', 'melbourne tram museum'),
  ...judged('kilda', 'luna park', 'acland street', 'palais theatre'),
  ...judged('river', 'dights falls', 'birrarung'),
  ...judged('closes', 'greyfriars kirkyard', 'mary kings close', 'advocate’s close'),
  ...judged('jazz', 'congo square'),
  ...judged('tango', 'plaza dorrego san telmo'),
  ...judged('kiosks', 'maxwell food centre'),
  ...judged('spritz', 'cantina do mori'),
  // Short forms of words in addresses, and the long ones of names that have them.
  ...judged('lanes', 'degraves st', 'hosier ln', 'degraves st melbourne'),
  ...judged('kilda', 'saint kilda', 'acland st', 'saint kilda acland st'),
  ...judged('jazz', 'congo sq'),
  ...judged('mona', 'salamanca pl'),
  ...typed('lanes', 'degraves st'),
  // Accents, typed or not.
  ...judged('procope', 'cafe procope', 'café procope', 'rue ferou'),
  ...judged('murals', 'sao paulo batman', 'beco do batman'),
  ...judged('altstadt', 'zurich dada', 'Zürich Altstadt'),
  ...judged('kazimierz', 'kazimierz krakow', 'stara synagoga'),
  ...judged('beyoglu', 'beyoglu cats', 'cicek pasaji'),
  ...judged('kreuzberg', 'oberbaumbrucke', 'kreuzberg markthalle'),
  ...judged('philosophers', 'honen-in', 'eikan-do'),
  ...judged('traboules', 'traboules croix rousse'),
  // Typing mistakes.
  ...judged('lanes', 'degarves street', 'lanways first timers', 'hoseir lane'),
  ...judged('eureka', 'eurkea ballarat', 'balarat revolt'),
  ...judged('mona', 'salamnca place', 'hobart fery'),
  ...judged('closes', 'greyfirars', 'edinbrugh closes wynds'),
  ...judged('kazimierz', 'kazimerz'),
  ...judged('philosophers', 'philosofers path', 'cherry seasn kyoto'),
  ...judged('tango', 'milogna nights'),
  ...judged('highline', 'gansevort woodland'),
  // A theme and a city, or several words from different fields.
  ...judged('ripper', 'whitechapel cable street', 'brick lane bagels'),
  ...judged('rocks', 'convict sydney rocks', 'argyle cut sydney'),
  ...judged('fado', 'fado alfama', 'alfama steps'),
  ...judged('spritz', 'venice cicchetti', 'bacari rialto'),
  ...judged('jazz', 'treme second line'),
  ...judged('eureka', 'ballarat stockade', 'eureka flag diggers'),
  // Authors.
  ...judged('lanes', 'mirka wong laneways'),
  ...judged('kilda', 'mirka wong'),
  ...judged('altstadt', 'ursula zollinger'),
  ...judged('jazz', 'xavier baptiste-moreau'),
  ...judged('procope', 'emile caillebotte roux'),
  // Texts inside guides that everyone may read.
  ...judged('lanes', 'queue for cake tearooms'),
  ...judged('procope', 'voltaire forty cups chocolate'),
  ...judged('beyoglu', 'man with wings jumped'),
  // While typing.
  ...typed('lanes', 'laneways for fi', 'degrav', 'hosier l'),
  ...typed('golden', 'golden ga', 'omoide yok'),
  ...typed('philosophers', 'philos', 'ginkaku'),
  ...typed('kilda', 'st kild', 'luna pa'),
  ...typed('beyoglu', 'beyog', 'cicek pa'),
  ...typed('eureka', 'eureka! bal', 'bakery hil'),
  // A suburb without guides is not another one that is spelled alike.
  ...judged(null, 'kingsville', 'seaholme'),
  // Nonsense.
  ...judged(null, 'xqzjvk', 'qqqq wwww zzzz', 'asdfghjkl qwertzuiop', '…?!', 'ⓧⓨⓩⓧⓨ'),
  ...typed(null, 'xqzj', 'wwqqx vvkkq'),
];
