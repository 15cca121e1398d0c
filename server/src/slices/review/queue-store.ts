import type { SortField, SortOrder } from '@laneway/domain/review/queue';
import type { ContentStatus } from '@laneway/domain/statuses';
import { MAX_LISTED_DESCRIPTION_LENGTH } from '@laneway/domain/text-limits';
import { type Queryable, statement } from '../../platform/database/database.ts';

export type QueueFilter = {
  readonly status: ContentStatus | null;
  readonly creatorId: number | null;
  /** The time of submission: from inclusive, to exclusive. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Part of the title or of the author's name. */
  readonly search: string | null;
};

export type QueueRow = {
  readonly id: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly submitted_at: Date | null;
  readonly title: string | null;
  /** The part shown in the queue, and one character more. */
  readonly description: string | null;
  readonly price_cents: number;
  readonly status: ContentStatus;
  readonly author_id: number;
  readonly author_name: string;
  readonly place_count: number;
};

/** Exactly the condition of the partial indexes, so that they are used. */
const IN_REVIEW = `g.deleted_at IS NULL AND g.status IN ('submitted', 'approved', 'rejected', 'needs_revision')`;

const AUTHOR = 'JOIN users u ON u.id = g.author_id';

/**
 * Only the active filters become part of a statement. A statement for all filters is planned once for all of them, and
 * took half a second where it now takes a few milliseconds.
 */
const CONDITIONS: readonly {
  readonly filter: keyof QueueFilter;
  readonly sql: (value: string) => string;
}[] = [
  { filter: 'status', sql: (value) => `g.status = ${value}` },
  { filter: 'creatorId', sql: (value) => `g.author_id = ${value}` },
  { filter: 'from', sql: (value) => `g.submitted_at >= ${value}` },
  { filter: 'until', sql: (value) => `g.submitted_at < ${value}` },
  { filter: 'search', sql: (value) => `(g.title ILIKE ${value} OR u.name ILIKE ${value})` },
];

const SORT: Readonly<Record<SortField, readonly string[]>> = {
  pg_updated: ['g.updated_at'],
  pg_created: ['g.created_at'],
  pg_title: ['lower(g.title)'],
  pg_author: ['lower(u.name)'],
  pg_pending_status: ['g.status', 'g.updated_at'],
};

type Sort = { readonly field: SortField; readonly order: SortOrder };

type Filtered = {
  /** Identifies the active filters. */
  readonly name: string;
  readonly where: string;
  readonly values: readonly unknown[];
};

function filtered(filter: QueueFilter): Filtered {
  const set = CONDITIONS.filter((one) => filter[one.filter] !== null);
  return {
    name: set.map((one) => one.filter).join('_'),
    where: [IN_REVIEW, ...set.map(({ sql }, index) => sql(`$${index + 1}`))].join(' AND '),
    values: set.map((one) =>
      one.filter === 'search' ? containing(filter.search ?? '') : filter[one.filter],
    ),
  };
}

/** A LIKE pattern for texts that contain this one, with special characters escaped. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/**
 * First the ids of the page, from an index if there is one for the order; then everything else about these few. The id
 * breaks ties, so that no guide is on two pages.
 */
function pageStatement({ field, order }: Sort, { name, where, values }: Filtered) {
  const orderBy = [...SORT[field], 'g.id'].map((one) => `${one} ${order}`).join(', ');
  const author = `${orderBy} ${where}`.includes('u.name') ? AUTHOR : '';
  return statement<QueueRow>(
    `review.queue_${field}_${order}_${name}`,
    `WITH chosen AS MATERIALIZED (
       SELECT g.id FROM pending_guides g ${author} WHERE ${where}
        ORDER BY ${orderBy} LIMIT $${values.length + 1} OFFSET $${values.length + 2})
     SELECT g.id, g.created_at, g.updated_at, g.submitted_at, g.title, left(g.description, ${MAX_LISTED_DESCRIPTION_LENGTH}) AS description,
            g.price_cents, g.status, g.author_id, u.name AS author_name,
            (SELECT count(*)::integer FROM pending_places p
              WHERE p.pending_guide_id = g.id AND p.deleted_at IS NULL AND p.status <> 'withdrawn') AS place_count
       FROM chosen JOIN pending_guides g ON g.id = chosen.id ${AUTHOR}
      ORDER BY ${orderBy}`,
  );
}

export async function countQueue(db: Queryable, filter: QueueFilter): Promise<number> {
  const { name, where, values } = filtered(filter);
  const author = filter.search === null ? '' : AUTHOR;
  const count = statement<{ count: number }>(
    `review.queue_count_${name}`,
    `SELECT count(*) AS count FROM pending_guides g ${author} WHERE ${where}`,
  );
  const [row] = await db.query(count, values);
  return row?.count ?? 0;
}

export function findQueuePage(
  db: Queryable,
  filter: QueueFilter,
  sort: Sort,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<QueueRow[]> {
  const set = filtered(filter);
  return db.query(pageStatement(sort, set), [...set.values, limit, offset]);
}
