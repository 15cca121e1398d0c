import type { PendingGuide, PendingPlace, Transfer } from '@laneway/contract/authoring';
import { presentPendingGuideContent } from '@laneway/contract/editing/guide-fields';
import { presentPendingPlaceContent } from '@laneway/contract/editing/place-fields';
import { wholeSeconds } from '@laneway/domain/media/audio-length';
import { decimalFromCents } from '@laneway/domain/money';
import type { Actor } from '@laneway/domain/roles';
import { listedDescription } from '@laneway/domain/text/summary';
import { showsAdminComment } from '@laneway/domain/workflow/actions';
import { guideContentOf, placeContentOf } from '../catalogue/public/content-columns.ts';
import type { PendingGuideRow, PendingPlaceRow } from './rows.ts';

/** The only way a pending guide becomes JSON. Missing values become the wire's placeholder. */
export function presentPendingGuide(
  row: PendingGuideRow,
  viewer: Actor,
  places?: readonly PendingPlaceRow[],
): PendingGuide {
  return {
    pg_id: row.id,
    ...presentPendingGuideContent(guideContentOf(row)),
    pg_price: decimalFromCents(row.price_cents),
    pg_pending_status: row.status,
    pg_author_id: row.author_id,
    pg_author_name: row.author_name,
    original_g_id: row.original_guide_id,
    ...commentFor(viewer, row, row),
    ...(places === undefined
      ? {}
      : {
          pending_places: places.map((place, order) =>
            presentPendingPlace(place, row, viewer, order),
          ),
        }),
    pg_version: row.version,
    pg_created: row.created_at.toISOString(),
    pg_updated: row.updated_at.toISOString(),
    pg_image_stand_in: row.image_stand_in,
    pg_transfer: transferOf(row),
  };
}

/** A pending guide in a list: without its shapes, and with the beginning of its description. */
export function presentListedPendingGuide(row: PendingGuideRow, viewer: Actor): PendingGuide {
  const description = row.description === null ? null : listedDescription(row.description);
  return presentPendingGuide({ ...row, description, path: null, boundary: null }, viewer);
}

/** `order` is its index among the places of its guide. */
export function presentPendingPlace(
  row: PendingPlaceRow,
  guide: Pick<PendingGuideRow, 'status' | 'author_id'>,
  viewer: Actor,
  order: number,
): PendingPlace {
  return {
    pp_id: row.id,
    pp_pg_id: row.pending_guide_id,
    ...presentPendingPlaceContent(placeContentOf(row)),
    pp_name_number: row.name_number,
    pp_audio_seconds: wholeSeconds(row.audio_ms),
    pp_original_p_id: row.original_place_id,
    pp_pending_status: row.status,
    pp_order: order,
    pp_version: row.version,
    pp_updated: row.updated_at.toISOString(),
    pp_image_stand_in: row.image_stand_in,
    ...commentFor(viewer, guide, row),
  };
}

function commentFor(
  viewer: Actor,
  { status, author_id }: Pick<PendingGuideRow, 'status' | 'author_id'>,
  commented: Pick<PendingPlaceRow, 'admin_comment' | 'comment_version' | 'version'>,
): Pick<PendingPlace, 'admin_comment' | 'changed_since_comment'> {
  const comment = showsAdminComment(viewer, { status, authorId: author_id })
    ? commented.admin_comment
    : null;
  return {
    admin_comment: comment,
    changed_since_comment: comment !== null && hasChangedSinceComment(commented),
  };
}

export function hasChangedSinceComment({
  comment_version,
  version,
}: Pick<PendingPlaceRow, 'comment_version' | 'version'>): boolean {
  return comment_version !== null && version > comment_version;
}

function transferOf({ transfer_state, transfer_failure }: PendingGuideRow): Transfer | null {
  return transfer_state === null ? null : { state: transfer_state, reason: transfer_failure };
}
