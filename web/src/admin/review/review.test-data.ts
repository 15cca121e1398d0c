import type { PendingPlace } from '@laneway/contract/authoring';
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import type { GuideHistoryEntry, ReviewedGuide } from '@laneway/contract/review';

export function somePlace(id: number, changes: Partial<PendingPlace> = {}): PendingPlace {
  return {
    ...examplePendingPlace,
    pp_id: id,
    pp_order: id,
    pp_original_p_id: null,
    pp_title: `Place of ${id}`,
    admin_comment: null,
    ...changes,
  };
}

/** A guide by Isla that was submitted for the first time and waits for a verdict. */
export function someReview(
  changes: Partial<ReviewedGuide['guide']> = {},
  others: Partial<Omit<ReviewedGuide, 'guide'>> = {},
): ReviewedGuide {
  return {
    guide: {
      ...examplePendingGuide,
      pg_id: 12,
      pg_title: 'The Upside-Down River',
      pg_description: 'They say the Yarra runs upside down.',
      pg_pending_status: 'submitted',
      pg_author_id: 3,
      pg_author_name: 'Isla',
      original_g_id: null,
      admin_comment: null,
      pg_version: 4,
      pg_updated: '2026-11-15T10:00:00.000Z',
      pending_places: [
        somePlace(21, { pp_title: 'Princes Bridge' }),
        somePlace(22, { pp_title: 'Banana Alley' }),
      ],
      ...changes,
    },
    live: null,
    last_submission: null,
    notes: [],
    faulty_media: [],
    ...others,
  };
}

export function someNote(placeId: number | null, comment: string): ReviewedGuide['notes'][number] {
  return {
    pp_id: placeId,
    comment,
    last_updated: '2026-11-15T11:00:00.000Z',
    changed_since_comment: false,
  };
}

/** A previous submission of the same guide, with these places instead. */
export function resubmitted(places: readonly PendingPlace[]): Partial<ReviewedGuide> {
  return {
    last_submission: {
      submitted_at: '2026-11-10T10:00:00.000Z',
      submitted_by: 'Isla',
      guide: { ...someReview().guide, pending_places: [...places] },
    },
  };
}

export function someMove(to: GuideHistoryEntry['to_status'], by: string | null): GuideHistoryEntry {
  return {
    at: '2026-11-15T12:00:00.000Z',
    act: 'status_changed',
    from_status: 'submitted',
    to_status: to,
    source: 'admin_review',
    actor_name: by,
    comment: null,
    place_title: null,
    own_content: false,
  };
}
