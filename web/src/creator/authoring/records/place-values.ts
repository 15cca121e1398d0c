import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { providedText } from '@laneway/domain/guides/placeholder';
import {
  contentOfTexts,
  locationText,
  pointOf,
  TEXT_CHECKS,
  TEXT_GROUPS,
  type TextField,
  textsOf,
} from './text-values.ts';
import { checkMarkerText, type FieldCheck, type ValidationErrors, validate } from './validation.ts';
import type { RecordShape, Values } from './values.ts';

export type PlaceField = TextField | 'location' | 'marker' | 'trigger';

export type PlaceValues = Values<PlaceField>;

export const PLACE_SHAPE: RecordShape<PlaceField> = {
  groups: [
    ...TEXT_GROUPS,
    // The first marker is the pin, so the two move together.
    ['location', 'marker'],
    ['path'],
    ['boundary'],
    ['trigger'],
  ],
};

export function placeValuesOf(content: PlaceContent): PlaceValues {
  return {
    ...textsOf(content),
    location: locationText(content.location),
    marker: content.marker ?? '',
    trigger: content.trigger ?? '',
  };
}

/** What the values say; what can't be read is absent. */
export function placeContentOf(values: PlaceValues): PlaceContent {
  const marker = values.marker.trim();
  return {
    ...contentOfTexts(values),
    location: pointOf(values.location),
    marker: marker === '' ? null : marker,
    trigger: providedText(values.trigger),
  };
}

const CHECKS: Readonly<Partial<Record<PlaceField, FieldCheck>>> = {
  ...TEXT_CHECKS,
  marker: checkMarkerText,
};

export function validatePlace(values: PlaceValues): ValidationErrors<PlaceField> {
  return validate(CHECKS, values);
}
