import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import type { PublishedPlace } from '@laneway/contract/catalogue';
import {
  exampleGuide,
  examplePendingGuide,
  examplePendingPlace,
  examplePlace,
} from '@laneway/contract/examples.test-data';
import type { ReviewedGuide } from '@laneway/contract/review';

/** A revision with one place, without any changes from its live version or its last submission. */
export function aReview(
  guide: Partial<PendingGuide> = {},
  place: Partial<PendingPlace> = {},
): ReviewedGuide {
  const before = { ...examplePendingGuide, pending_places: [examplePendingPlace] };
  return {
    guide: { ...before, ...guide, pending_places: [{ ...examplePendingPlace, ...place }] },
    live: { guide: LIVE_GUIDE, places: [aLivePlace()] },
    last_submission: {
      submitted_at: '2026-11-14T09:00:00.000Z',
      submitted_by: 'Mirka Wong',
      guide: before,
    },
    notes: [],
    faulty_media: [],
  };
}

const LIVE_GUIDE = {
  ...exampleGuide,
  g_title: examplePendingGuide.pg_title,
  g_description: '',
  g_location: examplePendingGuide.pg_location,
  g_image: examplePendingGuide.pg_image,
  g_audio: null,
  g_audio_captions: null,
  g_video: null,
  g_video_captions: null,
  g_path: null,
  g_boundary: null,
  g_walk: null,
  g_duration_minutes: null,
  g_climb_metres: null,
  g_language: examplePendingGuide.pg_language,
};

/** The live place that the place of the revision is a draft of. */
export function aLivePlace(changes: Partial<PublishedPlace> = {}): PublishedPlace {
  return {
    ...examplePlace,
    p_description: '',
    p_location: examplePendingPlace.pp_location,
    p_marker: null,
    p_image: null,
    p_image_alt: null,
    p_audio: null,
    p_audio_captions: null,
    p_video: null,
    p_video_captions: null,
    ...changes,
  };
}
