import type { GuideOf } from '@laneway/domain/guides/editable-guide';
import { editablePlaceRank } from '@laneway/domain/guides/editable-place';
import { sortPlaces } from '@laneway/domain/guides/ordering';
import type { Transfer } from '@laneway/domain/workflow/transfer';
import type { PendingGuide, Transfer as WireTransfer } from '../authoring.ts';
import type { PublishedGuide, PublishedPlace } from '../catalogue.ts';
import { readContent } from './content-fields.ts';
import { GUIDE_FIELDS } from './guide-fields.ts';
import { readPendingPlace, readPublishedPlace } from './read-place.ts';

export function readPendingGuide(row: PendingGuide): GuideOf<'pending'> {
  const places = row.pending_places?.map(readPendingPlace);
  return {
    type: 'guide',
    kind: 'pending',
    id: row.pg_id,
    originalId: row.original_g_id,
    version: row.pg_version,
    status: row.pg_pending_status,
    author: { id: row.pg_author_id, name: row.pg_author_name },
    adminComment: row.admin_comment,
    changedSinceComment: row.changed_since_comment,
    transfer: row.pg_transfer === null ? null : readTransfer(row.pg_transfer),
    createdAt: row.pg_created,
    lastModified: row.pg_updated,
    imagePlaceholder: row.pg_image_stand_in,
    content: readContent(GUIDE_FIELDS, 'pending', row),
    places: places === undefined ? null : sortPlaces(places, editablePlaceRank),
  };
}

/** The places come from another call; null until its response has arrived. */
export function readPublishedGuide(
  row: PublishedGuide,
  places: readonly PublishedPlace[] | null = null,
): GuideOf<'published'> {
  return {
    type: 'guide',
    kind: 'published',
    id: row.g_id,
    listing: row.g_active ? 'live' : 'withdrawn',
    author: { id: row.g_author_id, name: row.g_author },
    lastModified: row.g_last_modified,
    imagePlaceholder: row.g_image_stand_in,
    content: readContent(GUIDE_FIELDS, 'published', row),
    places: places === null ? null : sortPlaces(places.map(readPublishedPlace), editablePlaceRank),
  };
}

function readTransfer({ state, reason }: WireTransfer): Transfer {
  return state === 'failed' ? { state, reason: reason ?? '' } : { state };
}
