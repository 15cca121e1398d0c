import type { AccessRequest } from '@laneway/domain/purchase/entitlement';
import type { Actor } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import { accessRequest } from '../present.ts';
import type { GuideAccessRow } from '../rows.ts';

/** A live place for someone who reports a problem with it. */
export type ReportedPlace = {
  readonly id: number;
  readonly title: string;
  readonly guideId: number;
  readonly guideTitle: string;
  readonly authorId: number;
  readonly access: AccessRequest;
};

type ReportedRow = GuideAccessRow & {
  readonly place_title: string;
  readonly guide_id: number;
  readonly guide_title: string;
};

const FIND = statement<ReportedRow>(
  'catalogue.find_reported_place',
  `SELECT p.title AS place_title, g.id AS guide_id, g.title AS guide_title, g.price_cents, g.is_public, g.author_id,
          g.listing,
          $1::integer IS NOT NULL
            AND EXISTS (SELECT FROM entitlements e WHERE e.user_id = $1 AND e.guide_id = g.id) AS owned
     FROM places p JOIN guides g ON g.id = p.guide_id
    WHERE p.id = $2 AND p.listing = 'live'`,
);

/** Null when there is no such place. `access` decides whether the viewer may know of it. */
export async function findReportedPlace(
  db: Queryable,
  viewer: Actor | null,
  placeId: number,
): Promise<ReportedPlace | null> {
  const [row] = await db.query(FIND, [viewer?.id ?? null, placeId]);
  if (row === undefined) return null;
  return {
    id: placeId,
    title: row.place_title,
    guideId: row.guide_id,
    guideTitle: row.guide_title,
    authorId: row.author_id,
    access: accessRequest(row, viewer),
  };
}
