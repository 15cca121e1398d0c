import { LIMITS } from '@laneway/contract/limits';
import type { GuideContent } from '@laneway/domain/guides/guide-content';
import { DEFAULT_LANGUAGE } from '@laneway/domain/guides/languages';
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
import {
  contentOfTexts,
  locationText,
  pointOf,
  TEXT_CHECKS,
  TEXT_GROUPS,
  type TextField,
  textsOf,
} from './text-values.ts';
import { blocking, type FieldCheck, type ValidationErrors, validate } from './validation.ts';
import type { RecordShape, Values } from './values.ts';

export type GuideField =
  | TextField
  | 'location'
  | 'priceChoice'
  | 'price'
  | 'durationMinutes'
  | 'language'
  | 'walk';

export type GuideValues = Values<GuideField>;

export const GUIDE_SHAPE: RecordShape<GuideField> = {
  groups: [
    ...TEXT_GROUPS,
    ['priceChoice', 'price'],
    ['durationMinutes'],
    ['language'],
    ['location'],
    ['path'],
    ['boundary'],
    ['walk'],
  ],
};

export function guideValuesOf(content: GuideContent): GuideValues {
  const priceChoice = priceChoiceOf(content);
  const { priceCents, durationMinutes } = content;
  return {
    ...textsOf(content),
    location: locationText(content.location),
    priceChoice,
    // Empty until someone sets it: what it will be saved as is shown beside the field.
    price: priceChoice === 'paid' && priceCents !== null ? priceTextOf(content) : '',
    durationMinutes: durationMinutes === null ? '' : String(durationMinutes),
    language: content.language,
    walk: content.walk ?? '',
  };
}

/** What the values say; what can't be read is absent. */
export function guideContentOf(values: GuideValues): GuideContent {
  return {
    ...contentOfTexts(values),
    location: pointOf(values.location),
    ...pricingOf(values),
    durationMinutes: minutesOf(values.durationMinutes),
    // Work that was kept before guides had a language has none.
    language: values.language || DEFAULT_LANGUAGE,
    walk: providedText(values.walk),
  };
}

const DURATION_FAULT = 'Enter whole minutes, like 90';

const CHECKS: Readonly<Partial<Record<GuideField, FieldCheck>>> = {
  ...TEXT_CHECKS,
  durationMinutes: (text) =>
    text.trim() === '' || minutesOf(text) !== null ? null : blocking(DURATION_FAULT),
};

export function validateGuide(values: GuideValues): ValidationErrors<GuideField> {
  const pricing = pricingFor(choiceOf(values), values.price);
  const price = pricing.ok ? {} : { price: blocking(PRICE_REFUSAL_TEXT) };
  return { ...validate(CHECKS, values), ...price };
}

export function choiceOf({ priceChoice }: Pick<GuideValues, 'priceChoice'>): PriceChoice {
  return PRICE_CHOICES.find(({ id }) => id === priceChoice)?.id ?? 'paid';
}

function pricingOf(values: GuideValues): Pricing {
  const choice = choiceOf(values);
  // A paid guide whose price nobody has typed is saved with the default.
  if (choice === 'paid' && values.price.trim() === '') return { isPublic: false, priceCents: null };
  const pricing = pricingFor(choice, values.price);
  return pricing.ok ? pricing.value : { isPublic: false, priceCents: null };
}

/** The walking time that was typed; null if it isn't one that can be saved. */
export function minutesOf(text: string): number | null {
  const trimmed = text.trim();
  const minutes = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : 0;
  return minutes >= 1 && minutes <= LIMITS.durationMinutes ? minutes : null;
}
