import { passesScan, scanText } from '@laneway/domain/media/scan';
import { guideAccess, insideRefusal } from '@laneway/domain/purchase/entitlement';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { Actor } from '@laneway/domain/roles';
import type { MediaRow } from './store.ts';

export type MediaAccess =
  | { readonly allowed: true; readonly sharing: 'everyone' | 'this person' }
  | { readonly allowed: false; readonly refusal: Refusal };

const NOT_FOUND = refusal('not_found', 'File not found');

/**
 * Who may download an object. Published media follow the access rules of their guide, except the cover, which is part of
 * the teaser. Quarantined media are for their uploader and admins. Nobody gets what did not pass the scan.
 */
export function mediaAccess(row: MediaRow | null, viewer: Actor | null): MediaAccess {
  if (row === null) return { allowed: false, refusal: NOT_FOUND };
  const access =
    row.guide_id === null ? accessInQuarantine(row, viewer) : accessBehindGate(row, viewer);
  if (!access.allowed || passesScan(row.scan_state, false)) return access;
  return { allowed: false, refusal: refusal('not_allowed', scanText(row.scan_state) ?? '') };
}

function accessInQuarantine(row: MediaRow, viewer: Actor | null): MediaAccess {
  const mine = viewer !== null && (viewer.role === 'admin' || viewer.id === row.uploader_id);
  return mine ? { allowed: true, sharing: 'this person' } : { allowed: false, refusal: NOT_FOUND };
}

function accessBehindGate(row: MediaRow, viewer: Actor | null): MediaAccess {
  const access = guideAccess({
    viewer,
    owned: row.owned,
    guide: {
      isPublic: row.is_public ?? false,
      priceCents: row.price_cents ?? 0,
      authorId: row.author_id,
      listing: row.listing ?? 'withdrawn',
    },
  });
  if (row.is_teaser && access.because !== 'withdrawn')
    return { allowed: true, sharing: 'everyone' };
  const refused = insideRefusal(access);
  if (refused !== null) return { allowed: false, refusal: refused };
  return { allowed: true, sharing: access.because === 'public' ? 'everyone' : 'this person' };
}
