import { type Queryable, statement } from '../../platform/database/database.ts';
import { IDS_PER_PART, type Listed, type ListedCreator, type ListedGuide } from './sitemap.ts';

/** The highest id of guides and creators, who are listed together. */
const HIGHEST = statement<{ id: number | null }>(
  'sharing.highest_id',
  `SELECT greatest((SELECT max(id) FROM guides),
                   (SELECT max(author_id) FROM guides WHERE listing = 'live')) AS id`,
);
const GUIDES = statement<ListedGuide>(
  'sharing.listed_guides',
  `SELECT id, title, last_modified FROM guides
    WHERE id > $1 AND id <= $2 AND listing = 'live' ORDER BY id`,
);
const CREATORS = statement<ListedCreator>(
  'sharing.listed_creators',
  `SELECT id, name FROM users u
    WHERE id > $1 AND id <= $2 AND role IN ('creator', 'admin') AND deleted_at IS NULL
      AND EXISTS (SELECT FROM guides g WHERE g.author_id = u.id AND g.listing = 'live') ORDER BY id`,
);

export async function highestListedId(db: Queryable): Promise<number> {
  const [row] = await db.query(HIGHEST, []);
  return row?.id ?? 0;
}

/** The guides on sale in a part of the sitemap, and the creators with a page. */
export async function listOfPart(db: Queryable, part: number): Promise<Listed> {
  const range = [(part - 1) * IDS_PER_PART, part * IDS_PER_PART];
  const guides = await db.query(GUIDES, range);
  return { guides, creators: await db.query(CREATORS, range) };
}
