import { type EditableGuide, guideId } from '@laneway/domain/guides/editable-guide';
import { type EditablePlace, placeId } from '@laneway/domain/guides/editable-place';

/** The name under which work on a guide is kept. Pending and published rows are numbered separately. */
export function guideRecordId(guide: EditableGuide): string {
  return guide.kind === 'unsaved' ? `${guideId(guide)}` : `${guide.kind}-guide-${guideId(guide)}`;
}

/** Work on places is kept with their guide, so that a new place is found again when its guide is opened. */
export function placeRecordId(guide: EditableGuide, place: EditablePlace): string {
  return `${placesPrefix(guide)}${place.kind === 'unsaved' ? placeId(place) : `${place.kind}-${placeId(place)}`}`;
}

export function placesPrefix(guide: EditableGuide): string {
  return `${guideRecordId(guide)}/`;
}
