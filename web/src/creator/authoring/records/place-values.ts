import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { providedText } from '@laneway/domain/guides/placeholder';
import { describeTrigger } from '@laneway/domain/walk/text/trigger-words';
import {
  checkMarkerText,
  contentOfTexts,
  describeTexts,
  type FieldCheck,
  locationText,
  pointOf,
  type RecordRules,
  type RecordShape,
  TEXT_CHECKS,
  TEXT_GROUPS,
  type TextField,
  textFacts,
  textsOf,
  type ValidationErrors,
  type Values,
  validate,
} from './values.ts';

export type PlaceField = TextField | 'location' | 'marker' | 'trigger' | 'isSample';

/** The value of a ticked field; an empty one isn't. */
export const TICKED = 'yes';

export type PlaceValues = Values<PlaceField>;

export const PLACE_SHAPE: RecordShape<PlaceField> = {
  groups: [
    ...TEXT_GROUPS,
    // The first marker is the pin, so the two move together.
    ['location', 'marker'],
    ['path'],
    ['boundary'],
    ['trigger'],
    ['isSample'],
  ],
};

export function placeValuesOf(content: PlaceContent): PlaceValues {
  return {
    ...textsOf(content),
    location: locationText(content.location),
    marker: content.marker ?? '',
    trigger: content.trigger ?? '',
    isSample: content.isSample ? TICKED : '',
  };
}

/** The content of the values; invalid ones are absent. */
export function placeContentOf(values: PlaceValues): PlaceContent {
  const marker = values.marker.trim();
  return {
    ...contentOfTexts(values),
    location: pointOf(values.location),
    marker: marker === '' ? null : marker,
    trigger: providedText(values.trigger),
    isSample: values.isSample === TICKED,
  };
}

const CHECKS: Readonly<Partial<Record<PlaceField, FieldCheck>>> = {
  ...TEXT_CHECKS,
  marker: checkMarkerText,
};

export function validatePlace(values: PlaceValues): ValidationErrors<PlaceField> {
  return validate(CHECKS, values);
}

export const PLACE_RULES: RecordRules<PlaceField> = {
  fields: {
    ...textFacts(PLACE_FIELDS),
    location: { label: 'Pin', section: 'map', wire: PLACE_FIELDS.location.pending },
    marker: { label: 'Markers', section: 'map', wire: PLACE_FIELDS.marker.pending },
    trigger: { label: 'Zone', section: 'map', wire: PLACE_FIELDS.trigger.pending },
    isSample: { label: 'Free sample', section: 'sample', wire: PLACE_FIELDS.isSample.pending },
  },
  validate: validatePlace,
  describe: (group, values) => {
    if (group === 'location') {
      return [values.location, values.marker].filter((text) => text !== '').join('\n');
    }
    if (group === 'trigger') return describeTrigger(values.trigger);
    return describeTexts(group, values) ?? values[group];
  },
};
