import { CITIES, type City, streetsOf } from './cities.ts';
import { FIRST_NAMES, SENTENCES, SYLLABLES, THEMES, type Theme } from './vocabulary.ts';

export type MadePlace = {
  readonly title: string;
  readonly description: string;
  readonly lat: number;
  readonly lng: number;
};

export type MadeGuide = MadePlace & {
  readonly id: number;
  readonly authorId: number;
  readonly priceCents: number;
  readonly isPublic: boolean;
  readonly language: string;
  readonly durationMinutes: number;
  readonly hasAudio: boolean;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly places: readonly MadePlace[];
};

export type MadeAuthor = { readonly id: number; readonly name: string };

/** Pseudorandom numbers from 0 up to 1, the same for the same seed (mulberry32). */
type Random = () => number;
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

/** Few items are chosen often and most are chosen rarely, as with real names. */
const pickSkewed = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() ** 2.5 * from.length)] as T;

/** The average number of guides per creator. A few creators have many more, and most have fewer. */
const GUIDES_PER_AUTHOR = 20;
const NAMES = 24_000;
const SHARE_PUBLIC = 0.2;
const SHARE_FREE = 0.1;

const names = makeNames();
const totalWeight = CITIES.reduce((sum, { weight }) => sum + weight, 0);

export function generateAuthors(guides: number, firstId: number, seed = 1): MadeAuthor[] {
  const random = createRandom(seed);
  return Array.from({ length: Math.max(1, Math.ceil(guides / GUIDES_PER_AUTHOR)) }, (_, index) => ({
    id: firstId + index,
    name: `${pick(random, FIRST_NAMES)} ${pickSkewed(random, names)}`,
  }));
}

/**
 * Generates guides all over the world, with numbers proportional to each city's visitors, dense in the centre and
 * sparser further out, with ten places each on average. The same numbers always generate the same guides, and a
 * longer run begins with the guides of a shorter one.
 */
export function* generateGuides(
  count: number,
  { firstId, authors, seed = 2 }: GuideOptions,
): Generator<MadeGuide> {
  for (let index = 0; index < count; index += 1) {
    yield makeGuide(createRandom(seed * 1_000_003 + index), firstId + index, authors);
  }
}

export type GuideOptions = {
  readonly firstId: number;
  readonly authors: readonly MadeAuthor[];
  readonly seed?: number;
};

function makeGuide(random: Random, id: number, authors: readonly MadeAuthor[]): MadeGuide {
  const city = chooseCity(random);
  const theme = pick(random, THEMES);
  const quarter = pickSkewed(random, names);
  const fill = { city, theme, quarter };
  const middle = spot(random, city, 6);
  const kind = random();
  const isPublic = kind < SHARE_PUBLIC;
  const ratingCount = Math.floor(random() ** 6 * 400);
  return {
    id,
    title: fillIn(pick(random, theme.titles), random, fill),
    description: prose(random, 4 + Math.floor(random() * 5), fill),
    ...middle,
    authorId: pickSkewed(random, authors).id,
    priceCents:
      isPublic || kind < SHARE_PUBLIC + SHARE_FREE ? 0 : 99 + 100 * Math.floor(random() * 20),
    isPublic,
    language: random() < 0.7 ? 'en' : city.language,
    durationMinutes: 20 + 5 * Math.floor(random() * 40),
    hasAudio: random() < 0.6,
    ratingSum: Math.round(ratingCount * (2.5 + random() * 2.5)),
    ratingCount,
    places: Array.from({ length: 4 + Math.floor(random() * 13) }, () => ({
      title: placeTitle(random, fill),
      description: prose(random, 3, fill),
      ...spot(random, { ...city, ...middle }, 0.8),
    })),
  };
}

type Fill = { readonly city: City; readonly theme: Theme; readonly quarter: string };

function placeTitle(random: Random, fill: Fill): string {
  const pattern =
    random() < 0.5 ? pick(random, fill.theme.stops) : pick(random, streetsOf(fill.city.language));
  return fillIn(pattern, random, { ...fill, quarter: pickSkewed(random, names) });
}

function prose(random: Random, sentences: number, fill: Fill): string {
  return Array.from({ length: sentences }, () =>
    fillIn(pick(random, SENTENCES), random, { ...fill, quarter: pickSkewed(random, names) }),
  ).join(' ');
}

function fillIn(pattern: string, random: Random, { city, theme, quarter }: Fill): string {
  return pattern
    .replaceAll('#', patternName(pattern, city, quarter))
    .replaceAll('%', quarter)
    .replaceAll('~', () => pick(random, theme.words.split(' ')));
}

/** A street gets a generated name; other patterns use the name of the city. */
function patternName(pattern: string, city: City, quarter: string): string {
  return streetsOf(city.language).includes(pattern) ? quarter : city.name;
}

function chooseCity(random: Random): City {
  let left = random() * totalWeight;
  for (const city of CITIES) {
    left -= city.weight;
    if (left < 0) return city;
  }
  return CITIES[0] as City;
}

/** A position near another, mostly within this many kilometres. */
function spot(random: Random, { lat, lng }: { lat: number; lng: number }, km: number) {
  const away = (km * Math.sqrt(-2 * Math.log(1 - random()))) / 2 / 111;
  const angle = 2 * Math.PI * random();
  return {
    lat: round(lat + away * Math.sin(angle)),
    lng: round(lng + (away * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)),
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function makeNames(): readonly string[] {
  const random = createRandom(3);
  const made = new Set<string>();
  while (made.size < NAMES) {
    const middle = random() < 0.55 ? '' : pick(random, SYLLABLES.middle);
    made.add(pick(random, SYLLABLES.first) + middle + pick(random, SYLLABLES.last));
  }
  return [...made];
}
