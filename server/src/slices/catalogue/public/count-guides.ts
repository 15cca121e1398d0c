import { type Queryable, statement } from '../../../platform/database.ts';

export type GuideCounts = {
  readonly live: number;
  readonly withdrawn: number;
  /** The places in guides that are live. */
  readonly places: number;
};

/** Reads the index guides_by_listing only. */
const COUNT = statement<GuideCounts>(
  'catalogue.count_guides',
  `SELECT count(*) FILTER (WHERE listing = 'live') AS live,
          count(*) FILTER (WHERE listing = 'withdrawn') AS withdrawn,
          coalesce(sum(place_count) FILTER (WHERE listing = 'live'), 0) AS places
     FROM guides`,
);

export async function countGuides(db: Queryable): Promise<GuideCounts> {
  const [row] = await db.query(COUNT);
  if (row === undefined) throw new Error('counts always have a row');
  return row;
}
