import { type Queryable, statement } from '../../platform/database.ts';
import { type ListedGuide, SITEMAP_SIZE } from './sitemap.ts';

const HIGHEST = statement<{ id: number }>(
  'sharing.highest_guide',
  'SELECT id FROM guides ORDER BY id DESC LIMIT 1',
);
const LISTED = statement<ListedGuide>(
  'sharing.listed_guides',
  `SELECT id, title, last_modified FROM guides
    WHERE id > $1 AND id <= $2 AND listing = 'live' ORDER BY id`,
);

export async function highestGuideId(db: Queryable): Promise<number> {
  const [row] = await db.query(HIGHEST, []);
  return row?.id ?? 0;
}

/** The guides on sale that a part of the sitemap has. */
export function listGuidesOfPart(db: Queryable, part: number): Promise<readonly ListedGuide[]> {
  return db.query(LISTED, [(part - 1) * SITEMAP_SIZE, part * SITEMAP_SIZE]);
}
