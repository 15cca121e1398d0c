import type { SearchQuery, SearchResults } from '@laneway/contract/search';
import type { Point } from '@laneway/domain/geo/point';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import {
  type Candidate,
  hasEnoughWords,
  scoreOf,
  wordImportance,
} from '@laneway/domain/search/ranking';
import { readSearch, type Search } from '@laneway/domain/search/search-words';
import { wordHits } from '@laneway/domain/search/snippet';
import { spellingsOf } from '@laneway/domain/search/street-words';
import { listedDescription } from '@laneway/domain/text/summary';
import pg from 'pg';
import { type Database, type Queryable, statement } from '../../platform/database/database.ts';
import { createCursor, idPart } from '../../platform/http/cursor.ts';
import { findGuidesById } from '../catalogue/public/found-guides.ts';
import { readFilters, readPosition } from '../catalogue/public/guide-filters.ts';
import {
  type Attempt,
  attemptsOf,
  type CandidateRow,
  type CandidateSearch,
  EFFORTS,
  findCandidates,
  queriesOf,
} from './candidate-store.ts';
import { explainGuides, type FoundGuide, type Read } from './explain-guides.ts';
import { findWords, type WordGroup } from './find-words.ts';
import { type AuthorRow, findAuthors, findPlaceTitles, findProse } from './result-store.ts';

const PAGE_SIZES = { searching: 20, typing: 6 } as const;

/** The offset in the list. */
const pageCursor = createCursor<{ after: number }>({ after: idPart });

const NOTHING: SearchResults = {
  guides: [],
  places: [],
  authors: [],
  matches: [],
  corrected: null,
  next_cursor: null,
};

const BUSY = refusal('unavailable', 'We couldn’t search just now. Please try again in a moment.');

/**
 * Settings for the transactions of a search. Its statements are planned once, whatever the words, and always use an
 * index; one that takes too long is cancelled. Half of the letters of a mistyped word may be in the wrong place.
 */
const MAX_STATEMENT_MS = 400;
const SETTINGS = statement<never>(
  'search.settings',
  `SELECT set_config('statement_timeout', '${MAX_STATEMENT_MS}', true), set_config('enable_seqscan', 'off', true),
          set_config('plan_cache_mode', 'force_generic_plan', true), set_config('jit', 'off', true),
          set_config('pg_trgm.similarity_threshold', '0.25', true)`,
);
const QUERY_CANCELLED = '57014';

/** Searches guides, with their places and authors, as this person may see them. */
export async function searchGuides(
  db: Database,
  viewer: Actor | null,
  query: SearchQuery,
): Promise<Result<SearchResults, Refusal>> {
  const start = pageCursor.read(query.cursor);
  if (!start.ok) return start;
  const near = readPosition(query.near);
  if (!near.ok) return near;
  const search = readSearch(query.search_terms, { isTyping: query.typing === true });
  if (search.words.length === 0) return ok(NOTHING);
  const from = start.value?.after ?? 0;
  const read: Read = (work) =>
    db.transaction(async (tx) => {
      await tx.query(SETTINGS);
      return work(tx);
    });
  try {
    const found = await read((tx) =>
      findResults(tx, viewer, query, { search, near: near.value, from }),
    );
    return ok(await presentResults(read, viewer, search, found));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === QUERY_CANCELLED) return fail(BUSY);
    throw error;
  }
}

type Asked = { readonly search: Search; readonly near: Point | null; readonly from: number };

type Found = {
  readonly groups: readonly WordGroup[];
  readonly corrected: string | null;
  readonly guides: readonly FoundGuide[];
  readonly authors: readonly AuthorRow[];
  readonly limit: number;
  readonly nextCursor: string | null;
};

async function findResults(
  db: Queryable,
  viewer: Actor | null,
  query: SearchQuery,
  { search, near, from }: Asked,
): Promise<Found> {
  const mode = query.typing === true ? 'typing' : 'searching';
  const limit = query.limit ?? PAGE_SIZES[mode];
  const { groups, corrected } = await findWords(db, search);
  const attempts = attemptsOf(groups, search.unfinished);
  const ranked = await rankGuides(db, groups, attempts, {
    filters: readFilters(query),
    near,
    phrases: spellingsOf(corrected ?? search.phrase),
    effort: EFFORTS[mode],
  });
  const page = pageCursor.cutPage(ranked.slice(from), limit, () => ({ after: from + limit }));
  const { anywhere } = queriesOf({ of: groups, having: 'all' }, groups);
  return {
    groups,
    corrected,
    guides: await findGuides(db, viewer, ranked.slice(from, from + limit)),
    authors: from === 0 ? await findAuthors(db, anywhere) : [],
    limit,
    nextCursor: page.nextCursor,
  };
}

/** Loads these guides if they are live, with the texts that explain why they were found. */
async function findGuides(
  db: Queryable,
  viewer: Actor | null,
  ids: readonly number[],
): Promise<readonly FoundGuide[]> {
  if (ids.length === 0) return [];
  const found = await findGuidesById(db, viewer, ids);
  const titles = await findPlaceTitles(db, ids);
  const prose = await findProse(db, ids);
  const byGuide = Map.groupBy(titles, ({ guide_id }) => guide_id);
  return ids.flatMap((id) => {
    const guide = found.get(id);
    return guide === undefined
      ? []
      : [{ guide, prose: prose.get(id) ?? '', places: byGuide.get(id) ?? [] }];
  });
}

/** Explaining takes time for long texts, so no connection is held meanwhile. */
async function presentResults(
  read: Read,
  viewer: Actor | null,
  { unfinished }: Search,
  { groups, corrected, guides, authors, limit, nextCursor }: Found,
): Promise<SearchResults> {
  const hits = wordHits(groups, unfinished);
  const explained = await explainGuides(read, viewer, guides, hits, { maxPlaces: limit });
  return {
    guides: guides.map(({ guide }) => ({
      ...guide,
      g_description: listedDescription(guide.g_description),
    })),
    places: [...explained.places],
    authors: authors.map(({ id, name, guides: count }) => ({ u_id: id, name, guide_count: count })),
    matches: [...explained.matches],
    corrected: guides.length + authors.length > 0 ? corrected : null,
    next_cursor: nextCursor,
  };
}

/** Guides by relevance, from the strictest attempt that finds any. */
async function rankGuides(
  db: Queryable,
  groups: readonly WordGroup[],
  attempts: readonly Attempt[],
  search: Omit<CandidateSearch, 'queries'>,
): Promise<readonly number[]> {
  const importance = groups.map(({ guides }) => wordImportance(guides));
  for (const attempt of attempts) {
    const rows = await findCandidates(db, { ...search, queries: queriesOf(attempt, groups) });
    const ranked = rows
      .filter(({ word_weights }) => hasEnoughWords(word_weights))
      .map((row) => ({
        id: row.guide_id,
        score: scoreOf(candidateOf(row), search.phrases, importance),
      }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
    if (ranked.length > 0) return ranked.map(({ id }) => id);
  }
  return [];
}

function candidateOf(row: CandidateRow): Candidate {
  const {
    word_weights: wordWeights,
    place_is: placeIs,
    place_begins: placeBegins,
    place_has: placeHas,
    title,
    km,
    quality,
  } = row;
  return { wordWeights, placeIs, placeBegins, placeHas, title, km, quality };
}
