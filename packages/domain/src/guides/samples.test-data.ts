import type { GuideOf } from './editable-guide.ts';
import type { PlaceOf } from './editable-place.ts';
import { EMPTY_GUIDE } from './guide-content.ts';
import { EMPTY_PLACE } from './place-content.ts';

export const publishedPlace: PlaceOf<'published'> = {
  type: 'place',
  nameNumber: 1,
  kind: 'published',
  id: 31,
  guideId: 4,
  listing: 'live',
  position: 0,
  imagePlaceholder: null,
  audioSeconds: null,
  content: { ...EMPTY_PLACE, title: 'Hosier Lane', description: 'Cobbles and paint' },
};

export const publishedGuide: GuideOf<'published'> = {
  type: 'guide',
  kind: 'published',
  id: 4,
  listing: 'live',
  author: { id: 12, name: 'Ada' },
  lastModified: '2026-02-03T04:05:06.000Z',
  imagePlaceholder: null,
  content: { ...EMPTY_GUIDE, title: 'Street art', description: 'Ten walls', priceCents: 490 },
  places: [publishedPlace],
};

export const pendingPlace: PlaceOf<'pending'> = {
  type: 'place',
  nameNumber: 1,
  kind: 'pending',
  id: 60,
  pendingGuideId: 50,
  originalId: null,
  version: 2,
  status: 'draft',
  adminComment: null,
  changedSinceComment: false,
  position: 0,
  lastModified: '2026-02-03T04:05:06.000Z',
  imagePlaceholder: null,
  audioSeconds: null,
  content: EMPTY_PLACE,
};

export const pendingGuide: GuideOf<'pending'> = {
  type: 'guide',
  kind: 'pending',
  id: 50,
  originalId: null,
  version: 3,
  status: 'draft',
  author: { id: 12, name: 'Ada' },
  adminComment: null,
  changedSinceComment: false,
  transfer: null,
  createdAt: '2026-02-01T00:00:00.000Z',
  lastModified: '2026-02-03T04:05:06.000Z',
  imagePlaceholder: null,
  content: EMPTY_GUIDE,
  places: [pendingPlace],
};

/** The draft that editing {@link publishedPlace} starts from. */
export const draftPlace: PlaceOf<'draft_of_published'> = {
  type: 'place',
  nameNumber: 1,
  kind: 'draft_of_published',
  publishedId: 31,
  guideId: 4,
  position: 0,
  content: publishedPlace.content,
};

/** The draft that editing {@link publishedGuide} starts from. */
export const draft: GuideOf<'draft_of_published'> = {
  type: 'guide',
  kind: 'draft_of_published',
  publishedId: 4,
  startedAt: 1_700_000_000_000,
  author: { id: 12, name: 'Ada' },
  content: publishedGuide.content,
  places: [draftPlace],
};
