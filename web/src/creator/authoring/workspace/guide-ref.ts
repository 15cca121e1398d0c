import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { type EditableGuide, guideId } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, placeId } from '@laneway/domain/guides/editable-place';

/** The reference of a guide in URLs. */
export function guideRef(guide: EditableGuide): RecordRef {
  return refOf(guide.kind, guideId(guide));
}

export function placeRef(place: EditablePlace): RecordRef {
  // A draft of a published place has no id of its own before it is saved.
  return place.kind === 'draft_of_published'
    ? { source: 'published', id: place.publishedId }
    : refOf(place.kind, placeId(place));
}

export function isSameRef(a: RecordRef, b: RecordRef): boolean {
  return a.source === b.source && a.id === b.id;
}

function refOf(kind: EditableGuide['kind'], id: number | string): RecordRef {
  if (typeof id === 'string') return { source: 'unsaved', id };
  return { source: kind === 'pending' ? 'pending' : 'published', id };
}
