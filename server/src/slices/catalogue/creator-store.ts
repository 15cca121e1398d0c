import { type Queryable, statement } from '../../platform/database/database.ts';
import type { PageStart } from './cursor.ts';
import type { PagedGuideRow } from './rows.ts';
import { PAGED_GUIDE, type ViewerId } from './store.ts';

export type CreatorRow = {
  readonly id: number;
  readonly name: string;
  readonly bio: string | null;
  readonly guide_count: number;
};

/** Someone who is no longer a creator has no page, even while their guides are on sale. */
const CREATOR = statement<CreatorRow>(
  'catalogue.creator',
  `SELECT u.id, u.name, u.bio, count(*)::integer AS guide_count
     FROM users u JOIN guides g ON g.author_id = u.id AND g.listing = 'live'
    WHERE u.id = $1 AND u.role IN ('creator', 'admin') AND u.deleted_at IS NULL GROUP BY u.id`,
);

const GUIDES = statement<PagedGuideRow>(
  'catalogue.guides_of_creator',
  `${PAGED_GUIDE} WHERE g.author_id = $3 AND g.listing = 'live'
      AND ($4::timestamptz IS NULL OR (g.published_at, g.id) < ($4::timestamptz, $5::integer))
    ORDER BY g.published_at DESC, g.id DESC LIMIT $2`,
);

/** Null for anyone without live guides. */
export async function findCreator(db: Queryable, creatorId: number): Promise<CreatorRow | null> {
  const [row] = await db.query(CREATOR, [creatorId]);
  return row ?? null;
}

/** A page of their live guides, newest first. */
export function findGuidesOfCreator(
  db: Queryable,
  viewerId: ViewerId,
  creatorId: number,
  { after, limit }: { readonly after: PageStart | null; readonly limit: number },
): Promise<PagedGuideRow[]> {
  return db.query(GUIDES, [viewerId, limit, creatorId, after?.at ?? null, after?.id ?? null]);
}
