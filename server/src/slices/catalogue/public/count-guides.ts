import type { ListingState } from '@laneway/domain/workflow/listing';
import { type Queryable, statement } from '../../../platform/database/database.ts';

export type GuideCounts = {
  readonly live: number;
  readonly withdrawn: number;
  /** The places in guides that are live. */
  readonly places: number;
};

type Row = {
  readonly listing: ListingState;
  readonly guides: number;
  readonly places: number;
};

/** Reads the index guides_by_listing only. */
const COUNT = statement<Row>(
  'catalogue.count_guides',
  `SELECT listing, count(*) AS guides, sum(place_count) AS places FROM guides GROUP BY listing`,
);

export async function countGuides(db: Queryable): Promise<GuideCounts> {
  const rows = await db.query(COUNT);
  const [live, withdrawn] = (['live', 'withdrawn'] as const).map((listing) =>
    rows.find((row) => row.listing === listing),
  );
  return {
    live: live?.guides ?? 0,
    withdrawn: withdrawn?.guides ?? 0,
    places: live?.places ?? 0,
  };
}
