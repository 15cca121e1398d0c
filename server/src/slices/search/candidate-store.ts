import type { Point } from '@laneway/domain/geo/point';
import { FADING_KM, FIELD_WEIGHTS, RANKING } from '@laneway/domain/search/ranking';
import type { Queryable } from '../../platform/database/database.ts';
import { type NamedStatement, namedStatement } from '../../platform/database/named-statement.ts';
import type { GuideFilters } from '../catalogue/public/guide-filters.ts';
import type { WordGroup } from './find-words.ts';

/** A matching guide, with its ranking data. */
export type CandidateRow = {
  readonly guide_id: number;
  readonly title: string;
  readonly word_weights: readonly number[];
  readonly place_is: boolean;
  readonly place_begins: boolean;
  readonly place_has: boolean;
  readonly km: number | null;
  readonly quality: number;
  /** True if there are more matching guides than were read. */
  readonly is_cut: boolean;
};

/** The limits on the cost of a search. */
export type Effort = {
  /** The number of documents to read. */
  readonly read: number;
  /** The number of guides to rank by their words. */
  readonly ranked: number;
  /** The number of best and nearest guides to search for words that are in too many guides to read them all. */
  readonly best: number;
};

export const EFFORTS = {
  searching: { read: 600, ranked: 120, best: 300 },
  typing: { read: 150, ranked: 40, best: 0 },
} as const satisfies Record<string, Effort>;

/** Text queries for the index: in titles; in titles, places and author; and anywhere; and one for each word. */
export type WordQueries = {
  readonly inTitle: string;
  readonly inNames: string;
  readonly anywhere: string;
  readonly each: readonly { readonly query: string; readonly alternatives: number }[];
};

const FACTS = `guide_id, quality, location, price_cents, duration_minutes, has_audio, language`;
const { title, name, description, inside } = FIELD_WEIGHTS;

/** The fields in their order, because reading stops when enough has been read. No guide matches two of them. */
const BY_FIELD = `
  (SELECT ${FACTS}, ${title} AS field FROM search_documents WHERE words @@ :inTitle::tsquery LIMIT :read)
  UNION ALL
  (SELECT ${FACTS}, ${name} AS field FROM search_documents
    WHERE words @@ (:inNames::tsquery && !!:inTitle::tsquery) LIMIT :read)
  UNION ALL
  (SELECT ${FACTS}, ${description} AS field FROM search_documents
    WHERE words @@ (:anywhere::tsquery && !!:inNames::tsquery) LIMIT :read)
  LIMIT :read`;

/** The best guides first, for words in so many guides that any selection would be arbitrary. */
const BEST_FIRST = `
  SELECT ${FACTS}, ${description} AS field
    FROM (SELECT * FROM search_documents ORDER BY quality DESC, guide_id LIMIT :best) best
   WHERE words @@ :anywhere::tsquery`;

/** The same, nearest to the searcher first. */
const NEAREST_FIRST = `
  SELECT ${FACTS}, ${description} AS field
    FROM (SELECT * FROM search_documents WHERE location IS NOT NULL
           ORDER BY location <-> point(:lng, :lat) LIMIT :best) nearest
   WHERE words @@ :anywhere::tsquery`;

/** A degree of latitude, and approximately one of longitude at the searcher's latitude. */
const KM = `CASE WHEN :lng::float IS NOT NULL AND location IS NOT NULL
  THEN 111 * sqrt((location[1] - :lat) ^ 2 + ((location[0] - :lng) * cos(radians(:lat))) ^ 2) END`;

/** ts_rank of a single weight is weight / 1.645 (pi² / 6), divided among the words of a query. */
const WORD_WEIGHTS = `ARRAY(
  SELECT least(1, 1.644934 * each.alternatives
                  * ts_rank('{${inside}, ${description}, ${name}, ${title}}', v.words, each.query::tsquery))::real
    FROM unnest(:each::text[], :alternatives::integer[]) WITH ORDINALITY AS each (query, alternatives, place)
   ORDER BY place)`;

type Values = GuideFilters & {
  readonly anywhere: string;
  readonly ranked: number;
  readonly lng: number | null;
  readonly lat: number | null;
  readonly each: readonly string[];
  readonly alternatives: readonly number[];
  readonly phrase: string;
  /** Null if the phrase has only one spelling, which then isn't compared twice. */
  readonly otherPhrase: string | null;
};

/** True for a guide whose places' titles have a spelling of the phrase, with nothing but this after it. */
const isNamed = (end: string) =>
  `(position('|' || :phrase${end} IN d.names) > 0
    OR coalesce(position('|' || :otherPhrase::text${end} IN d.names) > 0, false))`;

/** True for a guide with a place whose title contains a spelling of the phrase, as whole words. */
const HAS_NAMED = `(position(' ' || :phrase || ' ' IN replace(d.names, '|', ' | ')) > 0
    OR coalesce(position(' ' || :otherPhrase::text || ' ' IN replace(d.names, '|', ' | ')) > 0, false))`;

