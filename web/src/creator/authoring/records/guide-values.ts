import { GUIDE_FIELDS } from '@laneway/contract/editing/guide-fields';
import { LIMITS } from '@laneway/contract/limits';
import { DEFAULT_LANGUAGE } from '@laneway/domain/guides/default-language';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { languageName } from '@laneway/domain/guides/languages';
import { providedText } from '@laneway/domain/guides/placeholder';
import {
  PRICE_CHOICES,
  PRICE_REFUSAL_TEXT,
  type PriceChoice,
  type Pricing,
  priceChoiceOf,
  priceTextOf,
  pricingFor,
} from '@laneway/domain/guides/pricing';
import { describeWalk } from '@laneway/domain/walk/text/walk-words';
import {
  blocking,
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

export type GuideField =
  | TextField
  | 'location'
  | 'priceChoice'
  | 'price'
  | 'durationMinutes'
  | 'climbMetres'
  | 'language'
  | 'walk';

export type GuideValues = Values<GuideField>;

export const GUIDE_SHAPE: RecordShape<GuideField> = {
  groups: [
    ...TEXT_GROUPS,
    ['priceChoice', 'price'],
    ['durationMinutes'],
    ['climbMetres'],
    ['language'],
    ['location'],
    ['path'],
    ['boundary'],
    ['walk'],
  ],
};

export function guideValuesOf(content: GuideContent): GuideValues {
  const priceChoice = priceChoiceOf(content);
  const { priceCents, durationMinutes, climbMetres } = content;
  return {
    ...textsOf(content),
    location: locationText(content.location),
    priceChoice,
    // Empty until someone sets it: the price to be saved is shown next to the field.
    price: priceChoice === 'paid' && priceCents !== null ? priceTextOf(content) : '',
    durationMinutes: durationMinutes === null ? '' : String(durationMinutes),
    climbMetres: climbMetres === null ? '' : String(climbMetres),
    language: content.language,
    walk: content.walk ?? '',
  };
}

/** The content of the values; invalid ones are absent. */
export function guideContentOf(values: GuideValues): GuideContent {
  return {
    ...contentOfTexts(values),
    location: pointOf(values.location),
    ...pricingOf(values),
    durationMinutes: minutesOf(values.durationMinutes),
    climbMetres: climbOf(values.climbMetres),
    // Changes stored before guides had a language have none.
    language: values.language || DEFAULT_LANGUAGE,
    walk: providedText(values.walk),
  };
}

const DURATION_ERROR = 'Enter whole minutes, like 90';
const CLIMB_ERROR = `Enter whole metres, like 45, up to ${LIMITS.climbMetres.toLocaleString('en-AU')}`;

const CHECKS: Readonly<Partial<Record<GuideField, FieldCheck>>> = {
  ...TEXT_CHECKS,
  durationMinutes: (text) =>
    text.trim() === '' || minutesOf(text) !== null ? null : blocking(DURATION_ERROR),
  climbMetres: (text) =>
    text.trim() === '' || climbOf(text) !== null ? null : blocking(CLIMB_ERROR),
};

export function validateGuide(
  values: GuideValues,
  saved: Pick<GuideValues, 'price'>,
): ValidationErrors<GuideField> {
  const pricing = pricingFor(choiceOf(values), values.price, saved.price !== '');
  const price = pricing.ok ? {} : { price: blocking(PRICE_REFUSAL_TEXT) };
  return { ...validate(CHECKS, values), ...price };
}

export function choiceOf({ priceChoice }: Pick<GuideValues, 'priceChoice'>): PriceChoice {
  return PRICE_CHOICES.find(({ id }) => id === priceChoice)?.id ?? 'paid';
}

function pricingOf(values: GuideValues): Pricing {
  const choice = choiceOf(values);
  // A paid guide without a typed price is saved with the default.
  if (choice === 'paid' && values.price.trim() === '') return { isPublic: false, priceCents: null };
  const pricing = pricingFor(choice, values.price);
  return pricing.ok ? pricing.value : { isPublic: false, priceCents: null };
}

/** The typed walking time; null if it is invalid. */
export function minutesOf(text: string): number | null {
  const trimmed = text.trim();
  const minutes = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : 0;
  return minutes >= 1 && minutes <= LIMITS.durationMinutes ? minutes : null;
}

/** The typed climb; null if there is none or it is invalid. */
export function climbOf(text: string): number | null {
  const trimmed = text.trim();
  const metres = /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : Infinity;
  return metres <= LIMITS.climbMetres ? metres : null;
}

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
    climbMetres: { label: 'Climb', section: 'duration', wire: GUIDE_FIELDS.climbMetres.pending },
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
