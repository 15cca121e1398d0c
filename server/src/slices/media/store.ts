import type { MediaKind } from '@laneway/domain/media/kinds';
import type { ProcessingState } from '@laneway/domain/media/processing';
import type { ScanState } from '@laneway/domain/media/scan';
import type { ListingState } from '@laneway/domain/workflow/listing';
import { type Queryable, statement } from '../../platform/database/database.ts';

/** A rendition of an image, stored beside it in the same bucket. Its key has no row: only the image is requested. */
export type StoredRendition = {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly size_bytes: number;
};

/** A stored object with what the access check needs: its guide, and whether the viewer owns that. */
export type MediaRow = {
  readonly kind: MediaKind;
  readonly mime: string;
  readonly scan_state: ScanState;
  readonly processing_state: ProcessingState;
  readonly failure: string | null;
  readonly renditions: readonly StoredRendition[] | null;
  readonly uploader_id: number | null;
  readonly is_teaser: boolean;
  readonly guide_id: number | null;
  readonly is_public: boolean | null;
  readonly price_cents: number | null;
  readonly author_id: number | null;
  readonly listing: ListingState | null;
  readonly owned: boolean;
};

/** The statements that use these have the viewer's id as parameter $3, or NULL for a visitor. */
export const MEDIA_COLUMNS = `m.kind, m.mime, m.scan_state, m.processing_state, m.failure, m.renditions,
          m.uploader_id, m.is_teaser, m.guide_id,
          g.is_public, g.price_cents, g.author_id, g.listing,
          $3::integer IS NOT NULL
            AND EXISTS (SELECT FROM entitlements e WHERE e.user_id = $3 AND e.guide_id = m.guide_id) AS owned`;
export const MEDIA_TABLES = 'media m LEFT JOIN guides g ON g.id = m.guide_id';

const MEDIA = statement<MediaRow>(
  'media.find',
  `SELECT ${MEDIA_COLUMNS} FROM ${MEDIA_TABLES} WHERE m.bucket = $1 AND m.key = $2`,
);

/** One query by the primary key, because it runs for every image on every page. */
export async function findMedia(
  db: Queryable,
  address: { readonly bucket: string; readonly key: string },
  viewerId: number | null,
): Promise<MediaRow | null> {
  const [row] = await db.query(MEDIA, [address.bucket, address.key, viewerId]);
  return row ?? null;
}
