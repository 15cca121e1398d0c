import { presentPendingGuideContent } from '@laneway/contract/editing/guide-fields';
import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';
import {
  GUIDE_COLUMNS,
  type GuideContentRow,
  guideContentOf,
  PLACE_COLUMNS,
} from '../catalogue/public/content-columns.ts';
import type { PendingGuideRow } from './rows.ts';

/** Guides under review or on sale are kept for the record; everything else belongs only to its author. */
const UNPUBLISHED = `status NOT IN ('approved', 'published')`;

const FORGET_PLACES = statement<never>(
  'authoring.forget_places',
  `UPDATE pending_places SET ${PLACE_COLUMNS.cleared}, admin_comment = NULL, deleted_at = coalesce(deleted_at, now())
    WHERE pending_guide_id IN (SELECT id FROM pending_guides WHERE author_id = $1 AND ${UNPUBLISHED})`,
);
const FORGET_GUIDES = statement<never>(
  'authoring.forget_guides',
  `UPDATE pending_guides SET ${GUIDE_COLUMNS.cleared}, admin_comment = NULL, transfer_failure = NULL,
          deleted_at = coalesce(deleted_at, now()), version = version + 1
    WHERE author_id = $1 AND ${UNPUBLISHED}`,
);

const EXPORT = statement<GuideContentRow & Pick<PendingGuideRow, 'id' | 'status' | 'updated_at'>>(
  'authoring.export_person',
  `SELECT id, ${GUIDE_COLUMNS.listedOf('g')}, status, updated_at FROM pending_guides g
    WHERE author_id = $1 AND deleted_at IS NULL ORDER BY id`,
);

export const authoringPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    await tx.query(FORGET_PLACES, [userId]);
    await tx.query(FORGET_GUIDES, [userId]);
  },
  export: async (db, userId) => ({
    drafts: (await db.query(EXPORT, [userId])).map((row) => {
      const { pg_path, pg_boundary, ...content } = presentPendingGuideContent(guideContentOf(row));
      return {
        pg_id: row.id,
        ...content,
        pg_pending_status: row.status,
        pg_updated: row.updated_at.toISOString(),
      };
    }),
  }),
};
