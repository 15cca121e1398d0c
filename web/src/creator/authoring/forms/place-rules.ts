import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import { describeTrigger } from '@laneway/domain/walk/text/trigger-words';
import { type PlaceField, validatePlace } from '../records/place-values.ts';
import { describeTexts, type RecordRules, textFacts } from './record-rules.ts';

export const PLACE_RULES: RecordRules<PlaceField> = {
  fields: {
    ...textFacts(PLACE_FIELDS),
    location: { label: 'Pin', section: 'map', wire: PLACE_FIELDS.location.pending },
    marker: { label: 'Markers', section: 'map', wire: PLACE_FIELDS.marker.pending },
    trigger: { label: 'Zone', section: 'map', wire: PLACE_FIELDS.trigger.pending },
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
