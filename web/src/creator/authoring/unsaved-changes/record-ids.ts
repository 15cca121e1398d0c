import { type EditableGuide, guideId } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, placeId } from '@laneway/domain/guides/editable-place';

/** The storage id of a guide. Pending and published rows are numbered separately. */
export function guideRecordId(guide: EditableGuide): string {
  return guide.kind === 'unsaved' ? `${guideId(guide)}` : `${guide.kind}-guide-${guideId(guide)}`;
}

/** Changes of places are stored with their guide, so that a new place is found again when its guide is opened. */
export function placeRecordId(guide: EditableGuide, place: EditablePlace): string {
  return `${placesPrefix(guide)}${place.kind === 'unsaved' ? placeId(place) : `${place.kind}-${placeId(place)}`}`;
}

export function placesPrefix(guide: EditableGuide): string {
  return `${guideRecordId(guide)}/`;
}
