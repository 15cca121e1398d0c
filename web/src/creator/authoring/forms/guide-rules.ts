import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { languageName } from '@laneway/domain/guides/languages';
import { PRICE_CHOICES } from '@laneway/domain/guides/pricing';
import { describeWalk } from '@laneway/domain/walk/text/walk-words';
import {
  choiceOf,
  type GuideField,
  type GuideValues,
  validateGuide,
} from '../records/guide-values.ts';
import { describeTexts, type RecordRules, textFacts } from './record-rules.ts';

const TEXTS = textFacts(GUIDE_FIELDS);

export const GUIDE_RULES: RecordRules<GuideField> = {
  fields: {
    ...TEXTS,
    image: { ...TEXTS.image, label: 'Cover image' },
    priceChoice: { label: 'Price', section: 'price', wire: GUIDE_FIELDS.isPublic.pending },
    price: { label: 'List price', section: 'price', wire: GUIDE_FIELDS.priceCents.pending },
    durationMinutes: {
      label: 'Walking time',
      section: 'duration',
      wire: GUIDE_FIELDS.durationMinutes.pending,
    },
    language: { label: 'Language', section: 'language', wire: GUIDE_FIELDS.language.pending },
    location: { label: 'Start', section: 'map', wire: GUIDE_FIELDS.location.pending },
    walk: { label: 'Walk', section: 'map', wire: GUIDE_FIELDS.walk.pending },
  },
  validate: validateGuide,
  describe: (group, values) => {
    if (group === 'priceChoice') return describePrice(values);
    if (group === 'language') return languageName(values.language);
    if (group === 'walk') return values.walk === '' ? '' : describeWalk(values.walk);
    return describeTexts(group, values) ?? values[group];
  },
};

/** “Paid, $4.99”. */
export function describePrice(values: Pick<GuideValues, 'priceChoice' | 'price'>): string {
  const choice = choiceOf(values);
  const label = PRICE_CHOICES.find(({ id }) => id === choice)?.label ?? '';
  const price = values.price.trim();
  return choice === 'paid' && price !== '' ? `${label}, $${price}` : label;
}
