import { passesScan, scanText } from '@laneway/domain/media/scan';
import { guideAccess, insideRefusal, teaserRefusal } from '@laneway/domain/purchase/entitlement';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { Actor } from '@laneway/domain/roles';
import type { MediaRow } from './store.ts';

/** The people who may get the same bytes, which decides whether caches may store them. */
export type Sharing = 'everyone' | 'this person';

export type MediaAccess =
  | {
      readonly allowed: true;
      readonly row: MediaRow;
      readonly sharing: Sharing;
      /** Decided while the database was down, by what it said last. */
      readonly isStale?: true;
    }
  | { readonly allowed: false; readonly refusal: Refusal };

const NOT_FOUND = refusal('not_found', 'File not found');
const NOT_SCANNED = 'We haven’t scanned this file for viruses. Upload it again.';
const NOT_READY = refusal(
  'conflict',
  'We’re still getting this file ready. Try again in a moment.',
);
const NOT_USABLE = 'We couldn’t use this file. Upload it again.';

/**
 * Decides who may download an object. Published media follow the access rules of their guide, by the part that they
 * belong to: its teaser or its inside. Quarantined media are for their uploader, admins and the testers of a draft, once they're
 * safe and ready.
 */
export function mediaAccess(
  row: MediaRow | null,
  viewer: Actor | null,
  hasScanner: boolean,
  /** It belongs to a draft that the viewer was invited to try out. */
  isTested = false,
): MediaAccess {
  if (row === null) return { allowed: false, refusal: NOT_FOUND };
  const inQuarantine = row.guide_id === null;
  const refused = inQuarantine
    ? refusalInQuarantine(row, viewer, { hasScanner, isTested })
    : ((isTested ? null : refusalOfGuide(row, viewer)) ?? refusalOfPublished(row));
  if (refused !== null) return { allowed: false, refusal: refused };
  const isEveryones = !inQuarantine && refusalOfGuide({ ...row, owned: false }, null) === null;
  return { allowed: true, row, sharing: isEveryones ? 'everyone' : 'this person' };
}

function refusalInQuarantine(
  row: MediaRow,
  viewer: Actor | null,
  { hasScanner, isTested }: { readonly hasScanner: boolean; readonly isTested: boolean },
): Refusal | null {
  const isOwn = viewer !== null && (viewer.role === 'admin' || viewer.id === row.uploader_id);
  if (!isOwn && !isTested) return NOT_FOUND;
  if (!passesScan(row.scan_state, hasScanner))
    return refusal('not_allowed', scanText(row.scan_state) ?? NOT_SCANNED);
  switch (row.processing_state) {
    case 'ready':
      return null;
    case 'pending':
      return NOT_READY;
    case 'failed':
      return refusal('conflict', row.failure ?? NOT_USABLE);
  }
}

function refusalOfGuide(row: MediaRow, viewer: Actor | null): Refusal | null {
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
  return row.is_teaser ? teaserRefusal(access) : insideRefusal(access);
}

/**
 * Published media passed the scan when they were published, and `unknown` passed where there was no scanner. This
 * ignores whether there is one now: adding one must not take the demo and every earlier guide off the site.
 */
function refusalOfPublished({ scan_state }: MediaRow): Refusal | null {
  return passesScan(scan_state, false) ? null : refusal('not_allowed', scanText(scan_state) ?? '');
}
