import type { QueryOf } from '@laneway/contract/call-types';
import type { Creator } from '@laneway/contract/catalogue';
import { portraitPath } from '@laneway/domain/creators/portrait-path';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { type PageStart, pageCursor } from './cursor.ts';
import { DEFAULT_PAGE_SIZE } from './list-guides.ts';
import { presentListedGuide } from './present.ts';
import type { PagedGuideRow } from './rows.ts';
import { PAGED_GUIDE, type ViewerId } from './store.ts';

const NOT_FOUND = refusal('not_found', 'Creator not found');

type CreatorRow = {
  readonly id: number;
  readonly name: string;
  readonly bio: string | null;
  readonly links: readonly string[];
  readonly portrait_version: string | null;
  readonly guide_count: number;
};

/** Someone who is no longer a creator has no page, even while their guides are on sale. */
const CREATOR = statement<CreatorRow>(
  'catalogue.creator',
  `SELECT u.id, u.name, u.bio, u.links, u.portrait_version, count(*)::integer AS guide_count
     FROM users u JOIN guides g ON g.author_id = u.id AND g.listing = 'live'
    WHERE u.id = $1 AND u.role IN ('creator', 'admin') AND u.deleted_at IS NULL GROUP BY u.id`,
);

const GUIDES = statement<PagedGuideRow>(
  'catalogue.guides_of_creator',
  `${PAGED_GUIDE} WHERE g.author_id = $3 AND g.listing = 'live'
      AND ($4::timestamptz IS NULL OR (g.published_at, g.id) < ($4::timestamptz, $5::integer))
    ORDER BY g.published_at DESC, g.id DESC LIMIT $2`,
);

/** A creator and a page of their live guides; people without live guides have no page. */
export async function getCreator(
  db: Queryable,
  viewer: Actor | null,
  creatorId: number,
  query: QueryOf<'getCreator'>,
): Promise<Result<Creator, Refusal>> {
  const start = pageCursor.read(query.cursor);
  if (!start.ok) return start;
  const creator = await findCreator(db, creatorId);
  if (creator === null) return fail(NOT_FOUND);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { after: start.value, limit: limit + 1 };
  const found = await findGuidesOfCreator(db, viewer?.id ?? null, creatorId, page);
  const { rows, nextCursor } = pageCursor.cutPage(found, limit, ({ published_ms, id }) => ({
    at: new Date(published_ms),
    id,
  }));
  return ok({
    u_id: creator.id,
    u_name: creator.name,
    u_bio: creator.bio,
    u_links: [...creator.links],
    u_portrait: portraitPath(creator.id, creator.portrait_version),
    guide_count: creator.guide_count,
    items: rows.map((row) => presentListedGuide(row, viewer)),
    next_cursor: nextCursor,
  });
}

/** Null for anyone without live guides. */
async function findCreator(db: Queryable, creatorId: number): Promise<CreatorRow | null> {
  const [row] = await db.query(CREATOR, [creatorId]);
  return row ?? null;
}

/** A page of their live guides, newest first. */
function findGuidesOfCreator(
  db: Queryable,
  viewerId: ViewerId,
  creatorId: number,
  { after, limit }: { readonly after: PageStart | null; readonly limit: number },
): Promise<PagedGuideRow[]> {
  return db.query(GUIDES, [viewerId, limit, creatorId, after?.at ?? null, after?.id ?? null]);
}
