import type { PlaceOf } from '@laneway/domain/guides/editable-place';
import type { PendingPlace } from '../authoring.ts';
import type { PublishedPlace } from '../catalogue.ts';
import { readContent } from './content-fields.ts';
import { PLACE_FIELDS } from './place-fields.ts';

export function readPendingPlace(row: PendingPlace): PlaceOf<'pending'> {
  return {
    type: 'place',
    kind: 'pending',
    id: row.pp_id,
    pendingGuideId: row.pp_pg_id,
    originalId: row.pp_original_p_id,
    version: row.pp_version,
    status: row.pp_pending_status,
    adminComment: row.admin_comment,
    changedSinceComment: row.changed_since_comment,
    position: row.pp_order,
    lastModified: row.pp_updated,
    imagePlaceholder: row.pp_image_stand_in,
    audioSeconds: row.pp_audio_seconds,
    content: readContent(PLACE_FIELDS, 'pending', row),
  };
}

export function readPublishedPlace(row: PublishedPlace): PlaceOf<'published'> {
  return {
    type: 'place',
    kind: 'published',
    id: row.p_id,
    guideId: row.g_id,
    listing: row.p_active ? 'live' : 'withdrawn',
    position: row.p_order,
    imagePlaceholder: row.p_image_stand_in,
    audioSeconds: row.p_audio_seconds,
    content: readContent(PLACE_FIELDS, 'published', row),
  };
}