function candidates<V extends Values>(
  label: string,
  source: string,
  isCut = 'true',
): NamedStatement<V, CandidateRow> {
  return namedStatement<V, CandidateRow>(
    `search.candidates_${label}`,
    `WITH scanned AS MATERIALIZED (${source}),
     matching AS (
       SELECT guide_id, field, quality, ${KM} AS km FROM scanned
        WHERE (:maxPriceCents::integer IS NULL OR price_cents <= :maxPriceCents)
          AND (NOT :onlyWithAudio::boolean OR has_audio)
          AND (:maxMinutes::integer IS NULL OR duration_minutes <= :maxMinutes)
          AND (:language::text IS NULL OR language = :language)
     ), chosen AS (
       SELECT * FROM matching
        ORDER BY field + ${RANKING.quality} * quality + ${RANKING.near} * coalesce(exp(-least(km, 1000) / ${FADING_KM}), 0) DESC, guide_id
        LIMIT :ranked
     )
     SELECT d.guide_id, d.title, ${WORD_WEIGHTS} AS word_weights, chosen.km, chosen.quality,
            ${isNamed(" || '|'")} AS place_is, ${isNamed('')} AS place_begins,
            ${HAS_NAMED} AS place_has, ${isCut} AS is_cut
       FROM chosen JOIN search_documents d ON d.guide_id = chosen.guide_id,
            LATERAL (SELECT d.words || ''::tsvector AS words OFFSET 0) v`,
  );
}

type InFields = Values & Pick<WordQueries, 'inTitle' | 'inNames'> & Pick<Effort, 'read'>;
const IN_FIELDS = candidates<InFields>(
  'in_fields',
  BY_FIELD,
  '(SELECT count(*) >= :read FROM scanned)',
);
type AmongSome = Values & Pick<Effort, 'best'>;
const OF_THE_BEST = candidates<AmongSome>('of_the_best', BEST_FIRST);
const OF_THE_NEAREST = candidates<AmongSome>('of_the_nearest', NEAREST_FIRST);

export type CandidateSearch = {
  readonly queries: WordQueries;
  /** The spellings of the search, as it was typed first. */
  readonly phrases: readonly string[];
  readonly filters: GuideFilters;
  readonly near: Point | null;
  readonly effort: Effort;
};

/** Guides with these words. When there are too many to read, the best and the nearest are always included. */
export async function findCandidates(
  db: Queryable,
  search: CandidateSearch,
): Promise<readonly CandidateRow[]> {
  const { inTitle, inNames } = search.queries;
  const { read, best } = search.effort;
  const values = valuesOf(search);
  const found = await IN_FIELDS.run(db, { ...values, inTitle, inNames, read });
  if (best === 0 || found[0]?.is_cut !== true) return found;
  const ofTheBest = await OF_THE_BEST.run(db, { ...values, best });
  const nearest = search.near === null ? [] : await OF_THE_NEAREST.run(db, { ...values, best });
  const byId = new Map([...found, ...ofTheBest, ...nearest].map((row) => [row.guide_id, row]));
  return [...byId.values()];
}

function valuesOf({ queries, phrases, filters, near, effort }: CandidateSearch): Values {
  const [phrase = '', otherPhrase = null] = phrases;
  return {
    ...filters,
    phrase,
    otherPhrase,
    ranked: effort.ranked,
    anywhere: queries.anywhere,
    lng: near?.lng ?? null,
    lat: near?.lat ?? null,
    each: queries.each.map(({ query }) => query),
    alternatives: queries.each.map(({ alternatives }) => alternatives),
  };
}

/** The index marks for words of titles, and of names in general. */
const MARKS = { inTitle: '=', inNames: '~', anywhere: '' } as const;

/** The words that a guide may contain, and the number of them that it must contain. */
export type Attempt = {
  readonly of: readonly WordGroup[];
  readonly having: 'all' | 'all but one' | 'any';
};

/** Each further word multiplies the combinations; the rare ones say most about the search. */
const MAX_COMBINED = 4;
const MAX_OF_ANY = 3;

/** All the words. If no guide has them, those before the unfinished one, or most of the rarest ones. */
export function attemptsOf(
  groups: readonly WordGroup[],
  unfinished: string | null,
): readonly Attempt[] {
  const all: Attempt = { of: groups, having: 'all' };
  if (groups.length === 1) return [all];
  if (unfinished !== null) {
    return [all, { of: groups.filter(({ typed }) => typed !== unfinished), having: 'all' }];
  }
  const telling = groups.toSorted((a, b) => a.guides - b.guides);
  return [
    all,
    { of: telling.slice(0, MAX_COMBINED), having: 'all but one' },
    { of: telling.slice(0, MAX_OF_ANY), having: 'any' },
  ];
}

/** The text queries of an attempt. Words are letters and digits only, so they need no escaping. */
export function queriesOf({ of, having }: Attempt, groups: readonly WordGroup[]): WordQueries {
  const within = (mark: string) =>
    combine(
      of.map((group) => anyOf(group, mark)),
      having,
    );
  return {
    inTitle: within(MARKS.inTitle),
    inNames: within(MARKS.inNames),
    anywhere: within(MARKS.anywhere),
    each: groups.map((group) => ({
      query: anyOf(group, MARKS.anywhere),
      alternatives: group.anyOf.length,
    })),
  };
}

function anyOf({ anyOf: words }: WordGroup, mark: string): string {
  return `(${words.map((word) => `'${mark}${word}'`).join(' | ')})`;
}

function combine(words: readonly string[], having: Attempt['having']): string {
  switch (having) {
    case 'all':
      return words.join(' & ');
    case 'any':
      return words.join(' | ');
    case 'all but one':
      return words
        .map((_, left) => `(${words.filter((_other, index) => index !== left).join(' & ')})`)
        .join(' | ');
  }
}
