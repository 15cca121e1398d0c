import type { UserExport } from '@laneway/contract/user-export';
import { textOrPlaceholder } from '@laneway/domain/guides/placeholder';
import { statement } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/slice.ts';

/** Guides under review or on sale are kept for the record; everything else belongs only to its author. */
const UNPUBLISHED = `status NOT IN ('approved', 'published')`;

const FORGET_PLACES = statement<never>(
  'authoring.forget_places',
  `UPDATE pending_places SET title = NULL, description = NULL, location = NULL, marker = NULL, image_uri = NULL,
          image_alt = NULL, audio_uri = NULL, audio_captions_uri = NULL, video_uri = NULL, video_captions_uri = NULL,
          path = NULL, boundary = NULL, trigger = NULL, admin_comment = NULL, deleted_at = coalesce(deleted_at, now())
    WHERE pending_guide_id IN (SELECT id FROM pending_guides WHERE author_id = $1 AND ${UNPUBLISHED})`,
);
const FORGET_GUIDES = statement<never>(
  'authoring.forget_guides',
  `UPDATE pending_guides SET title = NULL, description = NULL, location = NULL, image_uri = NULL, image_alt = NULL,
          audio_uri = NULL, audio_captions_uri = NULL, video_uri = NULL, video_captions_uri = NULL, path = NULL,
          boundary = NULL, walk = NULL, admin_comment = NULL, transfer_failure = NULL, deleted_at = coalesce(deleted_at, now()), version = version + 1
    WHERE author_id = $1 AND ${UNPUBLISHED}`,
);

type DraftRow = {
  readonly id: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly image_alt: string | null;
  readonly walk: string | null;
  readonly status: UserExport['drafts'][number]['pg_pending_status'];
  readonly updated_at: Date;
};
const EXPORT = statement<DraftRow>(
  'authoring.export_person',
  `SELECT id, title, description, image_alt, walk, status, updated_at FROM pending_guides
    WHERE author_id = $1 AND deleted_at IS NULL ORDER BY id`,
);

export const authoringPersonalData: PersonalData = {
  forget: async (tx, userId) => {
    await tx.query(FORGET_PLACES, [userId]);
    await tx.query(FORGET_GUIDES, [userId]);
  },
  export: async (db, userId) => ({
    drafts: (await db.query(EXPORT, [userId])).map((row) => ({
      pg_id: row.id,
      pg_title: textOrPlaceholder(row.title),
      pg_description: textOrPlaceholder(row.description),
      pg_image_alt: row.image_alt,
      pg_walk: row.walk,
      pg_pending_status: row.status,
      pg_updated: row.updated_at.toISOString(),
    })),
  }),
};
